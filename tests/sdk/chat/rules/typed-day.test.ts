// Proves which day is meant by what was typed, and that words stay words.
import { expect, test } from 'vitest';
import { typedClock, typedDay } from '#sdk/chat/rules/typed-day.ts';

const now = new Date(2026, 2, 1, 15).getTime();

test.each([
  ['2025-11-21', '2025-11-21'],
  ['2025/1/2', '2025-01-02'],
  ['2025年1月2日', '2025-01-02'],
  ['2-28', '2026-02-28'],
  // Not yet this year.
  ['11-21', '2025-11-21'],
  ['11月21日', '2025-11-21'],
  ['今天', '2026-03-01'],
  ['Yesterday', '2026-02-28'],
  ['前天', '2026-02-27'],
  ['2025-02-31', ''],
  ['13-40', ''],
  ['1.5', ''],
  ['3.14159', ''],
  ['储层数据', ''],
  ['', ''],
])('%s is %s', (typed, day) => {
  expect(typedDay(typed, now)).toBe(day);
});

test.each([
  ['3-1', '2026-03-01'],
  ['2-28', '2027-02-28'],
  ['11-21', '2026-11-21'],
  ['明天', '2026-03-02'],
  ['Tomorrow', '2026-03-02'],
  ['2027-02-29', ''],
])('%s ahead is %s', (typed, day) => {
  expect(typedDay(typed, now, true)).toBe(day);
});

test.each([
  ['9', '09:00'],
  ['9:05', '09:05'],
  ['9：05', '09:05'],
  ['0930', '09:30'],
  ['23.59', '23:59'],
  ['24:00', ''],
  ['12:60', ''],
  ['9:5', ''],
  ['soon', ''],
  ['', ''],
])('%s o’clock is %s', (typed, clock) => {
  expect(typedClock(typed)).toBe(clock);
});
