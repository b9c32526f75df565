// Reads a time to come as it was typed.
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { parseFuture } from '../../output/times.ts';

/** Epoch milliseconds of a time to come. @throws CliError `invalidValue` */
export function futureTime(context: Context, name: string, typed: string): number {
  const time = parseFuture(typed, context.now());
  if (time === undefined) throw new CliError('invalidValue', { name, value: typed }, { param: name });
  return time;
}
