// Items as occurrences of a stretch of time, as one person has them.
import type { ScheduleItem } from '../contract/schedule.ts';
import { statusAt } from './rules/current-occurrence.ts';
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
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  const starts: number[] = [];
  for (const item of items) {
    if (item.status === 'cancelled' && range.rejected !== true) continue;
    const part = partOf(item, personId);
    const asked = part !== 'organizer' && part !== 'viewer';
    const hasOwnAnswers = item.answers.length > 0;
    const usual = asked ? responseOf(item, personId, '') : undefined;
    const { id, isAllDay, organizerId, organizerName, status, type, zone, calendarId, progress } = item;
    const isRepeating = item.rule !== '';
    const mayEdit = part === 'organizer' && status === 'confirmed';
    const begins = `${id}@`;
    eachTime(item, range, days, (recurrenceId, startLocal, endLocal, start, end, override) => {
      const response = asked && hasOwnAnswers ? responseOf(item, personId, recurrenceId) : usual;
      if (response === 'declined' && range.rejected !== true) return;
      starts.push(start);
      found.push({
        key: begins + recurrenceId,
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
        status: override === undefined ? status : statusAt(item, override),
        response,
        mayEdit,
        progress,
      });
    });
  }
  return inOrder(found, starts);
}

const minute = 60_000;
/** So few are sorted as lists are. */
const fewRows = 500;
/** Minutes between the first start and the last one for which each has a place of its own: a leap year. */
const maxMinutes = 366 * 1_440;

/**
 * By their start, and what begins together as it came. Each is put where its minute is counted to begin, since there
 * may be tens of thousands; few minutes hold two starts that differ by seconds.
 */
function inOrder(rows: readonly Occurrence[], starts: readonly number[]): readonly Occurrence[] {
  let [least, most] = [Infinity, -Infinity];
  for (const start of starts) {
    if (start < least) least = start;
    if (start > most) most = start;
  }
  const minutes = Math.floor((most - least) / minute);
  if (rows.length < fewRows || minutes > maxMinutes) return rows.toSorted((a, b) => a.start - b.start);
  const places = new Uint32Array(minutes + 2);
  const minuteOf = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const at = Math.floor(((starts[index] as number) - least) / minute);
    minuteOf[index] = at;
    places[at + 1] = (places[at + 1] as number) + 1;
  }
  for (let at = 1; at <= minutes; at += 1) places[at] = (places[at] as number) + (places[at - 1] as number);
  const order = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index += 1)
    order[(places[minuteOf[index] as number] as number)++] = index;
  for (let at = 1; at < order.length; at += 1) {
    const index = order[at] as number;
    const start = starts[index] as number;
    let to = at;
    for (; to > 0 && (starts[order[to - 1] as number] as number) > start; to -= 1)
      order[to] = order[to - 1] as number;
    order[to] = index;
  }
  return rows.map((_, place) => rows[order[place] as number] as Occurrence);
}
