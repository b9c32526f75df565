// The pace of a transfer: of the last ten seconds, nothing before a second was seen, anew after a pause.
import { expect, test } from 'vitest';
import { transferPace, withSample, type PaceSample } from '#sdk/transfers/rules/transfer-pace.ts';

const moving = (done: number) => ({ state: 'running', phase: 'moving', done }) as const;

test('less than a second says nothing, then speed and time left are told', () => {
  let samples: readonly PaceSample[] = withSample([], moving(0), 1_000);
  samples = withSample(samples, moving(500), 1_900);
  expect(transferPace(samples, 4_000)).toBeUndefined();
  samples = withSample(samples, moving(1_000), 2_000);
  expect(transferPace(samples, 4_000)).toEqual({ speed: 1_000, secondsLeft: 3 });
});

test('only the last ten seconds count', () => {
  let samples = withSample([], moving(0), 0);
  samples = withSample(samples, moving(100_000), 5_000);
  samples = withSample(samples, moving(101_000), 14_000);
  samples = withSample(samples, moving(101_100), 15_000);
  expect(transferPace(samples, 101_600)).toEqual({ speed: 110, secondsLeft: 5 });
});

test('a pause, a check and a beginning from nothing forget what was seen; what stands still has no pace', () => {
  const samples = withSample(withSample([], moving(0), 0), moving(2_000), 2_000);
  expect(withSample(samples, { ...moving(2_000), state: 'paused' }, 3_000)).toEqual([]);
  expect(withSample(samples, { ...moving(2_000), phase: 'checking' }, 3_000)).toEqual([]);
  expect(withSample(samples, moving(0), 3_000)).toEqual([{ time: 3_000, done: 0 }]);
  expect(
    transferPace(
      [
        { time: 0, done: 5 },
        { time: 4_000, done: 5 },
      ],
      9,
    ),
  ).toBeUndefined();
});
