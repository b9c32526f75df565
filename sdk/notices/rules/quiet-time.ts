// Decides whether somebody wants to be left alone just now: by their own word, or because it is their quiet hours.

/** The person's settings of the same names; times are `HH:MM` on the clock of the device. */
export type QuietSettings = {
  readonly doNotDisturb: boolean;
  readonly quietHours: boolean;
  readonly quietFrom: string;
  readonly quietUntil: string;
};

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Hours that end before they begin go over midnight; hours that end when they begin are none. The end itself is loud again.
 * @param now ms since 1970
 */
export function isQuietTime(settings: QuietSettings, now: number): boolean {
  if (settings.doNotDisturb) return true;
  if (!settings.quietHours) return false;
  const from = minuteOf(settings.quietFrom);
  const until = minuteOf(settings.quietUntil);
  const clock = new Date(now);
  const minute = clock.getHours() * 60 + clock.getMinutes();
  return from <= until ? from <= minute && minute < until : from <= minute || minute < until;
}
