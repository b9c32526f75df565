// When the index is merged: not at once, then step by step to the end, again later, and never after it was stopped.
import { expect, test } from 'vitest';
import { keepIndexMerged } from '#sdk/chat/merge-index.ts';
import type { Store } from '#storage/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';

function world(answers: (boolean | Error)[]) {
  const clock = new FakeClock();
  const reported: unknown[] = [];
  let steps = 0;
  const mergeSearch = (): boolean => {
    steps += 1;
    const answer = answers.shift() ?? false;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const store = { messages: { mergeSearch } } as unknown as Store;
  const stop = keepIndexMerged({ store, clock, report: (error) => reported.push(error) });
  return { clock, reported, stop, steps: () => steps };
}

test('merges after a while until nothing is left, and looks again later', async () => {
  const { clock, steps } = world([true, true, false]);
  expect(steps()).toBe(0);
  await clock.pass(60_000);
  expect(steps()).toBe(1);
  await clock.pass(1_000);
  expect(steps()).toBe(3);
  await clock.pass(60_000);
  expect(steps()).toBe(4);
});

test('a store that fails is reported and tried again at the next look', async () => {
  const failure = new Error('the disk is full');
  const { clock, steps, reported } = world([true, failure, true, false]);
  await clock.pass(61_000);
  expect(reported).toEqual([failure]);
  expect(steps()).toBe(2);
  await clock.pass(60_000);
  expect(steps()).toBe(4);
});

test('does nothing any more once stopped, in the middle of a merge too', async () => {
  const { clock, steps, stop } = world([true, true, true, true]);
  await clock.pass(60_000);
  stop();
  await clock.pass(600_000);
  expect(steps()).toBe(1);
});
