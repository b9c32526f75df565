// Which things somebody looks at on this device: told to the office over the connection, and again after every break.
import type { Unsubscribe } from '../base/live-value.ts';
import type { ControlFrame } from '../contract/frames.ts';

/** What a listener hears: the revision a thing has moved on to, 0 where that has to be asked for. */
type Listener = (revision: number) => void;

/** What is watched. */
export interface WatchList {
  /** Hears of a thing until stopped. */
  listen(reference: string, listener: Listener): Unsubscribe;
  /** The connection stands: everything is watched again, and may have changed meanwhile. */
  online(): void;
  heard(changed: { reference: string; revision: number }): void;
}

/** Nobody looks at anything yet. `send` is false where there is no connection. */
export function createWatchList(send: (frame: ControlFrame) => boolean): WatchList {
  const listeners = new Map<string, Set<Listener>>();
  return {
    listen(reference, listener) {
      const own = listeners.get(reference) ?? new Set<Listener>();
      if (own.size === 0) send({ type: 'watch', references: [reference] });
      listeners.set(reference, own.add(listener));
      return () => {
        if (!own.delete(listener) || own.size > 0) return;
        listeners.delete(reference);
        send({ type: 'unwatch', references: [reference] });
      };
    },
    online() {
      if (listeners.size > 0) send({ type: 'watch', references: [...listeners.keys()] });
      for (const own of [...listeners.values()]) for (const listener of [...own]) listener(0);
    },
    heard({ reference, revision }) {
      for (const listener of [...(listeners.get(reference) ?? [])]) listener(revision);
    },
  };
}
