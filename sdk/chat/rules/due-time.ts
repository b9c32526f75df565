// Decides whether a time is one that a message or a reminder can wait for.
import { maxDaysAhead } from '../../contract/limits.ts';

const dayMs = 86_400_000;

/** Why nothing can wait for that time, as a code of the catalogue; undefined where it can. Both in epoch ms. */
export function dueTimeProblem(dueTime: number, now: number): 'dueTimeOver' | 'dueTimeTooFar' | undefined {
  if (dueTime <= now) return 'dueTimeOver';
  return dueTime > now + maxDaysAhead * dayMs ? 'dueTimeTooFar' : undefined;
}
