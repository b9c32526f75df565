// Times are written as people of each language write them.
import { expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { clockText, dayText, rowTime } from '#sdk/locales/time-text.ts';

const zh = createTranslator('zh');
const en = createTranslator('en');
const at = (day: number, hour = 9): number => new Date(2026, 10, day, hour, 5).getTime();
const now = at(20, 15);

test('a clock has 24 hours in both languages', () => {
  expect([clockText(zh, at(20, 14)), clockText(en, at(20, 14))]).toEqual(['14:05', '14:05']);
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
});
