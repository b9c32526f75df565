// The wave of a voice message.
import { expect, test } from 'vitest';
import { waveOf } from '../../../gui/files/voice-recorder.ts';

test('is as long as there are samples, at most as long as asked for, and as loud as its loudest parts', () => {
  expect(waveOf([])).toEqual([]);
  expect(waveOf([0, 0.5, 2])).toEqual([0, 50, 100]);
  const wave = waveOf(Array.from({ length: 1_000 }, (_, index) => (index === 999 ? 1 : 0.1)));
  expect(wave).toHaveLength(64);
  expect(wave.slice(0, 63).every((loud) => loud === 10)).toBe(true);
  expect(wave.at(-1)).toBe(100);
});
