// Decides which day a week begins with in a calendar.
import type { Language } from './language.ts';

/** A day of the week, Sunday first, as calendars count. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What engines know of weeks, newer than the declarations of the language. */
type WithWeeks = { getWeekInfo?(): { readonly firstDay: number } };

/**
 * Monday in Chinese, whatever the system (GB/T 7408); in English as the reader's region has it: Sunday in the United
 * States, Monday in Britain.
 * @param system the environment's language tag, such as `navigator.language`
 */
export function firstWeekday(language: Language, system: string): Weekday {
  if (language === 'zh' || !/^en\b/iu.test(system)) return 1;
  const { firstDay } = (new Intl.Locale(system) as WithWeeks).getWeekInfo?.() ?? { firstDay: 1 };
  return (firstDay % 7) as Weekday;
}
