// The times something can be put off to, by this device's clock.

const nine = 9;

/** An hour from now, tomorrow at nine, next Monday at nine; epoch ms. */
export function laterChoices(now: number): { hour: number; tomorrow: number; monday: number } {
  const today = new Date(now);
  const at = (days: number): number =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, nine).getTime();
  const toMonday = (8 - today.getDay()) % 7 || 7;
  return { hour: now + 3_600_000, tomorrow: at(1), monday: at(toMonday) };
}
