// Proves that one feed serves all listeners of a page.
import { expect, test } from 'vitest';
import { shareList } from '../../../gui/app/shared-list.ts';
import type { ListBatch } from '#sdk/base/live-list.ts';

type Row = { id: string };
const shape = { key: (row: Row) => row.id, compare: (a: Row, b: Row) => a.id.localeCompare(b.id) };

function source() {
  const listeners: ((batch: ListBatch<Row>) => void)[] = [];
  const feed = (listener: (batch: ListBatch<Row>) => void): (() => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  return {
    feed,
    listeners,
    say: (batch: ListBatch<Row>) => listeners.forEach((listener) => listener(batch)),
  };
}

test('the feed is listened to once, and latecomers get what is there', () => {
  const { feed, listeners, say } = source();
  const shared = shareList(feed, shape);
  const first: ListBatch<Row>[] = [];
  const late: ListBatch<Row>[] = [];
  shared((batch) => first.push(batch));
  say({ reset: [{ id: 'b' }, { id: 'a' }] });
  shared((batch) => late.push(batch));
  say({ upsert: [{ id: 'c' }] });
  expect(listeners).toHaveLength(1);
  expect(first).toHaveLength(2);
  expect(late[0]).toEqual({ reset: [{ id: 'a' }, { id: 'b' }] });
  expect(late[1]).toEqual({ upsert: [{ id: 'c' }] });
});

test('before the first reset nobody is told that the list is empty', () => {
  const shared = shareList(source().feed, shape);
  const heard: ListBatch<Row>[] = [];
  shared((batch) => heard.push(batch));
  shared((batch) => heard.push(batch));
  expect(heard).toEqual([]);
});

test('whoever stops listening hears nothing more', () => {
  const { feed, say } = source();
  const shared = shareList(feed, shape);
  const heard: ListBatch<Row>[] = [];
  shared((batch) => heard.push(batch))();
  say({ reset: [] });
  expect(heard).toEqual([]);
});
