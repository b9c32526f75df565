// Which days are worked: the usual week, public holidays, and the weekend days worked to make up for them.
import { wallOf } from './wall-time.ts';

/** Dates off and weekend dates that are worked, as the office tells them. */
export type WorkingDays = { readonly off: readonly string[]; readonly on: readonly string[] };

/** The lists as sets: they are asked for every day of every series. */
const sets = new WeakMap<WorkingDays, { off: ReadonlySet<string>; on: ReadonlySet<string> }>();

function setsOf(days: WorkingDays): { off: ReadonlySet<string>; on: ReadonlySet<string> } {
  const known = sets.get(days);
  if (known !== undefined) return known;
  const made = { off: new Set(days.off), on: new Set(days.on) };
  sets.set(days, made);
  return made;
}

/** Whether people work on a date `2026-10-01`. */
export function isWorkingDay(date: string, days: WorkingDays): boolean {
  const { off, on } = setsOf(days);
  if (on.has(date)) return true;
  // The first day of the epoch was a Thursday.
  const weekday = (((wallOf(date) / 86_400_000 + 4) % 7) + 7) % 7;
  return weekday !== 0 && weekday !== 6 && !off.has(date);
}
