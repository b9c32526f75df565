// Proves that those who wait are told once, each of what they wait for.
import { expect, test } from 'vitest';
import { Waiters } from '#sdk/base/waiters.ts';

test('everybody who waits for an id is told of it, once, and nobody else', async () => {
  const waiters = new Waiters<number>();
  const [first, second, other] = [waiters.wait('a'), waiters.wait('a'), waiters.wait('b')];
  expect(waiters.ids()).toEqual(['a', 'b']);
  waiters.resolve('a', 1);
  waiters.resolve('a', 2);
  waiters.reject('b', new Error('gone'));
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  await expect(other).rejects.toThrow('gone');
  expect(waiters.ids()).toEqual([]);
});

test('a signal ends the waiting with the reason that is given, or its own', async () => {
  const waiters = new Waiters<number>();
  const stop = new AbortController();
  const late = waiters.wait('a', stop.signal, () => new Error('too late'));
  const own = waiters.wait('a', stop.signal);
  stop.abort(new Error('stopped'));
  await expect(late).rejects.toThrow('too late');
  await expect(own).rejects.toThrow('stopped');
});
