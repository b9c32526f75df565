// Keeps what the page itself knows: whether the worker lives, what became of storage, why nobody may come in.
import { Screen } from '#sdk/base/screen.ts';
import type { PageState } from './page-state.ts';

/** The page's state; whoever learns something sets it. */
export class PageStore extends Screen<PageState> {
  constructor() {
    super({
      stopped: false,
      newerBuild: false,
      storage: undefined,
      refusal: undefined,
      locked: false,
      leaving: false,
    });
  }

  set(change: Partial<PageState>): void {
    this.update(change);
  }
}
