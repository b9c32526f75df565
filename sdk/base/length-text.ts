// Decides how a length of time is written on a clock: the same in every language, in cards, players and countdowns.

/** `1:05`, or `1:00:05` from an hour on. @param seconds not negative; rounded to whole ones */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(whole % 60)}`;
}
