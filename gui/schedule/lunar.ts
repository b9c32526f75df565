// Names days and months of the Chinese calendar, as calendars on the wall do.
import { writeDate } from '#sdk/locales/date-format.ts';

const calendar = 'zh-CN-u-ca-chinese';
const ones = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** 初一 to 三十; of the first day its month instead. */
export function lunarDay(at: Date): string {
  const day = Number(/\d+/u.exec(writeDate(calendar, at, { day: 'numeric' }))?.[0]);
  if (!Number.isInteger(day)) return '';
  if (day === 1) return lunarMonth(at);
  if (day <= 10) return `初${ones[day % 10] ?? ''}`;
  if (day < 20) return `十${ones[day % 10] ?? ''}`;
  if (day === 20) return '二十';
  return day === 30 ? '三十' : `廿${ones[day % 10] ?? ''}`;
}

/** 十月, 闰六月. */
export const lunarMonth = (at: Date): string => writeDate(calendar, at, { month: 'long' });
