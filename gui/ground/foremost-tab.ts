// Decides which of several tabs tells of what happens: the one that was looked at last, so that nothing rings twice.

const lockName = 'tangram foremost tab';

/** Follows the focus from now on; answers whether this tab is the one that tells, and how to end it. */
export function followForemost(): { readonly isForemost: () => boolean; readonly end: () => void } {
  // Browsers give locks to secure pages only; elsewhere there is one tab as a rule, and each tells for itself.
  if (navigator.locks === undefined) return { isForemost: () => true, end: () => undefined };
  const ending = Promise.withResolvers<void>();
  let isForemost = false;
  let isOver = false;
  let last: symbol | undefined;
  let waiting: AbortController | undefined;

  /** Only the last request counts: one that is given up for it, or robbed by it, was this tab's own. */
  const request = (options: LockOptions): void => {
    const own = Symbol('request');
    last = own;
    const hold = (): Promise<void> => {
      isForemost = last === own;
      return ending.promise;
    };
    navigator.locks.request(lockName, options, hold).catch(() => {
      if (last === own) queue();
    });
  };
  /** Waits until the tab before has gone. */
  function queue(): void {
    isForemost = false;
    if (isOver) return;
    waiting = new AbortController();
    request({ signal: waiting.signal });
  }
  const take = (): void => {
    if (isForemost || isOver) return;
    const before = waiting;
    request({ steal: true });
    isForemost = true;
    before?.abort();
  };
  queue();
  if (document.hasFocus()) take();
  window.addEventListener('focus', take);
  return {
    isForemost: () => isForemost,
    end() {
      isOver = true;
      isForemost = false;
      window.removeEventListener('focus', take);
      waiting?.abort();
      ending.resolve();
    },
  };
}
