// Random rules over changes of summer time and leap years: client, office and, where Python has it, dateutil find the same instants.
import { spawnSync } from 'node:child_process';
import { expand as officeExpand } from '#fixtures/office/schedule/expansion.ts';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { expand, type Timed } from '#sdk/schedule/rules/recurrence.ts';
import { localOf, wallOf } from '#sdk/schedule/rules/wall-time.ts';
import type { DrillContext } from './drill.ts';

const day = 86_400_000;
const days = { off: [], on: [] };
const officeDays = { off: new Set<string>(), on: new Set<string>() };
const zones = [
  'America/New_York',
  'Europe/London',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Shanghai',
  'Africa/Cairo',
  'Pacific/Auckland',
];
const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

type Case = { item: Timed; from: number; to: number };

function ruleAt(random: Random, start: number): string {
  const interval = between(random, 1, 4);
  const some = names.filter(() => random() < 0.35).join(',') || 'WE';
  const dayOf = between(random, 1, 31);
  const nth = pick(random, ['1', '2', '3', '4', '5', '-1', '-2']);
  const name = pick(random, names);
  const month = between(random, 1, 12);
  const plain = [
    'FREQ=DAILY',
    'FREQ=WEEKLY',
    `FREQ=WEEKLY;BYDAY=${some}`,
    `FREQ=WEEKLY;BYDAY=${some};WKST=SU`,
    'FREQ=MONTHLY',
    `FREQ=MONTHLY;BYMONTHDAY=${dayOf}`,
    `FREQ=MONTHLY;BYMONTHDAY=-${between(random, 1, 5)}`,
    `FREQ=MONTHLY;BYMONTHDAY=${dayOf},${between(random, 1, 31)}`,
    `FREQ=MONTHLY;BYDAY=${nth}${name}`,
    `FREQ=MONTHLY;BYDAY=${some}`,
    'FREQ=YEARLY',
    `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${between(random, 1, 28)}`,
    `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth === '5' ? '4' : nth}${name}`,
    `FREQ=DAILY;BYMONTH=${month}`,
    `FREQ=MONTHLY;BYDAY=${some};BYSETPOS=${pick(random, ['1', '-1', '2'])}`,
  ];
  const rule = `${pick(random, plain)};INTERVAL=${interval}`;
  const end = random();
  if (end < 0.3) return `${rule};COUNT=${between(random, 1, 40)}`;
  if (end < 0.5)
    return `${rule};UNTIL=${localOf(start + between(random, 10, 2_000) * day).replaceAll(/[-:]/gu, '')}`;
  return rule;
}

function caseAt(random: Random): Case {
  // Leap days and the hours in which clocks change are among them more often than by chance.
  const leap = random() < 0.1 ? wallOf('2024-02-29') : undefined;
  const date = leap ?? wallOf(`20${between(random, 20, 31)}-01-01`) + between(random, 0, 364) * day;
  const start = date + (random() < 0.4 ? between(random, 0, 14) * 900_000 : between(random, 0, 95) * 900_000);
  const item: Timed = {
    start: localOf(start),
    end: localOf(start + between(random, 1, 8) * 900_000),
    zone: pick(random, zones),
    isAllDay: false,
    rule: ruleAt(random, start),
    workdays: false,
    exceptions: [],
    overrides: [],
  };
  const from = start + between(random, -30, 900) * day;
  return { item, from, to: from + between(random, 20, 500) * day };
}

/** The truth from outside: dateutil's rules on the wall clock, Python's zones for the instants. */
const script = `
import json, sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
from dateutil.rrule import rrulestr
epoch = datetime(1970, 1, 1)
for line in sys.stdin:
    one = json.loads(line)
    zone = ZoneInfo(one["zone"])
    start = datetime.fromisoformat(one["start"])
    found = []
    for at in rrulestr(one["rule"], dtstart=start).xafter(datetime.fromisoformat(one["from"]), inc=True):
        if at > datetime.fromisoformat(one["to"]): break
        found.append(int(at.replace(tzinfo=zone).timestamp()) * 1000)
    print(json.dumps(found))
`;

function fromOutside(cases: readonly Case[]): number[][] | undefined {
  const input = cases
    .map(({ item, from, to }) =>
      JSON.stringify({
        zone: item.zone,
        start: item.start,
        rule: item.rule,
        from: localOf(from - 2 * day),
        to: localOf(to + 2 * day),
      }),
    )
    .join('\n');
  const said = spawnSync('python3', ['-c', script], { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (said.status !== 0) return undefined;
  return said.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as number[]);
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const random = seededRandom(context.seed);
  const cases = Array.from({ length: context.full ? 10_000 : 400 }, () => caseAt(random));
  const outside = fromOutside(cases);
  let found = 0;
  for (const [index, { item, from, to }] of cases.entries()) {
    const ours = expand(item, from, to, days).map(({ start }) => start);
    const theirs = officeExpand(item, from, to, officeDays).map(({ start }) => start);
    found += ours.length;
    const what = `${item.start} ${item.zone} ${item.rule} ${localOf(from)}–${localOf(to)}`;
    if (ours.join() !== theirs.join())
      context.problem(`${what}: the client finds ${ours.length}, the office ${theirs.length}`);
    const length = wallOf(item.end) - wallOf(item.start);
    const wanted = outside?.[index]?.filter((at) => at < to && at + length > from);
    // Where a change of clocks lies within an item, its end is asked for by clock and not by length.
    const inner = (rows: readonly number[]): string =>
      rows.filter((at) => at >= from && at + length + 7_200_000 < to).join();
    if (wanted !== undefined && inner(ours) !== inner(wanted))
      context.problem(`${what}: the client finds ${inner(ours)}, outside truth is ${inner(wanted)}`);
  }
  context.report('rules', cases.length);
  context.report('instants', found);
  context.report('outside truth', outside === undefined ? 'no dateutil here' : 'dateutil');
  if (found < cases.length) context.problem('too little was compared');
}
