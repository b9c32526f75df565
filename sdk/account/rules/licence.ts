// Decides whether the licence of an office has run out (spec §5: refused when its end is before today).

const day = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/;
/** A moment in seconds or milliseconds; a smaller number is no moment of a licence. */
const epoch = /^\d{9,14}$/;
const secondsBelow = 100_000_000_000;

/** A day as a number that grows: 20261121. */
function dayNumber(year: number, month: number, date: number): number {
  return year * 10_000 + month * 100 + date;
}

function dayOfTime(time: number): number {
  const date = new Date(time);
  return dayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/**
 * True when the last valid day is over. What cannot be read as a day says nothing, and the office decides alone.
 * @param notAfter last valid day: an ISO date, or a time in epoch ms
 * @param serverNow the server's clock, epoch ms
 */
export function isLicenceOver(notAfter: string | number, serverNow: number): boolean {
  if (typeof notAfter === 'number' || epoch.test(notAfter.trim())) {
    const given = Number(notAfter);
    return dayOfTime(given < secondsBelow ? given * 1_000 : given) < dayOfTime(serverNow);
  }
  const [, year, month, date] = day.exec(notAfter.trim()) ?? [];
  if (year === undefined) return false;
  return dayNumber(Number(year), Number(month), Number(date)) < dayOfTime(serverNow);
}
