// What an item must be before it is sent: the rules of spec §5, word for word, in their order.
import type { ItemInput } from '../../contract/schedule.ts';
import { longestRepeating, mostAttachments, mostText, mostTitle } from '../../contract/schedule-limits.ts';
import type { ErrorCode } from '../../errors.ts';
import { isLocal, isZone, wallOf } from './wall-time.ts';

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
  if (title.length > mostTitle || item.location.length > mostTitle)
    return { code: 'scheduleTextTooLong', field: 'title' };
  if (item.remarks.length > mostText) return { code: 'scheduleTextTooLong', field: 'remarks' };
  const form = item.isAllDay ? 10 : 19;
  const isTime =
    [item.start, item.end].every((one) => one.length === form && isLocal(one)) && isZone(item.zone);
  if (!isTime) return { code: isTask ? 'deadlineInvalid' : 'scheduleTimeInvalid', field: 'time' };
  const length = wallOf(item.end) - wallOf(item.start);
  if (isTask ? length < 0 : length <= 0) return { code: 'endNotAfterStart', field: 'time' };
  if (item.rule !== '' && length > longestRepeating) return { code: 'repeatTooLong', field: 'time' };
  if (item.rule !== '' && !/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[\dA-Z,+-]+)*$/u.test(item.rule))
    return { code: 'repeatInvalid', field: 'rule' };
  if (isTask && item.people.filter(({ role }) => role === 'executor').length !== 1)
    return { code: 'executorMissing', field: 'people' };
  if (item.files.length > mostAttachments) return { code: 'tooManyAttachments', field: 'files' };
  return undefined;
}
