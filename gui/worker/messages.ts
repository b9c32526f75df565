// What page and worker say to each other before the office's own port takes over, and about who has the store.
import type { Variant } from '#variants/schema.ts';
import type { PageStorage } from '#sdk/base/page-storage-messages.ts';

/** From the page, at once: what the worker can begin with while the rest of the page loads. */
export type PrepareMessage = {
  readonly type: 'prepare';
  /** The store this tab had open last; undefined where nobody is signed in. */
  readonly store: string | undefined;
};

/** What an office in this tab stands on: what the page keeps now, and the ports to it. */
export type OfficeGround = {
  readonly pageStorage: MessagePort;
  /** Port for lines to other clients; undefined where the browser has no WebRTC. */
  readonly peers: MessagePort | undefined;
  /** What the page's storage would answer first, so that the worker need not wait for a page that is busy drawing. */
  readonly kept: PageStorage;
};

/** From the page, once: the office's port, what it stands on, and which office it is. */
export type StartMessage = {
  readonly type: 'start';
  readonly office: MessagePort;
  readonly ground: OfficeGround;
  readonly variant: string;
  /** The variant itself, where no build has it. */
  readonly own: Variant | undefined;
  /** Fills `{server}` of the variant's addresses where the variant names none. */
  readonly server: string | undefined;
  /** Name of the lock that the worker holds for as long as it lives. */
  readonly lifeLock: string;
};

/** From the page: an answer to `renew`; and that it stands still for a while, or goes on. */
export type LaterMessage =
  | { readonly type: 'renewed'; readonly ground: OfficeGround }
  | { readonly type: 'sleep' | 'wake' };

/** Everything a page says. */
export type PageMessage = PrepareMessage | StartMessage | LaterMessage;

/**
 * Where the store of this tab is. `own`: in its files. `shared`: another tab has it and serves this one. `inMemory`,
 * `inOtherTab`: nowhere, because the browser gives no files or the tab that has them neither serves nor lets go.
 */
export type StorePlace = 'own' | 'shared' | 'inMemory' | 'inOtherTab';

/** From the worker: it serves; where the store is; which store it opened, as which tab; it asks what the page keeps now. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'place'; readonly place: StorePlace }
  | { readonly type: 'store'; readonly name: string; readonly tab: string }
  | { readonly type: 'renew' };

/** The lock a tab's worker holds for as long as it lives. */
export const tabLock = (tab: string): string => `tangram tab ${tab}`;
