// Shares one feed of a list among all who listen on this page, so that its rows cross the port once.
import type { ListFeed } from '#sdk/api.ts';
import { LiveList, type ListShape } from '#sdk/base/live-list.ts';

/**
 * Listens to `feed` from the first listener on and for as long as the page lives; whoever comes later gets the
 * rows that are here already.
 */
export function shareList<Row>(feed: ListFeed<Row>, shape: ListShape<Row>): ListFeed<Row> {
  const list = new LiveList<Row>(shape);
  let started = false;
  let known = false;
  return (listener) => {
    if (known) listener({ reset: list.rows() });
    const stop = list.subscribe(listener);
    if (!started) {
      started = true;
      feed((batch) => {
        known ||= batch.reset !== undefined;
        list.apply(batch);
      });
    }
    return stop;
  };
}
