// Files of the schedule: what is exported comes back equal, other programs' files are read as they mean it, hostile ones name their row.
import { utils, write } from '@e965/xlsx';
import { expect, test, vi } from 'vitest';
import type { ItemInput, ItemWrite } from '#sdk/contract/schedule.ts';
import { printCalendar, readCalendar } from '#sdk/schedule/exchange/ics.ts';
import { importFile } from '#sdk/schedule/exchange/import.ts';
import { printSheet, readSheet } from '#sdk/schedule/exchange/sheet.ts';
import { unpackedSize } from '#sdk/base/zip-size.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { expand } from '#sdk/schedule/rules/recurrence.ts';
import { isoAt } from '#sdk/schedule/rules/wall-time.ts';
import { libreOfficePlan } from '../../../support/spreadsheet-facts.ts';

const zone = 'Asia/Shanghai';
const days = { off: [], on: [] };
const base = {
  title: 'T',
  start: '2026-12-01T09:00:00',
  end: '2026-12-01T10:00:00',
  isImported: true,
} as const;
/** Everything that an item can say, in the forms that files have for it. */
const items: readonly ItemInput[] = [
  { ...base, uid: 'plain' },
  {
    ...base,
    uid: 'place',
    location: '3 楼, 302; 后门',
    remarks: '第一行\n第二行；"引号"\\反斜杠',
    importance: 'important' as const,
  },
  {
    ...base,
    uid: 'series',
    rule: 'FREQ=WEEKLY;COUNT=5;BYDAY=TU',
    exceptions: ['2026-12-15T09:00:00'],
    reminders: [0, 10, 1_440],
  },
  {
    ...base,
    uid: 'moved',
    rule: 'FREQ=DAILY;COUNT=10',
    overrides: [
      {
        recurrenceId: '2026-12-03T09:00:00',
        start: '2026-12-03T15:00:00',
        end: '2026-12-03T16:30:00',
        title: '改',
        importance: 'veryImportant' as const,
        showAs: 'free' as const,
      },
    ],
  },
  { ...base, uid: 'free', showAs: 'free' as const },
  { ...base, uid: 'duty', start: '2026-12-05', end: '2026-12-06', isAllDay: true, showAs: 'busy' as const },
  { ...base, uid: 'zone', zone: 'America/New_York', rule: 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270401T130000Z' },
  { ...base, uid: 'day', start: '2026-12-05', end: '2026-12-07', isAllDay: true, rule: 'FREQ=YEARLY' },
  { ...base, uid: 'work', rule: 'FREQ=DAILY;COUNT=20', workdays: true, type: 'videoMeeting' as const },
  {
    ...base,
    uid: 'task',
    type: 'task' as const,
    start: '2026-12-01T18:00:00',
    end: '2026-12-01T18:00:00',
    importance: 'veryImportant' as const,
    checklist: [{ id: 'a', text: '第一步', isDone: true }],
    isDone: true,
  },
  { ...base, uid: '=cmd', title: '=HYPERLINK("http://x")', location: '+1', remarks: '@sum' },
].map((item) => wholeItem(item, zone));

const byUid = (a: ItemInput | undefined, b: ItemInput | undefined): number =>
  (a?.uid ?? '') < (b?.uid ?? '') ? -1 : 1;

test('a calendar file comes back equal, also where the reader is elsewhere', () => {
  const text = printCalendar(items, Date.UTC(2026, 10, 24));
  for (const elsewhere of [zone, 'Europe/Berlin', 'UTC']) {
    const read = readCalendar(text, elsewhere).map((row) => row.item);
    expect(read.toSorted(byUid)).toEqual(items.toSorted(byUid));
  }
});

test('a sheet comes back equal, exceptions, changed occurrences and sub-tasks among it, in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    const read = readSheet(printSheet(items, language), 'Europe/Berlin').map((row) => row.item);
    expect(read).toEqual(items);
  }
});

test('nothing that was typed is a formula in a sheet', () => {
  const bytes = printSheet(items, 'zh');
  const text = new TextDecoder().decode(bytes);
  expect(text).not.toContain('<f>');
  const rows = readSheet(bytes, zone);
  expect(rows.at(-1)).toMatchObject({ title: '=HYPERLINK("http://x")' });
});

test('a row whose words are calculated is refused by its number, and rules without bounds are', async () => {
  const sheet = utils.aoa_to_sheet([
    ['标题', '类型', '开始时间', '结束时间', '重复规则'],
    ['好', '日程', '2026-12-01 09:00', '2026-12-01 10:00', ''],
    ['x', '日程', '2026-12-01 09:00', '2026-12-01 10:00', ''],
    ['多', '日程', '2026-12-01 09:00', '2026-12-01 10:00', 'FREQ=DAILY;COUNT=999999999'],
    ['秒', '日程', '2026-12-01 09:00', '2026-12-01 10:00', 'FREQ=SECONDLY'],
  ]);
  sheet['A3'] = { t: 's', v: 'x', f: 'HYPERLINK("http://x","x")' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'x');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const report = await importFile(
    { name: 'x.xlsx', bytes },
    { dryRun: true, calendarId: undefined, zone, known: async () => new Set(), write: async () => undefined },
  );
  expect(report.rows.map((row) => [row.row, row.outcome, row.problem ?? ''])).toEqual([
    [2, 'new', ''],
    [3, 'refused', 'importFormula'],
    [4, 'refused', 'repeatInvalid'],
    [5, 'refused', 'repeatInvalid'],
  ]);
});

test('times that a spreadsheet keeps as dates are read as they are shown, the end too', () => {
  const at = (clock: string): { t: 'd'; v: Date; z: string } => ({
    t: 'd',
    v: new Date(`2026-12-03T${clock}:00Z`),
    z: 'yyyy-mm-dd hh:mm',
  });
  const sheet = utils.aoa_to_sheet([['标题', '开始时间', '结束时间'], ['手工行']]);
  Object.assign(sheet, { B2: at('09:00'), C2: at('10:30'), '!ref': 'A1:C2' });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'x');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  expect(readSheet(bytes, zone)[0]?.item).toMatchObject({
    start: '2026-12-03T09:00:00',
    end: '2026-12-03T10:30:00',
  });
});

test.each(Object.entries(libreOfficePlan))(
  '%s of LibreOffice is read row by row, and nothing is said of it',
  async (name, bytes) => {
    const spoken = vi.spyOn(console, 'error');
    const written: ItemWrite[] = [];
    const told = await importFile(
      { name, bytes },
      {
        ...{ dryRun: false, calendarId: undefined, zone },
        known: async () => new Set(),
        write: async (writes) => void written.push(...writes),
      },
    );
    expect(spoken).not.toHaveBeenCalled();
    expect(told.rows).toEqual([
      { row: 2, title: '周会', outcome: 'new' },
      { row: 3, title: '出差', outcome: 'new' },
      { row: 4, title: '2', outcome: 'refused', problem: 'importFormula' },
    ]);
    expect(written.map(({ item }) => item)).toMatchObject([
      {
        ...{ type: 'meeting', start: '2026-12-01T09:00:00', end: '2026-12-01T10:30:00', isAllDay: false },
        ...{ rule: 'FREQ=WEEKLY;COUNT=5', reminders: [15, 60], remarks: '第一行\n第二行' },
        ...{ importance: 'important', location: '三楼', people: [] },
      },
      { type: 'schedule', start: '2026-12-03', end: '2026-12-05', isAllDay: true, location: '上海' },
    ]);
  },
);

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const shown = (item: ItemInput | undefined): string[] =>
  item === undefined
    ? []
    : expand(item, Date.UTC(2026, 0, 1), Date.UTC(2027, 11, 31), days).map(
        (one) => `${isoAt(one.start, item.zone)} ${isoAt(one.end, item.zone)}`,
      );

test('times of other programs are read on the clock of their item: zones of Windows, UTC, ends and exceptions elsewhere', () => {
  const text = calendar(
    ...event(
      'UID:outlook',
      'SUMMARY:o',
      'DTSTART;TZID=China Standard Time:20261201T090000',
      'DTEND;TZID=China Standard Time:20261201T100000',
    ),
    ...event('UID:ends', 'SUMMARY:e', 'DTSTART;TZID=Asia/Shanghai:20261201T090000', 'DTEND:20261201T023000Z'),
    ...event(
      'UID:flight',
      'SUMMARY:f',
      'DTSTART;TZID=Asia/Shanghai:20261201T130000',
      'DTEND;TZID=Europe/Berlin:20261201T180000',
    ),
    ...event(
      'UID:except',
      'SUMMARY:x',
      'DTSTART;TZID=America/New_York:20261201T200000',
      'DTEND;TZID=America/New_York:20261201T210000',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE:20261203T010000Z',
      'EXDATE;VALUE=DATE:20261203',
    ),
    ...event(
      'UID:utc',
      'SUMMARY:u',
      'DTSTART:20261201T010000Z',
      'DURATION:PT90M',
      'RDATE:20261205T010000Z',
      'EXDATE;TZID=Asia/Shanghai:20261202T090000',
      'RRULE:FREQ=DAILY;COUNT=3',
    ),
    ...event(
      'UID:path',
      'SUMMARY:p',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260701T090000',
    ),
  );
  const read = readCalendar(text, zone).map((row) => row.item);
  expect(read.map((item) => item?.zone)).toEqual([
    'Asia/Shanghai',
    'Asia/Shanghai',
    'Asia/Shanghai',
    'America/New_York',
    'UTC',
    'Europe/Berlin',
  ]);
  expect(shown(read[0])).toEqual(['2026-12-01T09:00:00+08:00 2026-12-01T10:00:00+08:00']);
  expect(shown(read[1])).toEqual(['2026-12-01T09:00:00+08:00 2026-12-01T10:30:00+08:00']);
  // 18:00 in Berlin is 01:00 of the next day in Shanghai.
  expect(shown(read[2])).toEqual(['2026-12-01T13:00:00+08:00 2026-12-02T01:00:00+08:00']);
  expect(shown(read[3])).toEqual([
    '2026-12-01T20:00:00-05:00 2026-12-01T21:00:00-05:00',
    '2026-12-04T20:00:00-05:00 2026-12-04T21:00:00-05:00',
  ]);
  expect(shown(read[4])).toEqual([
    '2026-12-01T01:00:00+00:00 2026-12-01T02:30:00+00:00',
    '2026-12-03T01:00:00+00:00 2026-12-03T02:30:00+00:00',
    '2026-12-05T01:00:00+00:00 2026-12-05T02:30:00+00:00',
  ]);
  expect(shown(read[5])).toEqual(['2026-07-01T09:00:00+02:00 2026-07-01T10:00:00+02:00']);
});

test('a changed occurrence is found in whatever zone it is named, and a cancelled one is gone', () => {
  const series = ['DTSTART;TZID=Asia/Shanghai:20261201T090000', 'DTEND;TZID=Asia/Shanghai:20261201T100000'];
  const text = calendar(
    ...event('UID:s', 'SUMMARY:s', ...series, 'RRULE:FREQ=DAILY;COUNT=3'),
    ...event(
      'UID:s',
      'SUMMARY:later',
      'RECURRENCE-ID:20261202T010000Z',
      'DTSTART:20261202T030000Z',
      'DTEND:20261202T040000Z',
    ),
    ...event('UID:s', 'SUMMARY:s', 'RECURRENCE-ID;TZID=Asia/Shanghai:20261203T090000', 'STATUS:CANCELLED'),
  );
  const [row] = readCalendar(text, 'Europe/Berlin');
  expect(shown(row?.item)).toEqual([
    '2026-12-01T09:00:00+08:00 2026-12-01T10:00:00+08:00',
    '2026-12-02T11:00:00+08:00 2026-12-02T12:00:00+08:00',
  ]);
});

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
async function report(file: { name: string; bytes: Uint8Array<ArrayBuffer> }) {
  const written: unknown[] = [];
  const result = await importFile(file, {
    dryRun: false,
    calendarId: undefined,
    zone,
    known: async () => new Set(),
    write: async (writes) => void written.push(...writes),
  });
  return { ...result, written: written.length };
}

test('rows that break a rule are named, and the others come in once', async () => {
  const text = calendar(
    ...event('UID:ok', 'SUMMARY:ok', 'DTSTART:20261201T010000Z'),
    ...event('UID:ok', 'SUMMARY:ok', 'DTSTART:20261201T010000Z'),
    ...event('UID:endless', 'SUMMARY:endless', 'DTSTART:20261201T010000Z', 'RRULE:FREQ=SECONDLY'),
    ...event('UID:minutes', 'SUMMARY:minutes', 'DTSTART:20261201T010000Z', 'RRULE:FREQ=MINUTELY;INTERVAL=1'),
    ...event('UID:back', 'SUMMARY:back', 'DTSTART:20261201T010000Z', 'DTEND:20261201T000000Z'),
    ...event('UID:none', 'SUMMARY:none'),
    ...event('UID:long', `SUMMARY:${'长'.repeat(201)}`, 'DTSTART:20261201T010000Z'),
    ...event('UID:empty', 'DTSTART:20261201T010000Z'),
    ...event('SUMMARY:without a name', 'DTSTART:20261201T010000Z'),
    ...event('SUMMARY:without a name', 'DTSTART:20261202T010000Z'),
  );
  const { rows, written } = await report({ name: 'x.ics', bytes: bytesOf(text) });
  expect(rows.map(({ row, outcome, problem }) => [row, outcome, problem ?? ''])).toEqual([
    [1, 'new', ''],
    [2, 'known', ''],
    [3, 'refused', 'repeatInvalid'],
    [4, 'refused', 'repeatInvalid'],
    [5, 'refused', 'endNotAfterStart'],
    [6, 'refused', 'scheduleTimeInvalid'],
    [7, 'refused', 'scheduleNameTooLong'],
    [8, 'refused', 'scheduleTitleMissing'],
    [9, 'new', ''],
    [10, 'new', ''],
  ]);
  expect(written).toBe(3);
});

test('a zone that nobody knows and a rule that never comes are refused by their row', async () => {
  const text = calendar(
    ...event('UID:a', 'SUMMARY:a', 'DTSTART;TZID=Nowhere/None:20261211T010000'),
    ...event('UID:b', 'SUMMARY:b', 'DTSTART:20261211T010000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    ...event('UID:c', 'SUMMARY:c', 'DTSTART;TZID=Europe/Berlin:20261211T010000'),
  );
  const { rows } = await report({ name: 'x.ics', bytes: bytesOf(text) });
  expect(rows.map(({ problem }) => problem ?? '')).toEqual(['zoneUnknown', 'repeatInvalid', '']);
});

test('what is no such file, and what unpacks to more than anybody has, is refused whole', async () => {
  const nothing = [
    ['a.txt', 'x'],
    ['a.ics', 'not a calendar'],
    ['a.ics', ''],
    ['a.xlsx', 'PK\u0003\u0004 nothing'],
    ['a.xlsx', ''],
  ] as const;
  for (const [name, text] of nothing)
    await expect(report({ name, bytes: bytesOf(text) }), `${name} ${text}`).rejects.toMatchObject({
      code: 'importUnreadable',
    });
  const sheet = utils.aoa_to_sheet([
    ['标题', '开始时间'],
    ['x'.repeat(30_000), '2026-12-01 09:00'],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 's');
  const bytes = new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  );
  expect(unpackedSize(bytes)).toBeGreaterThan(30_000);
  // The same file that claims to be four gigabytes when unpacked.
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xffff_fff0, true);
  await expect(report({ name: 'bomb.xlsx', bytes })).rejects.toMatchObject({ code: 'importTooLarge' });
});

test('10,000 rows are read in seconds, and one more is refused', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...wholeItem({ ...base, uid: `u${index}`, title: `第 ${index} 项` }, zone),
  }));
  const files = [
    { name: 'm.xlsx', bytes: printSheet(many, 'zh') },
    { name: 'm.ics', bytes: bytesOf(printCalendar(many, 0)) },
  ];
  for (const file of files) {
    const begin = process.threadCpuUsage();
    expect((await report(file)).added).toBe(10_000);
    const { user, system } = process.threadCpuUsage(begin);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  }
  const more = event('UID:more', 'SUMMARY:x', 'DTSTART:20261201T010000Z').join('\r\n');
  const over = new TextDecoder().decode(files[1]?.bytes).replace('END:VCALENDAR', `${more}\r\nEND:VCALENDAR`);
  await expect(report({ name: 'm.ics', bytes: bytesOf(over) })).rejects.toMatchObject({
    code: 'importTooLarge',
  });
}, 240_000);
