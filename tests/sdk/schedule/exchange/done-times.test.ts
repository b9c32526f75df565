// Which times of a repeating task are done goes out into files, and comes in again.
import { expect, test } from 'vitest';
import { printCalendar, readCalendar } from '#sdk/schedule/exchange/ics.ts';
import { printSheet, readSheet } from '#sdk/schedule/exchange/sheet.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';

const zone = 'Asia/Shanghai';
const recurrenceId = '2026-12-02T18:00:00';
const task = wholeItem(
  {
    ...{ type: 'task', title: '晨检', uid: 'morning', rule: 'FREQ=DAILY;COUNT=3' },
    ...{ start: '2026-12-01T18:00:00', end: '2026-12-01T18:00:00' },
    overrides: [{ recurrenceId, isDone: true }],
  },
  zone,
);

test.each([
  ['ICS', () => readCalendar(printCalendar([task], 0), zone)],
  ['XLSX', () => readSheet(printSheet([task], 'zh'), zone)],
])('%s', (_, read) => {
  expect(read().map(({ item }) => item?.overrides)).toMatchObject([[{ recurrenceId, isDone: true }]]);
});
