// What the page itself knows, apart from the office.
import type { ErrorData } from '#sdk/errors.ts';
import type { StorePlace } from '../worker/messages.ts';

/** What the page itself knows, apart from the office. */
export type PageState = {
  /** The worker died; nothing answers any more. */
  readonly stopped: boolean;
  /** A newer build of the pages is there and waits to be taken. */
  readonly newerBuild: boolean;
  /** Where the store of this tab is; undefined until that is known. */
  readonly storage: StorePlace | undefined;
  /** The screen is locked: nothing that tells of anybody lies over it. */
  readonly locked: boolean;
  /** Somebody signs out here, and the page is about to be left. */
  readonly leaving: boolean;
  /** Why `/403` is shown. */
  readonly refusal: ErrorData | undefined;
};
