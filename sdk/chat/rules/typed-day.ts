// Decides which day somebody means who typed one where words are looked for.

const pad = (value: number): string => String(value).padStart(2, '0');
const dayWords: Readonly<Record<string, number>> = { 今天: 0, today: 0, 昨天: 1, yesterday: 1, 前天: 2 };

function isoDay(year: number, month: number, day: number): string {
  const at = new Date(year, month - 1, day);
  // The calendar turns 31 February into March: such a day was not meant.
  return at.getMonth() === month - 1 && at.getDate() === day ? `${year}-${pad(month)}-${pad(day)}` : '';
}

/**
 * `2026-11-21` for that, `2026/11/21`, `11-21`, `11月21日`, `今天` or `yesterday`; empty for words. A day without
 * its year is the last one there was.
 * @param now epoch ms
 */
export function typedDay(typed: string, now: number): string {
  const text = typed.trim().toLowerCase();
  const today = new Date(now);
  const ago = dayWords[text];
  if (ago !== undefined) {
    const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago);
    return isoDay(at.getFullYear(), at.getMonth() + 1, at.getDate());
  }
  const parts = /^(?:(\d{4})[-/年])?(\d{1,2})[-/月](\d{1,2})日?$/.exec(text);
  if (parts === null) return '';
  const [month, day] = [Number(parts[2]), Number(parts[3])];
  if (parts[1] !== undefined) return isoDay(Number(parts[1]), month, day);
  const isOver = new Date(today.getFullYear(), month - 1, day).getTime() <= now;
  return isoDay(today.getFullYear() - (isOver ? 0 : 1), month, day);
}
