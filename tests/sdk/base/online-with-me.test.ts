// Proves that oneself is among those who are online, as long as the connection is there.
import { expect, test } from 'vitest';
import { LiveValue } from '#sdk/base/live-value.ts';
import { onlineWithMe } from '#sdk/base/online-with-me.ts';

/** As the office's feeds: the present value first. */
const feed =
  <T>(value: LiveValue<T>) =>
  (listener: (value: T) => void) => {
    listener(value.get());
    return value.subscribe(listener);
  };

test('one is online with the others, and away without a connection', () => {
  const account = new LiveValue({ phase: 'signedIn', person: { id: '1' } });
  const connection = new LiveValue({ phase: 'connecting' });
  const online = new LiveValue<readonly string[]>(['2']);
  const office = {
    account: { state: feed(account) },
    connection: { state: feed(connection) },
    contacts: { online: feed(online) },
  };
  const told: string[][] = [];
  const stop = onlineWithMe(office, (ids) => told.push([...ids]));
  connection.set({ phase: 'online' });
  online.set(['2', '3']);
  connection.set({ phase: 'waiting' });
  expect(told).toEqual([['2'], ['2', '1'], ['2', '3', '1'], ['2', '3']]);
  stop();
  online.set([]);
  expect(told).toHaveLength(4);
});
