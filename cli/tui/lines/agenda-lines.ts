// Decides what stands on each line of the agenda: a day, and what takes place on it.
import type { Occurrence } from '#sdk/api.ts';
import { dateOf, timeOf } from '#sdk/schedule/screens/schedule.ts';

/** A line; days cannot be chosen. */
export type AgendaLine =
  | { readonly key: string; readonly type: 'day'; readonly time: number }
  | { readonly key: string; readonly type: 'item'; readonly one: Occurrence };

/**
 * The lines in their order; what began before the first day stands on it. A day that is meant whole is its date
 * everywhere: where the clocks go differently it begins at another moment than the day here.
 */
export function agendaLines(occurrences: readonly Occurrence[], from: number): AgendaLine[] {
  const first = dateOf(from);
  const dayOf = (one: Occurrence): string => {
    const date = one.isAllDay ? one.startLocal.slice(0, 10) : dateOf(one.start);
    return date < first ? first : date;
  };
  const dated = occurrences.map((one) => ({ one, date: dayOf(one) }));
  const lines: AgendaLine[] = [];
  let last = '';
  for (const { one, date } of dated.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    if (date !== last) lines.push({ key: `day ${date}`, type: 'day', time: timeOf(date) });
    last = date;
    lines.push({ key: one.key, type: 'item', one });
  }
  return lines;
}

/** The next line that can be chosen, in a direction; the same one where there is none. */
export function choosable(lines: readonly AgendaLine[], from: number, step: 1 | -1): number {
  for (let at = from; at >= 0 && at < lines.length; at += step) if (lines[at]?.type === 'item') return at;
  for (let at = from; at >= 0 && at < lines.length; at -= step) if (lines[at]?.type === 'item') return at;
  return -1;
}

/** What was chosen: the line, and where it stood. */
export type ChosenLine = { readonly key: string; readonly at: number };

/**
 * Where the choice is now: with its line, or where that line stood if it is gone, as a declined one is; `next` is where it
 * begins while nothing was chosen.
 */
export function chosenPlace(
  lines: readonly AgendaLine[],
  chosen: ChosenLine | undefined,
  next: number,
): number {
  const known = lines.findIndex(({ key }) => key === chosen?.key);
  if (known >= 0) return known;
  return choosable(lines, Math.min(Math.max(0, chosen?.at ?? next), lines.length - 1), 1);
}
