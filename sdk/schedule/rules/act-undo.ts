// What takes an act back: the act that leads to what was before, where there is one.
import type { ItemAct, Response, ScheduleItem } from '../../contract/schedule.ts';
import { responseOf } from './item-rights.ts';

/** An act with what it says. */
export type Acted = {
  act: ItemAct;
  recurrenceId?: string | undefined;
  response?: Response | undefined;
  note?: string | undefined;
  progress?: number | undefined;
  point?: string | undefined;
  isDone?: boolean | undefined;
  start?: string | undefined;
  end?: string | undefined;
};

const settledBy = { completed: 'complete', terminated: 'terminate', cancelled: 'cancel' } as const;

/** The act that undoes one, seen from how the item was before it; undefined where others have been told something final. */
export function actUndoing(before: ScheduleItem, acted: Acted, personId: string): Acted | undefined {
  switch (acted.act) {
    case 'complete':
      // Of a task that repeats one time was meant.
      if (before.rule !== '' && acted.recurrenceId !== undefined)
        return { act: 'complete', recurrenceId: acted.recurrenceId, isDone: acted.isDone === false };
      return { act: 'reopen' };
    case 'terminate':
    case 'cancel':
      return { act: 'reopen' };
    case 'reopen':
      return before.status === 'confirmed' ? undefined : { act: settledBy[before.status] };
    case 'respond': {
      const { recurrenceId } = acted;
      const person = before.people.find((one) => one.personId === personId);
      const own = before.answers.find(
        (one) => one.personId === personId && one.recurrenceId === recurrenceId,
      );
      return {
        act: 'respond',
        response: responseOf(before, personId, recurrenceId ?? '') ?? 'needsAction',
        note: own?.note ?? person?.note ?? '',
        ...(recurrenceId !== undefined && { recurrenceId }),
      };
    }
    case 'progress':
      return { act: 'progress', progress: before.progress };
    case 'check':
      return { act: 'check', point: acted.point, isDone: acted.isDone === false };
    case 'exit':
    case 'handOver':
      return { act: 'takeBack' };
    case 'propose': {
      const person = before.people.find((one) => one.personId === personId);
      if (person === undefined || person.proposedStart === '') return { act: 'propose' };
      const { proposedStart: start, proposedEnd: end, proposedFor } = person;
      return { act: 'propose', start, end, ...(proposedFor !== '' && { recurrenceId: proposedFor }) };
    }
    default:
      return undefined;
  }
}
