// The names of a calendar are those of the reader's language.
import { expect, test } from 'vitest';
import { longDay, monthAndYear, monthName, weekdayName, yearName } from '#sdk/locales/day-names.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const time = new Date(2026, 10, 21).getTime();

test.each([
  ['zh', '11月', '2026年', '2026年11月', '星期六', '2026年11月21日星期六'],
  ['en', 'November', '2026', 'November 2026', 'Saturday', 'Saturday, November 21, 2026'],
] as const)('in %s', (language, month, year, both, weekday, day) => {
  const translator = createTranslator(language);
  const names = [monthName, yearName, monthAndYear, weekdayName, longDay];
  expect(names.map((name) => name(translator, time))).toEqual([month, year, both, weekday, day]);
});

test('a day is said in the order of the system’s region, as times are', () =>
  expect(longDay(createTranslator('en', 'en-GB'), time)).toMatch(/^Saturday,? 21 November 2026$/));
