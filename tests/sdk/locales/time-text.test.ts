// Times are written as people of each language write them.
import { expect, test } from 'vitest';
import { withClock } from '#sdk/locales/date-format.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { timeLocaleOf } from '#sdk/locales/language.ts';
import { clockText, dayText, fullTime, momentText, rowTime } from '#sdk/locales/time-text.ts';

const zh = createTranslator('zh');
const en = createTranslator('en');
const at = (day: number, hour = 9): number => new Date(2026, 10, day, hour, 5).getTime();
const now = at(20, 15);

test('a clock has 24 hours in both languages', () => {
  expect([clockText(zh, at(20, 14)), clockText(en, at(20, 14))]).toEqual(['14:05', '14:05']);
});

test('whoever chose a clock of twelve hours reads one everywhere, without a nought before the hour', () => {
  const [chinese, english] = [zh, en].map((one) => ({
    ...one,
    timeLocale: withClock(one.timeLocale, '12h'),
  }));
  const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');
  if (chinese === undefined || english === undefined) throw new RangeError('two languages');
  expect(plain(clockText(english, at(20, 14)))).toBe('2:05 PM');
  expect(plain(clockText(english, at(20, 0)))).toBe('12:05 AM');
  expect(plain(clockText(chinese, at(20, 14)))).toBe('下午2:05');
  expect(plain(fullTime(english, at(20, 9)))).toBe('11/20/2026, 9:05 AM');
  expect(plain(momentText(english, at(21), now))).toBe('Tomorrow 9:05 AM');
  expect(withClock(withClock('en-GB', '12h'), '24h')).toBe('en-GB');
});

test.each([
  [20, '09:05', '09:05'],
  [19, '昨天', 'Yesterday'],
  [16, '周一', 'Mon'],
  [2, '11月2日', 'Nov 2'],
])('the row of a chat on the %i', (day, chinese, english) => {
  expect([rowTime(zh, at(day), now), rowTime(en, at(day), now)]).toEqual([chinese, english]);
});

test('a day line names today and yesterday, and weekdays before', () => {
  expect([20, 19, 16].map((day) => dayText(zh, at(day), now))).toEqual([
    '今天 11月20日',
    '昨天 11月19日',
    '11月16日 星期一',
  ]);
  expect([20, 19, 16].map((day) => dayText(en, at(day), now))).toEqual([
    'Today, November 20',
    'Yesterday, November 19',
    'Monday, November 16',
  ]);
});

test.each([
  [2026, 20, '今天 09:05', 'Today 09:05'],
  [2026, 19, '昨天 09:05', 'Yesterday 09:05'],
  [2026, 21, '明天 09:05', 'Tomorrow 09:05'],
  [2026, 16, '11月16日 09:05', 'Nov 16, 09:05'],
  [2026, 22, '11月22日 09:05', 'Nov 22, 09:05'],
  [2025, 20, '2025年11月20日 09:05', 'Nov 20, 2025, 09:05'],
])('a moment of %i on the %i is written as near as it is', (year, day, chinese, english) => {
  const time = new Date(year, 10, day, 9, 5).getTime();
  expect([momentText(zh, time, now), momentText(en, time, now)]).toEqual([chinese, english]);
});

test.each([
  ['en', 'en_GB.UTF-8', '22/11/2026, 09:05'],
  ['en', 'en_US.UTF-8', '11/22/2026, 09:05'],
  ['en', 'de_DE.UTF-8@euro', '22/11/2026, 09:05'],
  ['en', 'sv-SE', '2026-11-22, 09:05'],
  ['en', 'C.UTF-8', '11/22/2026, 09:05'],
  ['en', undefined, '11/22/2026, 09:05'],
  ['zh', 'en_GB.UTF-8', '2026/11/22 09:05'],
  ['zh', 'zh_CN.UTF-8', '2026/11/22 09:05'],
] as const)('in %s with %s a time is %s', (language, system, said) =>
  expect(fullTime(createTranslator(language, system), at(22))).toBe(said),
);

test('a name that is no region changes nothing', () =>
  expect(['POSIX', 'en', 'en_gb', 'en_GBR', '../../etc', ''].map((tag) => timeLocaleOf('en', tag))).toEqual(
    Array.from({ length: 6 }, () => 'en'),
  ));
