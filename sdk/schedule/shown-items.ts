// Items as occurrences of a stretch of time, as one person has them.
import type { ScheduleItem } from '../contract/schedule.ts';
import { partOf, responseOf } from './rules/item-rights.ts';
import { eachTime } from './rules/recurrence.ts';
import { showsAs } from './rules/shown-as.ts';
import type { WorkingDays } from './rules/working-days.ts';
import type { Occurrence } from './schedule-api.ts';

/** All of them, the first first. What one has rejected, and what was cancelled, is left out unless asked for. */
export function occurrencesOf(
  items: readonly ScheduleItem[],
  range: { from: number; to: number; rejected?: boolean },
  personId: string,
  days: WorkingDays,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (const item of items) {
    if (item.status === 'cancelled' && range.rejected !== true) continue;
    const part = partOf(item, personId);
    const asked = part !== 'organizer' && part !== 'viewer';
    const hasOwnAnswers = item.answers.length > 0;
    const usual = asked ? responseOf(item, personId, '') : undefined;
    const { id, isAllDay, organizerId, organizerName, status, type, zone, calendarId, progress } = item;
    const isRepeating = item.rule !== '';
    const mayEdit = part === 'organizer' && status === 'confirmed';
    eachTime(item, range, days, ({ recurrenceId, startLocal, endLocal, start, end, override }) => {
      const response = asked && hasOwnAnswers ? responseOf(item, personId, recurrenceId) : usual;
      if (response === 'declined' && range.rejected !== true) return;
      found.push({
        key: `${id}@${recurrenceId}`,
        itemId: id,
        recurrenceId,
        title: override?.title ?? item.title,
        location: override?.location ?? item.location,
        start,
        end,
        startLocal,
        endLocal,
        zone,
        isAllDay,
        isRepeating,
        type,
        calendarId,
        organizerId,
        organizerName,
        importance: override?.importance ?? item.importance,
        showAs: showsAs(item, override),
        part,
        status,
        response,
        mayEdit,
        progress,
      });
    });
  }
  return inOrder(found);
}

/** By their start, and what begins together as it came: numbers are sorted, since there may be tens of thousands. */
function inOrder(rows: readonly Occurrence[]): Occurrence[] {
  let least = Infinity;
  for (const { start } of rows) if (start < least) least = start;
  const places = new Float64Array(rows.length);
  // A place is a start in seconds with the row's number behind it: 32 and 20 bits of the 53 that are exact.
  const room = 2 ** 20;
  if (rows.length >= room) return rows.toSorted((a, b) => a.start - b.start);
  for (let index = 0; index < rows.length; index += 1)
    places[index] = Math.round(((rows[index] as Occurrence).start - least) / 1_000) * room + index;
  return Array.from(places.sort(), (place) => rows[place % room] as Occurrence);
}
