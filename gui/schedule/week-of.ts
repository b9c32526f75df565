// The ISO week of a date.
const day = 86_400_000;

/** 1 to 53; the week with the year's first Thursday is its first. */
export function weekOf(date: Date): number {
  const at = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const thursday = at + (3 - ((date.getDay() + 6) % 7)) * day;
  const first = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - first) / (7 * day)) + 1;
}
