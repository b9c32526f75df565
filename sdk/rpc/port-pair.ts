// A port whose two ends are in one process: what one says the other hears at once, and nothing is copied.
import type { Port } from './protocol.ts';

/** One end, and how both are closed. */
export type PairedPort = Port & { close(): void };

type Listener = Parameters<Port['onMessage']>[0];

/** Two ends of one port. What is said before the other end listens is kept for it. */
export function portPair(): readonly [PairedPort, PairedPort] {
  const closings = new Set<() => void>();
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    for (const closing of closings) closing();
  };

  function end(): { readonly hear: Listener; readonly face: (other: Listener) => PairedPort } {
    let listener: Listener | undefined;
    const early: Parameters<Listener>[0][] = [];
    return {
      hear: (messages) => {
        if (listener === undefined) early.push(messages);
        else listener(messages);
      },
      face: (other) => ({
        // An error of the listener is an error of saying it: what cannot travel further is refused here.
        post: (messages) => {
          if (!isClosed) other(messages);
        },
        onMessage(next) {
          listener = next;
          for (const messages of early.splice(0)) next(messages);
        },
        onClose: (closing) => void closings.add(closing),
        close,
      }),
    };
  }
  const [one, two] = [end(), end()];
  return [one.face(two.hear), two.face(one.hear)];
}
