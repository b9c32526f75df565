// The agenda's lines: each day once, before what takes place on it; only items can be chosen.
import { expect, test } from 'vitest';
import { agendaLines, choosable, chosenPlace } from '#cli/tui/lines/agenda-lines.ts';
import type { Occurrence } from '#sdk/api.ts';

const from = new Date('2026-11-23T00:00:00').getTime();
const at = (key: string, local: string, isAllDay = false): Occurrence => ({
  key,
  itemId: key,
  recurrenceId: local,
  title: key,
  location: '',
  start: new Date(local.length === 10 ? `${local}T00:00:00` : local).getTime(),
  end: new Date(local.length === 10 ? `${local}T00:00:00` : local).getTime() + 3_600_000,
  startLocal: local,
  endLocal: local,
  zone: 'UTC',
  isAllDay,
  isRepeating: false,
  type: 'schedule',
  calendarId: 'p1',
  organizerId: '1',
  organizerName: '',
  importance: 'ordinary',
  showAs: 'busy',
  status: 'confirmed',
  part: 'organizer',
  response: undefined,
  mayEdit: true,
  progress: 0,
});

test('each day stands once, what began before the first day stands on it', () => {
  const lines = agendaLines(
    [
      at('trip', '2026-11-21T09:00:00'),
      at('day', '2026-11-23', true),
      at('a', '2026-11-23T09:00:00'),
      at('b', '2026-11-24T09:00:00'),
    ],
    from,
  );
  expect(lines.map(({ key }) => key)).toEqual(['day 2026-11-23', 'trip', 'day', 'a', 'day 2026-11-24', 'b']);
});

test('a day that is meant whole stands under its date, wherever it begins', () => {
  const inTheEvening = {
    ...at('whole', '2026-11-25', true),
    start: new Date('2026-11-24T16:00:00').getTime(),
  };
  const lines = agendaLines(
    [at('a', '2026-11-24T09:00:00'), inTheEvening, at('b', '2026-11-24T17:00:00')],
    from,
  );
  expect(lines.map(({ key }) => key)).toEqual(['day 2026-11-24', 'a', 'b', 'day 2026-11-25', 'whole']);
  expect(lines[3]).toMatchObject({ time: new Date('2026-11-25T00:00:00').getTime() });
});

test('a day is stepped over in either direction, and the ends hold', () => {
  const lines = agendaLines([at('a', '2026-11-23T09:00:00'), at('b', '2026-11-24T09:00:00')], from);
  expect(choosable(lines, 0, 1)).toBe(1);
  expect(choosable(lines, 2, 1)).toBe(3);
  expect(choosable(lines, 2, -1)).toBe(1);
  expect(choosable(lines, 0, -1)).toBe(1);
  expect(choosable([], 0, 1)).toBe(-1);
});

test('the choice follows its line, and stays where it was when that is gone', () => {
  const all = ['a', 'b', 'c'].map((key, index) => at(key, `2026-11-23T1${index}:00:00`));
  const lines = agendaLines(all, from);
  const chosen = { key: lines[2]?.key ?? '', at: 2 };
  const without = (key: string) =>
    agendaLines(
      all.filter((one) => one.key !== key),
      from,
    );
  const named = (found: typeof lines, index: number): string => found[index]?.key ?? '';
  expect(named(lines, chosenPlace(lines, chosen, 1))).toBe('b');
  expect(named(without('a'), chosenPlace(without('a'), chosen, 1))).toBe('b');
  expect(named(without('b'), chosenPlace(without('b'), chosen, 1))).toBe('c');
  const last = { key: 'c', at: 3 };
  expect(named(without('c'), chosenPlace(without('c'), last, 1))).toBe('b');
  expect(chosenPlace([], chosen, -1)).toBe(-1);
  expect(named(lines, chosenPlace(lines, undefined, 3))).toBe('c');
});
