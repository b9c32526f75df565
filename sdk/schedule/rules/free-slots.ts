// When several people are free at once: within working hours of working days, in quarters of an hour.
import { instantOf, localAt, localOf, wallOf } from './wall-time.ts';
import { isWorkingDay, type WorkingDays } from './working-days.ts';

/** A stretch of time, epoch ms. */
export type Stretch = { start: number; end: number };
/** What is asked for. Hours are of the wall clock of the zone. */
export type SlotRequest = {
  from: number;
  to: number;
  durationMs: number;
  zone: string;
  firstHour?: number;
  lastHour?: number;
  most?: number;
};

const quarter = 900_000;
const hour = 3_600_000;
const day = 86_400_000;

/** The first free stretches of the length asked for, the first first. */
export function freeSlots(busy: readonly Stretch[], request: SlotRequest, days: WorkingDays): Stretch[] {
  const { from, to, durationMs, zone, firstHour = 9, lastHour = 18, most = 10 } = request;
  const merged = busy.toSorted((a, b) => a.start - b.start);
  const found: Stretch[] = [];
  const firstDay = wallOf(localAt(from, zone).slice(0, 10));
  for (let at = firstDay; found.length < most; at += day) {
    const date = localOf(at, true);
    const begin = instantOf(localOf(at + firstHour * hour), zone);
    if (begin >= to) break;
    if (!isWorkingDay(date, days)) continue;
    const end = Math.min(to, instantOf(localOf(at + lastHour * hour), zone));
    let start = Math.max(begin, Math.ceil(from / quarter) * quarter);
    while (start + durationMs <= end && found.length < most) {
      const hit = merged.find((one) => one.start < start + durationMs && one.end > start);
      if (hit === undefined) {
        found.push({ start, end: start + durationMs });
        start += durationMs;
      } else start = Math.ceil(hit.end / quarter) * quarter;
    }
  }
  return found;
}
