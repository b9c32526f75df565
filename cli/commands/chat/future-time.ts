// Reads a time to come as it was typed.
import { dueTimeProblem } from '#sdk/chat/rules/due-time.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { parseFuture } from '../../output/times.ts';

/** Epoch milliseconds of a time to come. @throws CliError `invalidValue`, and OfficeError where nothing can wait for it */
export function futureTime(context: Context, name: string, typed: string): number {
  const time = parseFuture(typed, context.now());
  if (time === undefined) throw new CliError('invalidValue', { name, value: typed }, { param: name });
  const problem = dueTimeProblem(time, context.now());
  if (problem !== undefined) throw new OfficeError(problem);
  return time;
}
