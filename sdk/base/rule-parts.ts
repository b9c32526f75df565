// Parts of a rule of repetition as it is written: FREQ, INTERVAL, BYDAY and the rest.

/** Weekdays as rules name them, Monday first. */
export const ruleWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A part of a rule. */
export const partOfRule = (rule: string, name: string): string | undefined =>
  rule
    .split(';')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
