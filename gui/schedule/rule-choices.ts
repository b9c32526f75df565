// The repetitions that a form offers, and the rules behind them.
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export const repeatChoices = [
  'never',
  'daily',
  'weekly',
  'monthly',
  'monthlyNth',
  'yearly',
  'workdays',
  'custom',
] as const;
/** One of them. */
export type RepeatChoice = (typeof repeatChoices)[number];

/** The rule of a choice for something that begins on a date. */
export function ruleOf(choice: RepeatChoice, start: string): { rule: string; workdays: boolean } {
  const at = new Date(`${start.slice(0, 10)}T00:00:00Z`);
  const name = weekdays[at.getUTCDay()] ?? 'MO';
  const rules: Readonly<Record<RepeatChoice, string>> = {
    never: '',
    daily: 'FREQ=DAILY',
    weekly: `FREQ=WEEKLY;BYDAY=${name}`,
    monthly: `FREQ=MONTHLY;BYMONTHDAY=${at.getUTCDate()}`,
    monthlyNth: `FREQ=MONTHLY;BYDAY=${Math.ceil(at.getUTCDate() / 7)}${name}`,
    yearly: 'FREQ=YEARLY',
    workdays: 'FREQ=DAILY',
    custom: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${name}`,
  };
  return { rule: rules[choice], workdays: choice === 'workdays' };
}

/** The choice that a rule is. */
export function choiceOf(rule: string, workdays: boolean): RepeatChoice {
  if (rule === '') return 'never';
  if (workdays) return 'workdays';
  const bare = rule.replace(/;?(COUNT|UNTIL)=[^;]+/gu, '');
  if (bare === 'FREQ=DAILY') return 'daily';
  if (/^FREQ=WEEKLY(;BYDAY=[A-Z]{2})?$/u.test(bare)) return 'weekly';
  if (/^FREQ=MONTHLY(;BYMONTHDAY=\d+)?$/u.test(bare)) return 'monthly';
  if (/^FREQ=MONTHLY;BYDAY=-?\d[A-Z]{2}$/u.test(bare)) return 'monthlyNth';
  return bare === 'FREQ=YEARLY' ? 'yearly' : 'custom';
}

/** A rule with a part set, or without it. */
export function withPart(rule: string, name: string, value: string | undefined): string {
  const rest = rule.split(';').filter((part) => part !== '' && !part.startsWith(`${name}=`));
  return [...rest, ...(value === undefined || value === '' ? [] : [`${name}=${value}`])].join(';');
}
