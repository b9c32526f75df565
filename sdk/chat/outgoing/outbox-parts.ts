// What an outbox is made of.
import type { LocalMessage } from '../../api.ts';
import type { ControlFrame } from '../../contract/frames.ts';
import type { Clock } from '../../host/port.ts';
import type { OutboxRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';

/** What an outbox stands on, and whom it tells. */
export type OutboxParts = {
  store: Store;
  clock: Clock;
  holder: string;
  sender: { id: string; name: string; avatar: string };
  transmit: (frame: ControlFrame) => boolean;
  onChange: (chatId: string, echoes: LocalMessage[], removed: string[]) => void;
  /** Something that is for later waits for nothing else here any more. */
  onScheduled: () => void;
  /** One that is for later is given up, and the office may have it. */
  takeBack: (row: OutboxRow) => void;
  report: (error: unknown) => void;
  /** The server removes no duplicates: what went out goes again only when its writer says so. */
  sendsOnce?: () => boolean;
};
