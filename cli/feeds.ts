// Reads the present value of a feed once, and bounds waiting by a signal.
import type { ListFeed, ValueFeed } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';

/** The present value of a feed. */
export async function presentValue<T>(feed: ValueFeed<T>): Promise<T> {
  const arrived = Promise.withResolvers<T>();
  // A later value changes nothing: a promise resolves once.
  const stop = feed((value) => arrived.resolve(value));
  const value = await arrived.promise;
  stop();
  return value;
}

/** The present rows of a list feed, in the order of `compare`. */
export async function presentRows<T>(feed: ListFeed<T>, compare: (a: T, b: T) => number): Promise<T[]> {
  const batch = await presentValue(feed);
  return [...(batch.reset ?? [])].sort(compare);
}

/**
 * Waits for work no longer than the signal allows; the work itself is told through the same signal.
 * @throws OfficeError `timedOut` where the signal's time ran out, `cancelled` where somebody ended it
 */
export function bounded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      const ranOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
      reject(new OfficeError(ranOut ? 'timedOut' : 'cancelled'));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
