// Decides which times to come are offered at once, and how a time stands in the browser's field.

/** A time that is offered. */
export type UsualTime = { readonly name: 'hour' | 'evening' | 'morning'; readonly time: number };

/** In an hour, this evening while that is to come, tomorrow morning; local time. */
export function usualTimes(now: number): UsualTime[] {
  const at = (days: number, hour: number): number => {
    const day = new Date(now);
    day.setDate(day.getDate() + days);
    return day.setHours(hour, 0, 0, 0);
  };
  const evening = at(0, 18);
  return [
    { name: 'hour', time: now + 3_600_000 },
    ...(evening > now ? [{ name: 'evening', time: evening } as const] : []),
    { name: 'morning', time: at(1, 9) },
  ];
}

/** `2026-11-22T15:00`, as the browser's field for local times takes and gives it. */
export function localInput(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
