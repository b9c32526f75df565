// Says how something repeats, in the reader's language.
import { partOfRule, ruleWeekdays } from '../base/rule-parts.ts';
import { writeDate } from './date-format.ts';
import type { Translate } from './translator.ts';

const every = {
  DAILY: 'schedule.repeats.everyDay',
  WEEKLY: 'schedule.repeats.everyWeek',
  MONTHLY: 'schedule.repeats.everyMonth',
  YEARLY: 'schedule.repeats.everyYear',
} as const;
const eachSo = {
  DAILY: 'schedule.repeats.daily',
  WEEKLY: 'schedule.repeats.weekly',
  MONTHLY: 'schedule.repeats.monthly',
  YEARLY: 'schedule.repeats.yearly',
} as const;
const ordinals = [
  'schedule.repeats.nth1',
  'schedule.repeats.nth2',
  'schedule.repeats.nth3',
  'schedule.repeats.nth4',
  'schedule.repeats.nth5',
] as const;
/** A Monday, of which weekdays are counted. */
const someMonday = Date.UTC(2024, 0, 1);

/** One line; `locale` writes its dates. */
export function repeatText(
  t: Translate,
  { rule, workdays }: { readonly rule: string; readonly workdays: boolean },
  locale: string,
): string {
  const interval = partOfRule(rule, 'INTERVAL') ?? '1';
  const freq = (partOfRule(rule, 'FREQ') ?? 'DAILY') as keyof typeof every;
  const monthDay = partOfRule(rule, 'BYMONTHDAY');
  const days = (partOfRule(rule, 'BYDAY') ?? '').split(',').flatMap((name) => {
    const index = ruleWeekdays.findIndex((one) => name.endsWith(one));
    if (index < 0) return [];
    const form = { weekday: 'short', timeZone: 'UTC' } as const;
    const weekday = writeDate(locale, someMonday + index * 86_400_000, form);
    return [nthText(t, Number(name.slice(0, -2)), weekday)];
  });
  const named = { interval, days: days.join(t('schedule.listComma')) };
  const cycle = workdays
    ? t('schedule.repeats.workdays')
    : interval === '1'
      ? t(every[freq], named)
      : t(eachSo[freq], named);
  const within = freq === 'MONTHLY' || freq === 'YEARLY' ? named.days : '';
  const onDay = monthDay === undefined ? '' : monthDaysText(t, monthDay.split(',').map(Number));
  return [cycle.trim(), within, onDay, endText(t, rule, locale)].filter((part) => part !== '').join(' · ');
}

/** Which of the weekdays of a month, from either end; every one where there is no number. */
function nthText(t: Translate, nth: number, weekday: string): string {
  if (nth === 0) return weekday;
  if (nth === -1) return t('schedule.repeats.lastOf', { weekday });
  if (nth === -2) return t('schedule.repeats.lastButOne', { weekday });
  if (nth < 0) return t('schedule.repeats.fromEnd', { weekday, nth: -nth });
  const key = ordinals[nth - 1];
  return key === undefined ? t('schedule.repeats.nth', { weekday, nth }) : t(key, { weekday });
}

function monthDaysText(t: Translate, days: readonly number[]): string {
  const from = days.filter((day) => day > 0).join(t('schedule.listComma'));
  const back = days.filter((day) => day < 0);
  return [
    ...(from === '' ? [] : [t('schedule.repeats.onDay', { day: from })]),
    ...back.map((day) =>
      day === -1 ? t('schedule.repeats.lastDay') : t('schedule.repeats.dayFromEnd', { day: -day }),
    ),
  ].join(t('schedule.listComma'));
}

function endText(t: Translate, rule: string, locale: string): string {
  const until = partOfRule(rule, 'UNTIL');
  const count = partOfRule(rule, 'COUNT');
  if (until === undefined) return count === undefined ? '' : t('schedule.repeats.count', { times: count });
  const last = Date.UTC(Number(until.slice(0, 4)), Number(until.slice(4, 6)) - 1, Number(until.slice(6, 8)));
  const form = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return t('schedule.repeats.until', { date: writeDate(locale, last, form) });
}
