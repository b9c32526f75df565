// A week begins on the day the reader's language, and in English the region, begins it with.
import { expect, test } from 'vitest';
import { firstWeekday } from '#sdk/locales/first-weekday.ts';

test.each([
  ['zh', 'zh-CN', 1],
  ['zh', 'en-US', 1],
  ['en', 'en-GB', 1],
  ['en', 'en-US', 0],
  ['en', 'zh-CN', 1],
] as const)('%s on a system in %s: %i', (language, system, day) => {
  expect(firstWeekday(language, system)).toBe(day);
});
