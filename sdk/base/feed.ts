// Turns live values and lists into feeds: what is there first, then what changes.
import type { ListBatch } from './list-batch.ts';
import type { LiveList } from './live-list.ts';
import type { ReadableValue, Unsubscribe } from './live-value.ts';

/** A feed of a value: the present one at once, then every later one. */
export function feedOf<T>(value: ReadableValue<T>): (listener: (value: T) => void) => Unsubscribe {
  return (listener) => {
    listener(value.get());
    return value.subscribe(listener);
  };
}

/** A feed of a list: a reset with the present rows at once, then every later batch. */
export function feedOfList<Row>(
  list: LiveList<Row>,
): (listener: (batch: ListBatch<Row>) => void) => Unsubscribe {
  return (listener) => {
    listener({ reset: list.rows() });
    return list.subscribe(listener);
  };
}
