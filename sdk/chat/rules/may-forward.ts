// Decides whether a message can be sent on, by the same rule as the office (spec §5).
import type { LocalMessage } from '../../api.ts';
import { kindTraits } from '../kinds/table.ts';

/** Voice, burn-after-reading and meeting messages stay where they are; so do notices, and what is not sent yet. */
export function mayForward(message: Pick<LocalMessage, 'state' | 'bySystem' | 'kind'>): boolean {
  return message.state === 'sent' && !message.bySystem && kindTraits[message.kind].forwardable;
}

/** Messages that are shown of what goes, characters of a word of one's own, and chats of one forward. */
export const forwardLimits = { previewed: 3, words: 500, chats: 100 } as const;
