// Items as occurrences of a stretch of time, as one person has them.
import type { ScheduleItem } from '../contract/schedule.ts';
import { partOf, responseOf } from './rules/item-rights.ts';
import { expand } from './rules/recurrence.ts';
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
    for (const when of expand(item, range.from, range.to, days)) {
      const response = part === 'organizer' ? undefined : responseOf(item, personId, when.recurrenceId);
      if (response === 'declined' && range.rejected !== true) continue;
      found.push({
        key: `${item.id}@${when.recurrenceId}`,
        itemId: item.id,
        recurrenceId: when.recurrenceId,
        title: when.override?.title ?? item.title,
        location: when.override?.location ?? item.location,
        start: when.start,
        end: when.end,
        startLocal: when.startLocal,
        endLocal: when.endLocal,
        zone: item.zone,
        isAllDay: item.isAllDay,
        isRepeating: item.rule !== '',
        type: item.type,
        calendarId: item.calendarId,
        organizerId: item.organizerId,
        organizerName: item.organizerName,
        importance: when.override?.importance ?? item.importance,
        part,
        status: item.status,
        response,
        mayEdit: part === 'organizer' && item.status === 'confirmed',
        progress: item.progress,
      });
    }
  }
  return found.toSorted((a, b) => a.start - b.start || a.key.localeCompare(b.key));
}
