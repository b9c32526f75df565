// Says when something is due, or how late it is.
import { writeDate } from './date-format.ts';
import { clockText, rowTime } from './time-text.ts';
import type { Translator } from './translator.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** «today 18:00», «Fri», «2 days late»; of what is done, when that was; empty where nothing is asked by a time. */
export function dueText(
  translator: Translator,
  {
    dueTime,
    doneTime,
  }: { readonly dueTime?: number | null | undefined; readonly doneTime?: number | null | undefined },
  now: number,
): { text: string; late: boolean } {
  const { t, timeLocale } = translator;
  if (doneTime != null) return { text: rowTime(translator, doneTime, now), late: false };
  if (dueTime == null) return { text: '', late: false };
  const over = now - dueTime;
  if (over > 0) {
    if (over < day)
      return {
        text: t('workbench.todo.lateHours', { count: Math.max(1, Math.floor(over / hour)) }),
        late: true,
      };
    return { text: t('workbench.todo.late', { count: Math.floor(over / day) }), late: true };
  }
  const sameDay = new Date(dueTime).toDateString() === new Date(now).toDateString();
  if (sameDay) return { text: `${t('words.today')} ${clockText(translator, dueTime)}`, late: false };
  if (-over < 6 * day) return { text: writeDate(timeLocale, dueTime, { weekday: 'short' }), late: false };
  return { text: writeDate(timeLocale, dueTime, { month: 'short', day: 'numeric' }), late: false };
}
