// Decides how a number of bytes is written.
const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `1536` is `1.5 KB`: steps of 1,024, one decimal below ten. @param bytes not negative */
export function sizeText(bytes: number, locale: string): string {
  let at = 0;
  let value = bytes;
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024;
    at += 1;
  }
  const digits = at > 0 && value < 10 ? 1 : 0;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return `${number} ${units[at]}`;
}
