// What the tabs of one store say to each other: to everybody who listens, and between the owner and one guest.
import type { Port } from '#sdk/rpc/protocol.ts';

/**
 * What is said to everybody. `join`: a tab wants to be served. `serve`: the owner serves it, on the channel of both.
 * `wait`: the owner is there and not ready. `owner`: somebody new owns the store, whoever was served joins again.
 * `ping`, `pong`: whether the owner answers. `hung`: it does not; whoever can ends it.
 */
export type TabMessage =
  | { readonly type: 'join'; readonly tab: string }
  | { readonly type: 'serve' | 'wait'; readonly tab: string; readonly owner: string }
  | { readonly type: 'owner' | 'ping' | 'pong' | 'hung'; readonly owner: string };

/** The name of the lock that says who owns a store, and of the channel of its tabs. */
export const storeLock = (store: string): string => `tangram store ${store}`;

/** The port between an owner and a guest; both open it by the same names. Closing it tells this end only. */
export function tabPort(store: string, owner: string, guest: string): Port & { close(): void } {
  const port = new BroadcastChannel(`${storeLock(store)} ${owner} ${guest}`);
  const closings = new Set<() => void>();
  let isOpen = true;
  return {
    post(messages) {
      if (isOpen) port.postMessage(messages);
    },
    onMessage: (listener) => port.addEventListener('message', ({ data }) => listener(data)),
    onClose: (closing) => void closings.add(closing),
    close() {
      if (!isOpen) return;
      isOpen = false;
      port.close();
      for (const closing of closings) closing();
    },
  };
}

/** Takes a lock and answers how to let it go; undefined where it was not to be had. `onLost`: another one took it. */
export function takeLock(
  name: string,
  options: LockOptions,
  onLost?: () => void,
): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (lock: Lock | null): Promise<void> => {
      const { promise, resolve: free } = Promise.withResolvers<void>();
      if (lock === null) free();
      else isHeld = true;
      resolve(lock === null ? undefined : free);
      return promise;
    };
    navigator.locks.request(name, options, hold).catch(() => {
      // Given up by its signal, or a page that is not served safely enough for locks: «not to be had».
      if (isHeld) onLost?.();
      else resolve(undefined);
    });
  });
}
