// Decides which day or time of day somebody means who typed one.

const pad = (value: number): string => String(value).padStart(2, '0');
/** Days from today. */
const dayWords: Readonly<Record<string, number>> = {
  今天: 0,
  today: 0,
  昨天: -1,
  yesterday: -1,
  前天: -2,
  明天: 1,
  tomorrow: 1,
  后天: 2,
};

function isoDay(year: number, month: number, day: number): string {
  const at = new Date(year, month - 1, day);
  // The calendar turns 31 February into March: such a day was not meant.
  return at.getMonth() === month - 1 && at.getDate() === day ? `${year}-${pad(month)}-${pad(day)}` : '';
}

/**
 * `2026-11-21` for that, `2026/11/21`, `11-21`, `11月21日`, `今天` or `yesterday`; empty for words. A day without
 * its year is the last one there was, or with `ahead` the next one to come.
 * @param now epoch ms
 */
export function typedDay(typed: string, now: number, ahead = false): string {
  const text = typed.trim().toLowerCase();
  const today = new Date(now);
  const days = dayWords[text];
  if (days !== undefined) {
    const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
    return isoDay(at.getFullYear(), at.getMonth() + 1, at.getDate());
  }
  const parts = /^(?:(\d{4})[-/年])?(\d{1,2})[-/月](\d{1,2})日?$/.exec(text);
  if (parts === null) return '';
  const [month, day] = [Number(parts[2]), Number(parts[3])];
  if (parts[1] !== undefined) return isoDay(Number(parts[1]), month, day);
  const year = today.getFullYear();
  const isBeforeTomorrow = new Date(year, month - 1, day).getTime() <= now;
  const isBeforeToday = new Date(year, month - 1, day + 1).getTime() <= now;
  if (ahead) return isoDay(year + (isBeforeToday ? 1 : 0), month, day);
  return isoDay(year - (isBeforeTomorrow ? 0 : 1), month, day);
}

/** `09:30` for that, `9:30`, `9：30`, `0930` and `9`; empty for anything that is no time of day. */
export function typedClock(typed: string): string {
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?:[:：.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return '';
  return `${pad(Number(hour))}:${pad(Number(minute))}`;
}
