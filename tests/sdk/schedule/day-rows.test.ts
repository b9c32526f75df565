// Dates of a stretch as paper shows them: what lasts several days stands on each, and what somebody is busy with only where it may be known.
import { describe, expect, test } from 'vitest';
import type { Occurrence } from '#sdk/api.ts';
import { busyTitle } from '#sdk/schedule/screens/busy-titles.ts';
import { dayRows } from '#sdk/schedule/screens/day-rows.ts';

const at = (local: string): number => new Date(local).getTime();
function occurrence(title: string, start: string, end: string, more: Partial<Occurrence> = {}): Occurrence {
  return {
    ...{ key: title, itemId: title, recurrenceId: start, title, location: '', zone: 'UTC', type: 'schedule' },
    ...{
      start: at(start),
      end: at(end),
      startLocal: start,
      endLocal: end,
      isAllDay: false,
      isRepeating: false,
    },
    ...{ calendarId: 'p1', organizerId: '1', organizerName: 'Ann', importance: 'ordinary', showAs: 'busy' },
    ...{ part: 'organizer', status: 'confirmed', response: undefined, mayEdit: true, progress: 0 },
    ...more,
  };
}
const titles = (occurrences: readonly Occurrence[], from: string, to: string): Record<string, string[]> =>
  Object.fromEntries(
    dayRows(occurrences, at(`${from}T00:00:00`), at(`${to}T00:00:00`)).map(({ date, rows }) => [
      date,
      rows.map(({ title }) => title),
    ]),
  );

describe('dates of a stretch', () => {
  test('each date is there, also where nothing takes place, over a change of the month', () => {
    expect(Object.keys(titles([], '2026-11-29', '2026-12-02'))).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  test('a night stands on both dates, and what ends at midnight on its own alone', () => {
    const night = occurrence('night', '2026-11-23T22:00:00', '2026-11-24T02:00:00');
    const late = occurrence('late', '2026-11-23T23:00:00', '2026-11-24T00:00:00');
    expect(titles([late, night], '2026-11-23', '2026-11-25')).toEqual({
      '2026-11-23': ['night', 'late'],
      '2026-11-24': ['night'],
    });
  });

  test('what lasts all day stands before the rest on each of its dates, the last one is not among them', () => {
    const trip = occurrence('trip', '2026-11-24', '2026-11-26', { isAllDay: true });
    const early = occurrence('early', '2026-11-24T00:00:00', '2026-11-24T01:00:00');
    expect(titles([early, trip], '2026-11-24', '2026-11-27')).toEqual({
      '2026-11-24': ['trip', 'early'],
      '2026-11-25': ['trip'],
      '2026-11-26': [],
    });
  });

  test('a day without a length, and a moment, stand where they are', () => {
    const day = occurrence('day', '2026-11-24', '2026-11-24', { isAllDay: true });
    const moment = occurrence('moment', '2026-11-24T00:00:00', '2026-11-24T00:00:00');
    expect(titles([day, moment], '2026-11-23', '2026-11-26')).toEqual({
      '2026-11-23': [],
      '2026-11-24': ['day', 'moment'],
      '2026-11-25': [],
    });
  });

  test('a task stands on the date by which it is due', () => {
    const task = occurrence('task', '2026-11-23T09:00:00', '2026-11-25T10:00:00', { type: 'task' });
    expect(titles([task], '2026-11-23', '2026-11-26')).toEqual({
      '2026-11-23': [],
      '2026-11-24': [],
      '2026-11-25': ['task'],
    });
  });
});

describe('what somebody is busy with', () => {
  const own = occurrence('own', '2026-11-24T09:00:00', '2026-11-24T10:00:00', { part: 'participant' });
  const theirs = occurrence('theirs', '2026-11-24T09:00:00', '2026-11-24T10:00:00', {
    part: 'viewer',
    organizerId: '7',
  });
  test('is one`s own for oneself, and of others what stands in a calendar one sees', () => {
    const both = [theirs, own];
    expect(busyTitle(both, { id: '1', isOneself: true }, own)).toBe('own');
    expect(busyTitle(both, { id: '7', isOneself: false }, own)).toBe('theirs');
    expect(busyTitle(both, { id: '8', isOneself: false }, own)).toBeUndefined();
    expect(busyTitle(both, { id: '7', isOneself: false }, { ...own, end: own.end + 1 })).toBeUndefined();
  });
});
