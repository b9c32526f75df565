// When the index is tended: not at once, then step by step to the end, again later, and never after it was stopped.
import { expect, test } from 'vitest';
import { tendIndex } from '#sdk/chat/history/tend-index.ts';
import type { Store } from '#storage/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';

function world(answers: (boolean | Error)[], waiting = 0, late = 0) {
  const clock = new FakeClock();
  const reported: unknown[] = [];
  let steps = 0;
  const mergeSearch = (): boolean => {
    steps += 1;
    const answer = answers.shift() ?? false;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  let left = waiting;
  const indexNotices = (): boolean => left-- > 0;
  let lateSteps = 0;
  const indexLate = (): boolean => {
    lateSteps += 1;
    return late-- > 0;
  };
  const store = { messages: { mergeSearch, indexNotices, indexLate } } as unknown as Store;
  const { soon, stop } = tendIndex({ store, clock, report: (error) => reported.push(error) });
  return { clock, reported, soon, stop, steps: () => steps, left: () => left, lateSteps: () => lateSteps };
}

test('merges after a while until nothing is left, and looks again later', async () => {
  const { clock, steps } = world([true, true, false]);
  expect(steps()).toBe(0);
  await clock.pass(10_000);
  expect(steps()).toBe(1);
  await clock.pass(1_000);
  expect(steps()).toBe(3);
  await clock.pass(60_000);
  expect(steps()).toBe(4);
});

test('a store that fails is reported and tried again at the next look', async () => {
  const failure = new Error('the disk is full');
  const { clock, steps, reported } = world([true, failure, true, false]);
  await clock.pass(11_000);
  expect(reported).toEqual([failure]);
  expect(steps()).toBe(2);
  await clock.pass(60_000);
  expect(steps()).toBe(4);
});

test('does nothing any more once stopped, in the middle of a merge too', async () => {
  const { clock, steps, stop } = world([true, true, true, true]);
  await clock.pass(10_000);
  stop();
  await clock.pass(600_000);
  expect(steps()).toBe(1);
});

test('what an older version left out is indexed first, soon after the start', async () => {
  const { clock, steps, left } = world([true, false], 5);
  await clock.pass(10_000);
  expect([left(), steps()]).toEqual([4, 0]);
  await clock.pass(1_000);
  expect(steps()).toBe(2);
});

test('messages that come alone are indexed together a second after the first, and nothing is merged for them', async () => {
  const { clock, soon, stop, steps, lateSteps } = world([true], 0, 1);
  soon();
  await clock.pass(900);
  soon();
  expect(lateSteps()).toBe(0);
  await clock.pass(100);
  expect(lateSteps()).toBe(1);
  await clock.pass(1_000);
  expect([lateSteps(), steps()]).toEqual([2, 0]);
  soon();
  stop();
  soon();
  await clock.pass(600_000);
  expect(lateSteps()).toBe(2);
});
