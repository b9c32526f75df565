// Everything that was said about the tasks one has given: task by task, and who has said nothing yet.
import type { CallOptions } from '../base/api-shape.ts';
import type { ScheduleItem } from '../contract/schedule.ts';
import type { ScheduleApi, TaskFeedback } from './schedule-api.ts';

/** Tasks whose feedback is asked for at once. */
const atOnce = 6;

/** Who was asked to act on a task and has said nothing about it. */
const silentOf = (task: ScheduleItem, spoken: ReadonlySet<string>): TaskFeedback['silent'] =>
  task.people
    .filter(
      ({ role, personId }) => role !== 'informed' && personId !== task.organizerId && !spoken.has(personId),
    )
    .map(({ personId, name, role }) => ({ personId, name, role }));

/** Asks for all of it, the task that is due first at the front. */
export async function givenFeedback(
  office: Pick<ScheduleApi, 'tasks' | 'feedback'>,
  done: boolean,
  options: CallOptions,
): Promise<readonly TaskFeedback[]> {
  const tasks = (await office.tasks({ which: 'assigned', done }, options)).toSorted((a, b) =>
    a.end === b.end ? 0 : a.end < b.end ? -1 : 1,
  );
  const found: TaskFeedback[] = [];
  for (let at = 0; at < tasks.length; at += atOnce)
    found.push(
      ...(await Promise.all(
        tasks.slice(at, at + atOnce).map(async (task) => {
          const feedback = task.feedbackCount === 0 ? [] : await office.feedback(task.id, options);
          return {
            task,
            feedback,
            silent: silentOf(task, new Set(feedback.map(({ personId }) => personId))),
          };
        }),
      )),
    );
  return found;
}
