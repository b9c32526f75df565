// What a search of the stored messages takes and gives.
import type { ContentKind } from '../contract/flags.ts';
import type { Language } from '../locales/language.ts';
import type { LocalMessage } from './local-entities.ts';

/** What to search for in stored messages. */
export type MessageQuery = {
  text: string;
  chatId?: string;
  senderId?: string;
  kinds?: readonly ContentKind[] | undefined;
  /** Lines such as «X has withdrawn a message» come after all that somebody wrote. */
  peopleFirst?: boolean;
  /** Epoch ms, inclusive and exclusive. */
  from?: number;
  to?: number;
  /** Rows to skip; 30 rows come per page (spec §9). */
  offset?: number;
  limit?: number;
  /** The reader's: notices are found in both languages and told in this one; Chinese where it is not said. */
  language?: Language;
};

/** A hit: the message, its chat's name, what it says without the signs of what is set apart, and where it matched (UTF-16 offsets). */
export type MessageHit = {
  message: LocalMessage;
  chatName: string;
  plainText: string;
  ranges: { from: number; to: number }[];
};

/** A page of hits. `complete` is false while the local store does not hold the whole history yet. */
export type MessageHits = { hits: MessageHit[]; complete: boolean; more: boolean };
