// What page and worker say to each other before the office's own port takes over, and about who has the store.
import type { Variant } from '#variants/schema.ts';
import type { PageStorage } from '#sdk/base/page-storage-messages.ts';

/** From the page, at once: what the worker can begin with while the rest of the page loads. */
export type PrepareMessage = {
  readonly type: 'prepare';
  /** The store this tab had open last; undefined where nobody is signed in. */
  readonly store: string | undefined;
  /** The person has already asked to go on in this tab. */
  readonly claims: boolean;
};

/** From the page, once: the office's port, the page storage's and the lines' port, and which office it is. */
export type StartMessage = {
  readonly type: 'start';
  readonly office: MessagePort;
  readonly pageStorage: MessagePort;
  /** Port for lines to other clients; undefined where the browser has no WebRTC. */
  readonly peers: MessagePort | undefined;
  /** What the page's storage would answer first, so that the worker need not wait for a page that is busy drawing. */
  readonly kept: PageStorage;
  readonly variant: string;
  /** The variant itself, where no build has it. */
  readonly own: Variant | undefined;
  /** Fills `{server}` of the variant's addresses where the variant names none. */
  readonly server: string | undefined;
  /** Name of the lock that the worker holds for as long as it lives. */
  readonly lifeLock: string;
};

/** From the page, any time: go on in this tab; and everything written here has been handed over. */
export type OwnerMessage = { readonly type: 'claim' } | { readonly type: 'left' };

/** Everything a page says. */
export type PageMessage = PrepareMessage | StartMessage | OwnerMessage;

/**
 * Where the store of this tab is. `own`: in its files. `inMemory`, `inOtherTab`: nowhere, because the browser gives no
 * files or the tab that has them does not let go. `taken`: another tab has it, and this one waits to be asked.
 * `moved`: another tab goes on with it.
 */
export type StorePlace = 'own' | 'inMemory' | 'inOtherTab' | 'taken' | 'moved';

/** From the worker: it serves; where the store is; which store it opened. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'place'; readonly place: StorePlace }
  | { readonly type: 'store'; readonly name: string };
