// Reads a time to come as it was typed.
import { dueTimeProblem } from '#sdk/chat/rules/due-time.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Context } from '../../context.ts';
import { timeOf } from '../../typed-time.ts';

/** Epoch milliseconds of a time to come. @throws CliError `timeUnreadable`, and OfficeError where nothing can wait for it */
export async function futureTime(context: Context, name: string, typed: string): Promise<number> {
  const { time } = await timeOf(name, typed, context.now());
  const problem = dueTimeProblem(time, context.now());
  if (problem !== undefined) throw new OfficeError(problem);
  return time;
}
