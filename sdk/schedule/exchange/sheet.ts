// Items as a spreadsheet and back: one row an item, the words of its columns in both languages. The one place that knows the library.
import { read, utils, write } from '@e965/xlsx';
import type { Availability, Importance, ItemInput, ItemType } from '../../contract/schedule.ts';
import { showsAs, usuallyShowsAs } from '../rules/shown-as.ts';
import { movedBy, wallOf } from '../rules/wall-time.ts';
import { OfficeError } from '../../errors.ts';
import { checklistOf, overridesOf } from './checklist-text.ts';
import type { ReadRow } from './ics.ts';
import { unpackedSize } from '../../base/zip-size.ts';

const maxRows = 10_000;
/** Bytes of a workbook when it is unpacked, and columns that its sheet may claim to have. */
const maxUnpacked = 200_000_000;
const maxColumns = 40;

const columns = {
  zh: [
    '标题',
    '类型',
    '开始时间',
    '结束时间',
    '全天',
    '地点',
    '重要程度',
    '重复规则',
    '提醒（分钟）',
    '备注',
    '时区',
    '编号',
    '例外日期',
    '单次改动',
    '子任务',
    '状态',
    '显示为',
  ],
  en: [
    'Title',
    'Type',
    'Start',
    'End',
    'All day',
    'Location',
    'Importance',
    'Repeat rule',
    'Reminders (minutes)',
    'Remarks',
    'Time zone',
    'UID',
    'Exceptions',
    'Changed occurrences',
    'Checklist',
    'Status',
    'Show as',
  ],
} as const;
const typeWords: Readonly<Record<ItemType, { zh: string; en: string }>> = {
  schedule: { zh: '日程', en: 'Schedule' },
  meeting: { zh: '会议', en: 'Meeting' },
  videoMeeting: { zh: '视频会议', en: 'Video meeting' },
  task: { zh: '任务', en: 'Task' },
};
const importanceWords: Readonly<Record<Importance, { zh: string; en: string }>> = {
  ordinary: { zh: '普通', en: 'Ordinary' },
  important: { zh: '重要', en: 'Important' },
  veryImportant: { zh: '非常重要', en: 'Very important' },
};

const availabilityWords: Readonly<Record<Availability, { zh: string; en: string }>> = {
  busy: { zh: '忙', en: 'Busy' },
  free: { zh: '空闲', en: 'Free' },
};

const doneWords = { zh: '已完成', en: 'Completed' } as const;

const shownTime = (local: string): string => local.replace('T', ' ').replace(/:00$/u, '');
/** A list as one cell holds it; what no cell can hold is left out. */
const listText = (list: readonly unknown[]): string => {
  const text = list.length === 0 ? '' : JSON.stringify(list);
  return text.length > maxCell ? '' : text;
};
/** Characters of a cell. */
const maxCell = 32_000;

/** What begins like a formula is text all the same: nothing that somebody typed is ever calculated. */
const safe = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
/** What a cell shows as text; what is no text, number or yes and no is none. */
const shownIn = (cell: unknown): string =>
  typeof cell === 'string'
    ? cell.trim()
    : typeof cell === 'number' || typeof cell === 'boolean'
      ? String(cell)
      : '';
const unsafe = (text: string): string => (/^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text);

/** Writes items as a workbook of one sheet. */
export function printSheet(items: readonly ItemInput[], language: 'zh' | 'en'): Uint8Array<ArrayBuffer> {
  const rows = items.map((item) => [
    safe(item.title),
    typeWords[item.type][language],
    shownTime(item.start),
    shownTime(item.end),
    item.isAllDay ? (language === 'zh' ? '是' : 'Yes') : '',
    safe(item.location),
    importanceWords[item.importance][language],
    item.workdays ? `${item.rule};WORKDAYS` : item.rule,
    item.reminders.join(', '),
    safe(item.remarks),
    item.zone,
    safe(item.uid ?? ''),
    [...item.exceptions, ...item.overrides.filter((one) => one.isCancelled).map((one) => one.recurrenceId)]
      .map(shownTime)
      .join(', '),
    listText(item.overrides.filter((one) => one.isCancelled !== true)),
    listText(item.checklist),
    item.isDone === true ? doneWords[language] : '',
    item.type === 'task' ? '' : availabilityWords[showsAs(item)][language],
  ]);
  const sheet = utils.aoa_to_sheet([[...columns[language]], ...rows]);
  sheet['!cols'] = [
    { wch: 32 },
    { wch: 10 },
    { wch: 18 },
    { wch: 18 },
    { wch: 8 },
    { wch: 20 },
    { wch: 12 },
    { wch: 28 },
    { wch: 14 },
    { wch: 40 },
    { wch: 16 },
    { wch: 24 },
    { wch: 24 },
    { wch: 16 },
    { wch: 16 },
    { wch: 10 },
    { wch: 10 },
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, language === 'zh' ? '日程' : 'Schedule');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

const wordOf = <K extends string>(
  words: Readonly<Record<K, { zh: string; en: string }>>,
  typed: string,
): K | undefined =>
  (Object.keys(words) as K[]).find((key) => {
    const { zh, en } = words[key];
    return typed === zh || typed.toLocaleLowerCase() === en.toLocaleLowerCase() || typed === key;
  });

/** Title, place, remarks, UID: columns of words. */
const wordColumns = [0, 5, 9, 11];

/** Reads a workbook: its first sheet, by the words of the first row. What is no workbook throws. */
export function readSheet(bytes: Uint8Array<ArrayBuffer>, zone: string): ReadRow[] {
  if ((unpackedSize(bytes) ?? 0) > maxUnpacked) throw new OfficeError('importTooLarge');
  const book = quietly(() =>
    read(bytes, {
      type: 'array',
      cellFormula: true,
      cellHTML: false,
      sheetRows: maxRows + 2,
      sheets: 0,
      UTC: true,
      cellDates: true,
    }),
  );
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('no sheet');
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  range.e.c = Math.min(range.e.c, maxColumns);
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    blankrows: true,
    range,
    UTC: true,
  });
  const head = (rows[0] ?? []).map(shownIn);
  const column = (index: number): number =>
    head.findIndex(
      (one) =>
        one === columns.zh[index] || one.toLocaleLowerCase() === columns.en[index]?.toLocaleLowerCase(),
    );
  const places = columns.zh.map((_, index) => column(index));
  if ((places[0] ?? -1) < 0 || (places[2] ?? -1) < 0) throw new Error('no columns');
  return rows.slice(1).flatMap((cells, index) => {
    const at = (wanted: number): unknown => cells[places[wanted] ?? -1];
    const text = (wanted: number): string => unsafe(shownIn(at(wanted)));
    if (cells.every((cell) => shownIn(cell) === '' && !(cell instanceof Date))) return [];
    const row: ReadRow = { row: index + 2, title: text(0) };
    // Whoever calculates a word has something else in mind than a word.
    const isCalculated = wordColumns.some((one) => {
      const place = places[one] ?? -1;
      if (place < 0) return false;
      const cell = sheet[utils.encode_cell({ r: range.s.r + index + 1, c: range.s.c + place })] as
        | { f?: string }
        | undefined;
      return cell?.f !== undefined;
    });
    if (isCalculated) return [{ ...row, problem: 'importFormula' as const }];
    const item = itemOf(text, at, zone);
    if (item !== undefined) row.item = item;
    return [row];
  });
}

function itemOf(
  text: (wanted: number) => string,
  at: (wanted: number) => unknown,
  zone: string,
): ItemInput | undefined {
  const type = text(1) === '' ? 'schedule' : wordOf(typeWords, text(1));
  const importance = text(6) === '' ? 'ordinary' : wordOf(importanceWords, text(6));
  const showAs = text(16) === '' ? undefined : wordOf(availabilityWords, text(16));
  if (type === undefined || importance === undefined) return undefined;
  if (text(16) !== '' && showAs === undefined) return undefined;
  const typed = timeOf(at(2));
  const isAllDay = /^(是|yes|true|1)$/iu.test(text(4)) || typed?.length === 10;
  const fit = (local: string | undefined): string | undefined =>
    local === undefined
      ? undefined
      : isAllDay
        ? local.slice(0, 10)
        : local.length === 10
          ? `${local}T00:00:00`
          : local;
  const start = fit(typed);
  if (start === undefined) return undefined;
  const usual = movedBy(start, type === 'task' ? 0 : isAllDay ? 86_400_000 : 3_600_000);
  // Spreadsheets keep times as dates: such a cell has no words of its own.
  const hasEnd = at(3) instanceof Date || text(3) !== '';
  const end = hasEnd ? fit(timeOf(at(3))) : usual;
  if (end === undefined) return undefined;
  const rule = text(7);
  return {
    ...(text(11) !== '' && { uid: text(11).slice(0, 255) }),
    type,
    title: text(0),
    start,
    // Whoever fills in one day for both means that day.
    end: isAllDay && type !== 'task' && wallOf(end) === wallOf(start) ? usual : end,
    zone: text(10) === '' ? zone : text(10),
    isAllDay,
    location: text(5),
    importance,
    ...(type !== 'task' && showAs !== undefined && showAs !== usuallyShowsAs(isAllDay) && { showAs }),
    rule: rule.replace(/;WORKDAYS$/u, ''),
    workdays: rule.endsWith(';WORKDAYS'),
    reminders: [
      ...new Set(
        text(8)
          .split(/[,，\s]+/u)
          .filter((one) => one !== '')
          .map(Number),
      ),
    ]
      .filter((one) => Number.isInteger(one) && one >= 0 && one <= 40_320)
      .slice(0, 5),
    remarks: text(9),
    exceptions: text(12)
      .split(',')
      .flatMap((one) => {
        const local = fit(timeOf(one.trim()));
        return local === undefined ? [] : [local];
      })
      .slice(0, 2_000),
    overrides: overridesOf(text(13)),
    checklist: checklistOf(text(14)),
    source: '',
    people: [],
    files: [],
    isImported: true,
    ...(type === 'task' && /^(已完成|completed|done)$/iu.test(text(15)) && { isDone: true }),
  };
}

/** The library says on the console, past whoever called, which number formats of a workbook it does not know. */
function quietly<T>(work: () => T): T {
  // Every host has a console, and the SDK's own code has no use for one.
  const { console: loud } = globalThis as unknown as { console: { error: (...words: unknown[]) => void } };
  const said = loud.error;
  loud.error = () => undefined;
  try {
    return work();
  } finally {
    loud.error = said;
  }
}

/** `2026-12-01 09:00`, `2026/12/1 9:00`, a date of the sheet. */
function timeOf(cell: unknown): string | undefined {
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return undefined;
    const local = new Date(Math.round(cell.getTime() / 1_000) * 1_000).toISOString().slice(0, 19);
    return local.endsWith('T00:00:00') ? local.slice(0, 10) : local;
  }
  const found =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?)?$/u.exec(
      shownIn(cell),
    );
  if (found === null) return undefined;
  const [, year, month = '', date = '', hour, minute, second = '00'] = found;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return hour === undefined ? day : `${day}T${hour.padStart(2, '0')}:${minute}:${second}`;
}
