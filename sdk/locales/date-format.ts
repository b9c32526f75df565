// Owns the formatters of dates and times: one per tag and form, and the only place of the product that makes them.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Which clock a person reads. */
export type Clock = '24h' | '12h';

/** What a tag of BCP 47 says of the clock (Unicode's extension `hc`). */
const twelve = '-u-hc-h12';

/** The same tag for whoever reads a clock of twelve hours, or of 24. */
export function withClock(timeLocale: string, clock: Clock): string {
  const plain = timeLocale.replace(twelve, '');
  return clock === '12h' ? `${plain}${twelve}` : plain;
}

/** Whether a tag is of somebody who reads a clock of twelve hours. */
export function isTwelveHours(timeLocale: string): boolean {
  return timeLocale.endsWith(twelve);
}

/**
 * A time in a form; hours are those of the reader's clock, 24 of them unless the tag says otherwise. Formatters are dear to make and cheap to keep.
 * @param timeLocale a translator's `timeLocale`: the reader's language in the order of the system's region
 */
export function writeDate(timeLocale: string, time: number | Date, form: Intl.DateTimeFormatOptions): string {
  const name = `${timeLocale} ${JSON.stringify(form)}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(timeLocale, withHours(timeLocale, form));
  formats.set(name, known);
  return known.format(time);
}

/** Nobody writes a nought before an hour of a clock of twelve. */
function withHours(timeLocale: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (form.hour === undefined && form.timeStyle === undefined) return form;
  if (!isTwelveHours(timeLocale)) return { ...form, hourCycle: 'h23' };
  return { ...form, ...(form.hour !== undefined && { hour: 'numeric' }), hourCycle: 'h12' };
}
