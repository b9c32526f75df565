// Today's agenda is the day of this device: what is all-day belongs to its date, whatever zone it was written in.
import { expect, test } from 'vitest';
import type { Occurrence } from '#sdk/api.ts';
import { todayOf } from '#sdk/apps/screens/agenda.ts';

const hour = 3_600_000;
const midnight = new Date(2026, 10, 25).getTime();
const now = midnight + 17 * hour;

const allDay = (key: string, from: string, to: string, start: number, end: number): Occurrence => ({
  key,
  itemId: key,
  recurrenceId: from,
  title: key,
  location: '',
  start,
  end,
  startLocal: from,
  endLocal: to,
  zone: 'Etc/GMT-8',
  isAllDay: true,
  isRepeating: false,
  type: 'schedule',
  calendarId: '1',
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

test('a day that has begun elsewhere is not today here, and one that is over there is', async () => {
  const occurrences = [
    // Begins at 16:00 of the day before, as eight hours to the east.
    allDay('tomorrow', '2026-11-26', '2026-11-28', midnight + 16 * hour, midnight + 64 * hour),
    allDay('today', '2026-11-25', '2026-11-26', midnight - 8 * hour, midnight + 16 * hour),
    allDay('yesterday', '2026-11-24', '2026-11-25', midnight - 32 * hour, midnight + hour),
  ];
  const found = await todayOf({ occurrences: () => Promise.resolve({ occurrences }) }, now);
  expect(found).toMatchObject([{ id: 'today', start: midnight, end: midnight + 24 * hour, allDay: true }]);
});
