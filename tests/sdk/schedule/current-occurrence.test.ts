// Which time of a task that repeats is to be done now, and when a task is due.
import { describe, expect, test } from 'vitest';
import type { Override, ScheduleItem } from '#sdk/contract/schedule.ts';
import { currentOccurrence, dueOf, statusAt } from '#sdk/schedule/rules/current-occurrence.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';

const days = { off: [], on: [] };
const at = (local: string): number => Date.parse(`${local}+08:00`);

function task(
  rule: string,
  overrides: Override[] = [],
  status: ScheduleItem['status'] = 'confirmed',
): ScheduleItem {
  const input = wholeItem(
    { type: 'task', title: 'T', start: '2026-12-01T09:00:00', end: '2026-12-01T18:00:00', rule, overrides },
    'Asia/Shanghai',
  );
  return {
    ...input,
    ...{ id: '1', uid: 'u', calendarId: 'p1', organizerId: '1', organizerName: 'A', status, progress: 0 },
    ...{
      people: [],
      invitedGroups: [],
      answers: [],
      attachments: [],
      feedbackCount: 0,
      createdTime: 0,
      rev: 1,
    },
  };
}
const current = (item: ScheduleItem, now: string): string | undefined =>
  currentOccurrence(item, at(now), days)?.recurrenceId;
const done = (recurrenceId: string): Override => ({ recurrenceId, isDone: true });

describe('the time to do now', () => {
  test.each([
    ['the first one before it begins', [], '2026-11-20T00:00:00', '2026-12-01T09:00:00'],
    ['the one that began last', [], '2026-12-09T00:00:00', '2026-12-08T09:00:00'],
    [
      'the one before, where the last is done',
      [done('2026-12-08T09:00:00')],
      '2026-12-09T00:00:00',
      '2026-12-01T09:00:00',
    ],
    [
      'the next one, where all that began are done',
      [done('2026-12-01T09:00:00'), done('2026-12-08T09:00:00')],
      '2026-12-09T00:00:00',
      '2026-12-15T09:00:00',
    ],
    [
      'never one that is cancelled',
      [{ recurrenceId: '2026-12-08T09:00:00', isCancelled: true }],
      '2026-12-09T00:00:00',
      '2026-12-01T09:00:00',
    ],
  ] as const)('%s', (_, overrides, now, expected) => {
    expect(current(task('FREQ=WEEKLY', [...overrides]), now)).toBe(expected);
  });

  test('a rule of years is found, and nothing where nothing is left', () => {
    expect(
      current(task('FREQ=YEARLY;INTERVAL=4', [done('2026-12-01T09:00:00')]), '2026-12-09T00:00:00'),
    ).toBe('2030-12-01T09:00:00');
    const all = ['2026-12-01', '2026-12-02'].map((date) => done(`${date}T09:00:00`));
    expect(current(task('FREQ=DAILY;COUNT=2', all), '2026-12-09T00:00:00')).toBeUndefined();
  });
});

test('a task is due when its time is; one that is settled, or does not repeat, at its own end', () => {
  const now = at('2026-12-09T00:00:00');
  expect(dueOf(task('FREQ=WEEKLY'), now, days)).toBe(at('2026-12-08T18:00:00'));
  expect(dueOf(task(''), now, days)).toBe(at('2026-12-01T18:00:00'));
  expect(dueOf(task('FREQ=WEEKLY', [], 'completed'), now, days)).toBe(at('2026-12-01T18:00:00'));
});

test('one time is completed by its tick, all by the whole', () => {
  const item = task('FREQ=WEEKLY');
  expect(statusAt(item, undefined)).toBe('confirmed');
  expect(statusAt(item, done(item.start))).toBe('completed');
  expect(statusAt({ ...item, type: 'meeting' }, done(item.start))).toBe('confirmed');
  expect(statusAt({ ...item, status: 'terminated' }, done(item.start))).toBe('terminated');
});
