// What the SDK offers of statuses: setting one's own, and knowing everybody's.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { PersonStatus } from '../contract/status.ts';
import type { KnownStatuses } from './local-entities.ts';

export type { KnownStatuses, PersonStatus };

/** Statuses of people. */
export interface StatusApi {
  /**
   * Sets one's own: an emoji, words of at most 60 characters, and the time (epoch ms) at which it ends by itself.
   * @throws OfficeError `statusTooLong`, `statusBlank` for words of which nothing shows, `statusEmoji` for more or less than one, `statusTime` for a time that is over or more than a year ahead,
   *   `notOfferedHere`
   */
  set(input: { emoji?: string; text?: string; until?: number }, options?: CallOptions): Promise<PersonStatus>;
  /** Takes one's own away. @throws OfficeError `notOfferedHere` */
  clear(options?: CallOptions): Promise<PersonStatus>;
  /** Everybody who has one now, asked of the office. @throws OfficeError `notOfferedHere` */
  list(options?: CallOptions): Promise<readonly PersonStatus[]>;
  /** Everybody's, as told; without a connection as it was told last, less what has ended since. */
  known: ValueFeed<KnownStatuses>;
}
