// The schedule: a month of ten thousand repeating items, rules beside rrule.js, ten thousand rows of a workbook.
import { utils, read } from '@e965/xlsx';
import { importFile } from '#sdk/schedule/exchange/import.ts';
import { printSheet } from '#sdk/schedule/exchange/sheet.ts';
import { wallStarts } from '#sdk/schedule/rules/recurrence.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { clockOfZone, localOf } from '#sdk/schedule/rules/wall-time.ts';
import { occurrencesOf } from '#sdk/schedule/shown-items.ts';
import type { ItemInput, ScheduleItem } from '#sdk/contract/schedule.ts';
import { threadTime } from '../support/thread-time.ts';
import { median, type Report } from './figure.ts';
import { npmPackage } from './run/npm-package.ts';

const day = 86_400_000;
const days = { off: [], on: [] };
const month = { from: Date.UTC(2026, 11, 1), to: Date.UTC(2027, 0, 1) };
const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/London'];
/** Rules that people make, and how many of a hundred items have each: most series have come to their end. */
const rules: readonly (readonly [rule: string, share: number])[] = [
  ['FREQ=DAILY', 2],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 6],
  ['FREQ=WEEKLY', 16],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 8],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 8],
  ['FREQ=MONTHLY;BYDAY=2TU', 8],
  ['FREQ=MONTHLY;BYDAY=-1FR', 6],
  ['FREQ=YEARLY', 6],
  ['FREQ=DAILY;COUNT=30', 10],
  ['FREQ=WEEKLY;COUNT=52', 16],
  ['FREQ=WEEKLY;UNTIL=20261220T000000Z', 14],
];
const mixed = rules.flatMap(([rule, share]) => Array.from({ length: share }, () => rule));

/** An item whose series began in the last three years. */
function itemAt(index: number): ItemInput {
  const start = Date.UTC(2024, 0, 1) + ((index * 7) % 1_060) * day + (32 + (index % 40)) * 900_000;
  return wholeItem(
    {
      title: `Item ${index}`,
      start: localOf(start),
      end: localOf(start + 3_600_000),
      rule: mixed[index % mixed.length] ?? 'FREQ=WEEKLY',
      uid: `bench-${index}`,
    },
    zones[index % zones.length] ?? 'UTC',
  );
}

const shownOf = (input: ItemInput, index: number): ScheduleItem => ({
  ...input,
  id: String(index + 1),
  uid: input.uid ?? '',
  calendarId: 'p1',
  organizerId: '1',
  organizerName: 'A',
  status: 'confirmed',
  progress: 0,
  people: [],
  invitedGroups: [],
  answers: [],
  attachments: [],
  feedbackCount: 0,
  createdTime: 0,
  rev: 1,
});

/** What rrule.js offers, as far as it is asked here. */
type RuleLibrary = { rrulestr(text: string): { between(from: Date, to: Date, within: boolean): Date[] } };
const isRuleLibrary = (value: unknown): value is RuleLibrary =>
  typeof value === 'object' && value !== null && 'rrulestr' in value;

/**
 * Times a piece of work in ms of its thread, so that what else runs on the machine is not counted. Systems count that
 * time in steps of some ms: what is short is done several times in a round.
 */
function timed(work: () => unknown, rounds: number, times = 1): number {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = threadTime();
    for (let time = 0; time < times; time += 1) work();
    found.push((threadTime() - start) / times);
  }
  return median(found);
}

/** Reports the figures. */
export async function run(report: Report): Promise<void> {
  const inputs = Array.from({ length: 10_000 }, (_, index) => itemAt(index));
  const items = inputs.map(shownOf);
  const peer = npmPackage('rrule', '2.8.1');
  let found = 0;
  const ours = timed(
    () => {
      found = occurrencesOf(items, month, '1', days).length;
    },
    7,
    10,
  );
  if (isRuleLibrary(peer)) {
    const parsed = inputs.map(({ start, rule }) =>
      peer.rrulestr(`DTSTART:${start.replaceAll(/[-:]/gu, '')}Z\nRRULE:${rule}`),
    );
    const [from, to] = [new Date(month.from - day), new Date(month.to + day)];
    // The peer keeps what it found; a question that is asked for the first time is the one that is compared.
    const theirs = timed(() => parsed.map((rule) => rule.between(from, to, true)), 1);
    report({
      id: 'schedule-month',
      name: `a month of 10000 repeating items as they are shown (${found} occurrences), against rrule.js finding their starts`,
      ours,
      baseline: theirs,
      unit: 'ms',
    });
    const year = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };
    // Every round asks rules that nobody has asked before, of either side; the peer has read its texts already.
    const mine: number[] = [];
    const other: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const fresh = inputs.map((input) => ({ ...input }));
      const again = inputs.map(({ start, rule }) =>
        peer.rrulestr(`DTSTART:${start.replaceAll(/[-:]/gu, '')}Z\nRRULE:${rule}`),
      );
      let [ownCount, peerCount] = [0, 0];
      mine.push(
        timed(() => {
          for (const item of fresh) {
            const instant = clockOfZone(item.zone);
            ownCount += wallStarts(item, year.from, year.to, days).map((at) => instant(at)).length;
          }
        }, 1),
      );
      other.push(
        timed(() => {
          for (const rule of again)
            peerCount += rule.between(new Date(year.from), new Date(year.to), true).length;
        }, 1),
      );
      if (ownCount !== peerCount)
        throw new Error(`${ownCount} starts of a year, and ${peerCount} of the peer`);
    }
    report({
      id: 'schedule-rules',
      name: 'rules a second whose starts of a year are found, ours as instants of their zones, against rrule.js without zones',
      ours: inputs.length / (median(mine) / 1_000),
      baseline: inputs.length / (median(other) / 1_000),
      unit: 'rules/s',
    });
  }
  const book = printSheet(inputs, 'zh');
  let written = 0;
  const start = threadTime();
  const told = await importFile(
    { name: 'plan.xlsx', bytes: book },
    {
      dryRun: false,
      calendarId: undefined,
      zone: 'Asia/Shanghai',
      known: async () => new Set(),
      write: async (writes) => (written += writes.length),
    },
  );
  const spent = threadTime() - start;
  if (told.added !== inputs.length || written !== inputs.length)
    throw new Error(`${told.added} of ${inputs.length} rows came in`);
  const bare = timed(() => {
    const sheet = read(book, { type: 'array' });
    return utils.sheet_to_json(sheet.Sheets[sheet.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  }, 3);
  report({
    id: 'schedule-import',
    name: '10000 rows of a workbook read, checked and handed over, against its library reading the cells',
    ours: spent,
    baseline: bare,
    unit: 'ms',
  });
}
