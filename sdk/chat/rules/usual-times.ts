// Decides which times to come are offered at once, where one is asked for.

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
