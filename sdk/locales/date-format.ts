// Owns the formatters of dates and times: one per tag and form, and the only place of the product that makes them.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time in a form. Formatters are dear to make and cheap to keep.
 * @param timeLocale a translator's `timeLocale`: the reader's language in the order of the system's region
 */
export function writeDate(timeLocale: string, time: number | Date, form: Intl.DateTimeFormatOptions): string {
  const name = `${timeLocale} ${JSON.stringify(form)}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(timeLocale, form);
  formats.set(name, known);
  return known.format(time);
}
