// What page and worker say to each other before the office's own port takes over.

/** From the page, once: the office's port, the keeper's port, and which office it is. */
export type StartMessage = {
  readonly type: 'start';
  readonly office: MessagePort;
  readonly keeper: MessagePort;
  readonly variant: string;
  /** Fills `{server}` of the variant's addresses where the variant names none. */
  readonly server: string | undefined;
  /** Name of the lock that the worker holds for as long as it lives. */
  readonly lifeLock: string;
};

/** From the worker: it serves, or what became of the store on this device. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'storage'; readonly trouble: 'inMemory' | 'inOtherTab' };
