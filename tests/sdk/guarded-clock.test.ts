// Proves that work of a timer that fails is told once each time, and that the timer goes on.
import { expect, test } from 'vitest';
import { guardedClock } from '#sdk/guarded-clock.ts';
import { FakeClock } from '../support/fake-clock.ts';

test('what a timer throws is told, and it comes again', async () => {
  const [inner, told, done] = [new FakeClock(), [] as unknown[], [] as number[]];
  const clock = guardedClock(inner, (error) => told.push(error));
  const failure = new Error('the store is locked');
  let fails = true;
  const stop = clock.every(10, () => {
    if (fails) throw failure;
    done.push(clock.now() - inner.now());
  });
  clock.after(5, () => {
    throw failure;
  });
  await inner.pass(20);
  expect([told, done]).toEqual([[failure, failure, failure], []]);
  fails = false;
  await inner.pass(10);
  expect(done).toEqual([0]);
  stop();
  expect(inner.waiting).toBe(0);
});
