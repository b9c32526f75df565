// What an item must be before it is sent: the rules of spec §5, word for word, in their order.
import type { ItemInput } from '../../contract/schedule.ts';
import { longestRepeating, maxAttachments, maxText, maxTitle } from '../../contract/schedule-limits.ts';
import type { ErrorCode } from '../../errors.ts';
import { wallStarts } from './recurrence.ts';
import { instantOf, isLocal, isZone, wallOf } from './wall-time.ts';

/** Characters that no title of a task may hold (spec §5). */
const forbiddenInTask = /[?&:'"%#]/u;

/** Fields of a form that a problem belongs to. */
export type FormField = 'title' | 'time' | 'people' | 'rule' | 'remarks' | 'files';
export type FormProblem = { code: ErrorCode; field: FormField };

/** The first rule that an item breaks. */
export function itemProblem(item: ItemInput): FormProblem | undefined {
  const isTask = item.type === 'task';
  const title = item.title.trim();
  if (title === '') return { code: isTask ? 'taskTitleMissing' : 'scheduleTitleMissing', field: 'title' };
  if (isTask && forbiddenInTask.test(title)) return { code: 'taskTitleCharacters', field: 'title' };
  if (title.length > maxTitle || item.location.length > maxTitle)
    return { code: 'scheduleNameTooLong', field: 'title' };
  if (item.remarks.length > maxText) return { code: 'scheduleTextTooLong', field: 'remarks' };
  const form = item.isAllDay ? 10 : 19;
  if (!isZone(item.zone)) return { code: 'zoneUnknown', field: 'time' };
  const isTime = [item.start, item.end].every((one) => one.length === form && isLocal(one));
  if (!isTime) return { code: isTask ? 'deadlineInvalid' : 'scheduleTimeInvalid', field: 'time' };
  const length = wallOf(item.end) - wallOf(item.start);
  if (isTask ? length < 0 : length <= 0) return { code: 'endNotAfterStart', field: 'time' };
  if (item.rule !== '' && length > longestRepeating) return { code: 'repeatTooLong', field: 'time' };
  if (!item.isAllDay && length > 0 && instantOf(item.end, item.zone) <= instantOf(item.start, item.zone))
    return { code: 'timeSkipped', field: 'time' };
  if (item.rule !== '' && (!isRule(item.rule) || isNever(item)))
    return { code: 'repeatInvalid', field: 'rule' };
  if (isTask && item.people.filter(({ role }) => role === 'executor').length !== 1)
    return { code: 'executorMissing', field: 'people' };
  if (item.files.length > maxAttachments) return { code: 'tooManyAttachments', field: 'files' };
  return undefined;
}

const weekday = '(SU|MO|TU|WE|TH|FR|SA)';
const numbers = String.raw`[+-]?\d{1,3}(,[+-]?\d{1,3})*`;
/** What each part of a rule may say. A rule without an end is none that goes on by the second. */
const partForms: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/u,
  INTERVAL: /^(?:[1-9]\d{0,2}|1000)$/u,
  COUNT: /^(?:[1-9]\d{0,2}|[1-4]\d{3}|5000)$/u,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/u,
  WKST: new RegExp(`^${weekday}$`, 'u'),
  BYDAY: new RegExp(String.raw`^([+-]?\d{1,2})?${weekday}(,([+-]?\d{1,2})?${weekday})*$`, 'u'),
  BYMONTHDAY: new RegExp(`^${numbers}$`, 'u'),
  BYMONTH: new RegExp(`^${numbers}$`, 'u'),
  BYSETPOS: new RegExp(`^${numbers}$`, 'u'),
  BYYEARDAY: new RegExp(`^${numbers}$`, 'u'),
  BYWEEKNO: new RegExp(`^${numbers}$`, 'u'),
};

const day = 86_400_000;
/** As far as anybody looks for a first time of a series. */
const farDays = 30 * 366;

/** Whether a rule has no time at all: the 30th of February. */
function isNever(item: ItemInput): boolean {
  const start = wallOf(item.start);
  return [8, 400, farDays].every(
    (reach) => wallStarts(item, start, start + reach * day, { off: [], on: [] }).length === 0,
  );
}

/** Whether it is a rule that items may have: of days, bounded in its steps, each part once. */
export function isRule(rule: string): boolean {
  if (!rule.startsWith('FREQ=') || rule.length > 500) return false;
  const parts = rule.split(';').map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  return (
    new Set(names).size === names.length &&
    !(names.includes('COUNT') && names.includes('UNTIL')) &&
    parts.every(
      ([name = '', value = '', more]) => more === undefined && partForms[name]?.test(value) === true,
    )
  );
}
