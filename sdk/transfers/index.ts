// The door of the files of chats.
import type { CacheLimits } from './rules/cache-rules.ts';

export { filesApi } from './calls.ts';
export { TransferFeed } from './feed.ts';
export { TransferSpace } from './service.ts';

/** What a person chose about files on this device. */
export type FileSettings = Omit<CacheLimits, 'autoCacheSizeMb'> & {
  readonly cacheFolder: string;
  readonly receiveDirect: boolean;
};
