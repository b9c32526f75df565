// Recurrence against the library and against known instants; changes of a series against a model that keeps its occurrences one by one.
import { RRuleTemporal } from 'rrule-temporal';
import { expect, test } from 'vitest';
import type { ScheduleItem } from '#sdk/api.ts';
import { expand } from '#sdk/schedule/rules/recurrence.ts';
import { inputOf, planChange, planRemoval, planUndo, type Scope } from '#sdk/schedule/rules/series-edit.ts';
import { plainRule } from '#sdk/schedule/rules/plain-rule.ts';
import { isoAt, movedBy, wallOf } from '#sdk/schedule/rules/wall-time.ts';

const days = {
  off: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
  on: ['2026-10-10'],
};
/** Numbers that come out the same in every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const item = (fields: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id: '1',
  uid: 'u',
  type: 'schedule',
  title: 'T',
  location: '',
  start: '2026-12-01T09:00:00',
  end: '2026-12-01T10:00:00',
  zone: 'Asia/Shanghai',
  isAllDay: false,
  rule: '',
  workdays: false,
  exceptions: [],
  overrides: [],
  importance: 'ordinary',
  remarks: '',
  reminders: [],
  checklist: [],
  source: '',
  calendarId: 'p1',
  organizerId: '1',
  organizerName: '',
  status: 'confirmed',
  progress: 0,
  people: [],
  answers: [],
  attachments: [],
  invitedGroups: [],
  feedbackCount: 0,
  createdTime: 0,
  rev: 1,
  ...fields,
});

/** Examples of RFC 5545 §3.8.5.3 and of changes of summer time: rule, zone, expected instants. */
const facts: readonly (readonly [start: string, zone: string, rule: string, expected: readonly string[]])[] =
  [
    [
      '1997-09-02T09:00:00',
      'America/New_York',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      [
        '1997-09-02T09:00:00-04:00',
        '1997-09-04T09:00:00-04:00',
        '1997-09-16T09:00:00-04:00',
        '1997-09-18T09:00:00-04:00',
        '1997-09-30T09:00:00-04:00',
        '1997-10-02T09:00:00-04:00',
        '1997-10-14T09:00:00-04:00',
        '1997-10-16T09:00:00-04:00',
      ],
    ],
    [
      '1997-09-05T09:00:00',
      'America/New_York',
      'FREQ=MONTHLY;COUNT=4;BYDAY=1FR',
      [
        '1997-09-05T09:00:00-04:00',
        '1997-10-03T09:00:00-04:00',
        '1997-11-07T09:00:00-05:00',
        '1997-12-05T09:00:00-05:00',
      ],
    ],
    [
      '1997-09-22T09:00:00',
      'America/New_York',
      'FREQ=MONTHLY;COUNT=3;BYDAY=-2MO',
      ['1997-09-22T09:00:00-04:00', '1997-10-20T09:00:00-04:00', '1997-11-17T09:00:00-05:00'],
    ],
    [
      '1997-08-05T09:00:00',
      'America/New_York',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      [
        '1997-08-05T09:00:00-04:00',
        '1997-08-10T09:00:00-04:00',
        '1997-08-19T09:00:00-04:00',
        '1997-08-24T09:00:00-04:00',
      ],
    ],
    [
      '1997-08-05T09:00:00',
      'America/New_York',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      [
        '1997-08-05T09:00:00-04:00',
        '1997-08-17T09:00:00-04:00',
        '1997-08-19T09:00:00-04:00',
        '1997-08-31T09:00:00-04:00',
      ],
    ],
    [
      '2007-01-15T09:00:00',
      'America/New_York',
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      [
        '2007-01-15T09:00:00-05:00',
        '2007-01-30T09:00:00-05:00',
        '2007-02-15T09:00:00-05:00',
        '2007-03-15T09:00:00-04:00',
        '2007-03-30T09:00:00-04:00',
      ],
    ],
    [
      '1997-09-30T09:00:00',
      'America/New_York',
      'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=1,-1',
      ['1997-09-30T09:00:00-04:00', '1997-10-01T09:00:00-04:00', '1997-10-31T09:00:00-05:00'],
    ],
    [
      '2026-03-28T02:30:00',
      'Europe/Berlin',
      'FREQ=DAILY;COUNT=3',
      ['2026-03-28T02:30:00+01:00', '2026-03-29T03:30:00+02:00', '2026-03-30T02:30:00+02:00'],
    ],
    [
      '2024-02-29T08:00:00',
      'Asia/Shanghai',
      'FREQ=YEARLY;COUNT=2',
      ['2024-02-29T08:00:00+08:00', '2028-02-29T08:00:00+08:00'],
    ],
    [
      '2026-12-01T23:30:00',
      'Asia/Shanghai',
      'FREQ=DAILY;UNTIL=20261203T153000Z',
      ['2026-12-01T23:30:00+08:00', '2026-12-02T23:30:00+08:00', '2026-12-03T23:30:00+08:00'],
    ],
    [
      '1997-09-04T09:00:00',
      'America/New_York',
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      ['1997-09-04T09:00:00-04:00', '1997-10-07T09:00:00-04:00', '1997-11-06T09:00:00-05:00'],
    ],
  ];

test.each(facts)('%s %s %s', (start, zone, rule, expected) => {
  const series = item({ start, end: movedBy(start, 3_600_000), zone, rule });
  const from = wallOf(start) - 2 * 86_400_000;
  const found = expand(series, from, from + 10 * 366 * 86_400_000, days);
  expect(found.map((one) => isoAt(one.start, zone))).toEqual(expected);
});

test('every working day leaves out holidays and counts the days made up for them', () => {
  const series = item({
    start: '2026-09-30T09:00:00',
    end: '2026-09-30T09:30:00',
    rule: 'FREQ=DAILY;COUNT=4',
    workdays: true,
  });
  const found = expand(series, wallOf('2026-09-29'), wallOf('2026-11-01'), days);
  expect(found.map((one) => one.recurrenceId.slice(0, 10))).toEqual([
    '2026-09-30',
    '2026-10-08',
    '2026-10-09',
    '2026-10-10',
  ]);
});

test('1,000 random rules are expanded as the library expands them', () => {
  const next = numbers(7);
  const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const some = (): string => names.filter(() => next(3) === 0).join(',') || 'WE';
  let compared = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const start =
      wallOf(
        `20${20 + next(12)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
      ) +
      next(96) * 900_000;
    const interval = `;INTERVAL=${1 + next(4)}`;
    const rules = [
      `FREQ=DAILY${interval}`,
      `FREQ=WEEKLY${interval};BYDAY=${some()}`,
      `FREQ=WEEKLY${interval};BYDAY=${some()};WKST=SU`,
      `FREQ=MONTHLY${interval};BYMONTHDAY=${1 + next(31)}`,
      `FREQ=MONTHLY${interval};BYMONTHDAY=-${1 + next(5)}`,
      `FREQ=MONTHLY${interval};BYDAY=${1 + next(5)}${names[next(7)]}`,
      `FREQ=MONTHLY${interval};BYDAY=-1${names[next(7)]}`,
      `FREQ=MONTHLY${interval}`,
      `FREQ=YEARLY${interval}`,
    ];
    const rule = `${rules[next(rules.length)]}${next(3) === 0 ? `;COUNT=${1 + next(20)}` : ''}`;
    const from = start + next(500) * 86_400_000;
    const to = from + (30 + next(90)) * 86_400_000;
    const head = new Date(start).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '');
    const expected = new RRuleTemporal({ rruleString: `DTSTART:${head}Z\nRRULE:${rule}` })
      .between(new Date(from), new Date(to), true)
      .map((at) => at.epochMilliseconds);
    const found = plainRule(rule, start, Infinity)?.starts(from, to, 5_000);
    expect({ rule, start, found }).toEqual({ rule, start, found: expected });
    compared += expected.length;
  }
  expect(compared).toBeGreaterThan(1_500);
});

type Fact = { start: string; end: string; title: string };
/** The occurrences of a series, as one who changes them one by one would have them. */
class Model {
  facts = new Map<number, Fact & { own: Set<string> }>();
  constructor(starts: readonly string[]) {
    starts.forEach((start, index) =>
      this.facts.set(index, { start, end: movedBy(start, 3_600_000), title: 'T', own: new Set() }),
    );
  }
}

/** The office as far as a plan needs it: writes in, items out. */
class Office {
  readonly items = new Map<string, ScheduleItem>();
  readonly removed = new Map<string, ScheduleItem>();
  commit(writes: ReturnType<typeof planChange>): ScheduleItem[] {
    return writes.map((write) => {
      const id = write.id ?? String(this.items.size + this.removed.size + 1);
      const old = this.items.get(id) ?? this.removed.get(id);
      if (write.rev !== undefined && old !== undefined) expect(write.rev).toBe(old.rev);
      const rev = (old?.rev ?? 0) + 1;
      if (write.op === 'remove') {
        this.items.delete(id);
        const gone = { ...(old as ScheduleItem), rev };
        this.removed.set(id, gone);
        return gone;
      }
      const next = item({
        ...(write.op === 'restore' ? old : { ...old, ...(write.item as object) }),
        id,
        rev,
      });
      this.removed.delete(id);
      this.items.set(id, next);
      return next;
    });
  }
  shown(): string[] {
    const from = wallOf('2026-11-01');
    return [...this.items.values()]
      .flatMap((one) =>
        expand(one, from, from + 400 * 86_400_000, days).map(
          (when) => `${when.startLocal} ${when.endLocal} ${when.override?.title ?? one.title}`,
        ),
      )
      .toSorted();
  }
}

test('200 random sequences of this, following and all come to what a model says, and undo restores', () => {
  const next = numbers(42);
  for (let round = 0; round < 200; round += 1) {
    const count = 4 + next(8);
    const start = '2026-12-01T09:00:00';
    const rule = next(2) === 0 ? `FREQ=DAILY;COUNT=${count}` : `FREQ=WEEKLY;BYDAY=TU;COUNT=${count}`;
    const step = rule.includes('DAILY') ? 1 : 7;
    const office = new Office();
    office.commit([{ op: 'create', item: inputOf(item({ rule })) }]);
    const model = new Model(
      Array.from({ length: count }, (_, index) => movedBy(start, index * step * 86_400_000)),
    );
    /** Which item and occurrence stand for a place of the model. */
    const place = new Map(
      Array.from({ length: count }, (_, index) => [
        index,
        { id: '1', rid: movedBy(start, index * step * 86_400_000) },
      ]),
    );
    for (let turn = 0; turn < 4 && model.facts.size > 0; turn += 1) {
      const alive = [...model.facts.keys()];
      const index = alive[next(alive.length)] as number;
      const at = place.get(index) as { id: string; rid: string };
      const before = office.shown();
      const source = office.items.get(at.id) as ScheduleItem;
      const scope = (['this', 'following', 'all'] as const)[next(3)] as Scope;
      const fact = model.facts.get(index) as Fact & { own: Set<string> };
      const same = alive.filter((one) => place.get(one)?.id === at.id);
      const isWhole = scope === 'all' || (scope === 'following' && rid0(source) === at.rid);
      const reach =
        source.rule === ''
          ? [index]
          : scope === 'this'
            ? [index]
            : isWhole
              ? same
              : same.filter((one) => (place.get(one)?.rid ?? '') >= at.rid);
      const kind = next(3);
      const minutes = (1 + next(8)) * 15;
      const patch =
        kind === 0
          ? { title: `t${round}-${turn}` }
          : { start: movedBy(fact.start, minutes * 60_000), end: movedBy(fact.end, minutes * 60_000) };
      const writes =
        kind === 2
          ? planRemoval(source, { recurrenceId: at.rid, scope }, days)
          : planChange(source, { recurrenceId: at.rid, scope, patch }, days);
      const done = office.commit(writes);
      if (next(4) === 0) {
        office.commit(planUndo(source, writes, done));
        expect(office.shown()).toEqual(before);
        break;
      }
      const single = scope === 'this' && source.rule !== '';
      const tail = writes[1] === undefined ? undefined : done[1];
      for (const one of reach) {
        const known = model.facts.get(one) as Fact & { own: Set<string> };
        const named = place.get(one) as { id: string; rid: string };
        if (kind === 2) {
          model.facts.delete(one);
          continue;
        }
        if (kind === 0) known.title = patch.title as string;
        else if (single || !known.own.has('time')) {
          known.start = movedBy(known.start, minutes * 60_000);
          known.end = movedBy(known.end, minutes * 60_000);
        }
        if (single && kind === 1) known.own.add('time');
        if (!single && kind === 1) named.rid = movedBy(named.rid, minutes * 60_000);
        if (tail !== undefined) named.id = tail.id;
      }
      expect({ round, turn, scope, kind, shown: office.shown() }).toEqual({
        round,
        turn,
        scope,
        kind,
        shown: [...model.facts.values()].map((one) => `${one.start} ${one.end} ${one.title}`).toSorted(),
      });
    }
  }
});

/** The first occurrence of a series as the rule counts it. */
const rid0 = (source: ScheduleItem): string => source.start;

const startsOf = (source: ScheduleItem): string[] =>
  expand(source, wallOf(source.start) - 86_400_000, wallOf(source.start) + 400 * 86_400_000, days).map(
    ({ startLocal }) => startLocal,
  );
/** The item after a change of all of it, moved from its first time to another. */
const moved = (source: ScheduleItem, start: string, patch = {}): ScheduleItem => {
  const end = movedBy(start, 3_600_000);
  const change = { recurrenceId: source.start, scope: 'all', patch: { start, end, ...patch } } as const;
  const [write] = planChange(source, change, days);
  return item({ ...source, ...(write?.item as object) });
};

test('a series by its place in the month keeps it when it is moved to another day', () => {
  const last = item({
    start: '2026-01-30T09:00:00',
    end: '2026-01-30T10:00:00',
    rule: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=4',
  });
  expect(startsOf(moved(last, '2026-01-29T09:00:00')).map((at) => at.slice(0, 10))).toEqual([
    '2026-01-29',
    '2026-02-26',
    '2026-03-26',
    '2026-04-30',
  ]);
  // A fifth Saturday is not in every month; the last one is.
  expect(moved(last, '2026-01-31T09:00:00').rule).toContain('BYDAY=-1SA');
  const yearly = item({
    start: '2026-03-01T09:00:00',
    end: '2026-03-01T10:00:00',
    rule: 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1',
  });
  expect(startsOf(moved(yearly, '2026-02-28T09:00:00')).slice(0, 2)).toEqual([
    '2026-02-28T09:00:00',
    '2027-02-28T09:00:00',
  ]);
});

test('the last time of a series is the last one still when it is moved over a change of clocks or to another zone', () => {
  const source = item({
    zone: 'America/New_York',
    start: '2026-10-20T09:00:00',
    end: '2026-10-20T10:00:00',
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261027T130000Z',
  });
  expect(startsOf(source)).toHaveLength(2);
  expect(startsOf(moved(source, '2026-10-27T09:00:00'))).toEqual([
    '2026-10-27T09:00:00',
    '2026-11-03T09:00:00',
  ]);
  const elsewhere = moved(source, source.start, { zone: 'America/Los_Angeles' });
  expect(startsOf(elsewhere)).toEqual(['2026-10-20T09:00:00', '2026-10-27T09:00:00']);
});

test('this and later leaves no series behind that never takes place', () => {
  const source = item({
    rule: 'FREQ=DAILY;COUNT=5',
    exceptions: ['2026-12-01T09:00:00', '2026-12-02T09:00:00'],
  });
  const change = { recurrenceId: '2026-12-03T09:00:00', scope: 'following', patch: { title: 'N' } } as const;
  expect(planChange(source, change, days).map(({ op }) => op)).toEqual(['put']);
});
