// Says how long before something one is reminded.
import type { Translate } from '#sdk/locales/translator.ts';

/** In the largest unit that fits whole. */
export function reminderText(t: Translate, minutes: number): string {
  if (minutes === 0) return t('schedule.reminder.atStart');
  if (minutes % 1_440 === 0) return t('schedule.reminder.days', { days: minutes / 1_440 });
  return minutes % 60 === 0
    ? t('schedule.reminder.hours', { hours: minutes / 60 })
    : t('schedule.reminder.minutes', { minutes });
}
