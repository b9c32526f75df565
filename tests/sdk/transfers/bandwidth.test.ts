// The speed limit of transfers: how long who wants to send has to wait.
import { expect, test } from 'vitest';
import { Bandwidth } from '#sdk/transfers/bandwidth.ts';

/** A clock that goes on when somebody waits. */
function clock() {
  let time = 1_000;
  return {
    now: () => time,
    after(ms: number, work: () => void): () => void {
      const timer = setTimeout(() => {
        time += ms;
        work();
      }, 0);
      return () => clearTimeout(timer);
    },
    passed: () => time - 1_000,
  };
}
const never = new AbortController().signal;

test('without a limit nobody waits', async () => {
  const at = clock();
  const line = new Bandwidth(at, () => 0);
  for (let count = 0; count < 100; count += 1) await line.take(1_000_000, never);
  expect(at.passed()).toBe(0);
});

test('what goes one after the other keeps to the speed, and a change of it counts at once', async () => {
  const at = clock();
  let rate = 1_000;
  const line = new Bandwidth(at, () => rate);
  for (let count = 0; count < 5; count += 1) await line.take(2_000, never);
  // A second's worth goes at once; all others when they would have gone.
  expect(at.passed()).toBe(9_000);
  rate = 0;
  await line.take(1_000_000, never);
  expect(at.passed()).toBe(9_000);
});

test('one large piece alone keeps to the speed, a small one goes at once', async () => {
  const at = clock();
  const line = new Bandwidth(at, () => 1_000);
  await line.take(900, never);
  expect(at.passed()).toBe(0);
  await line.take(8_000, never);
  expect(at.passed()).toBe(7_900);
});

test('who gives up waiting is told so', async () => {
  const at = clock();
  const line = new Bandwidth(at, () => 1);
  await line.take(10, never);
  const stop = new AbortController();
  const waiting = line.take(10, stop.signal);
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  await expect(line.take(10, stop.signal)).rejects.toMatchObject({ code: 'cancelled' });
});
