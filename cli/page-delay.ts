// Rest between the pages of a list that is fetched whole, for offices that should not be hurried (cli.md C18).
import { setTimeout as rest } from 'node:timers/promises';
import type { OptionSpec } from './command.ts';
import type { Context } from './context.ts';
import type { Input } from './input.ts';

/** The flag. */
export const pageDelayOption: OptionSpec = {
  name: 'page-delay',
  value: 'duration',
  shown: '200ms',
  text: 'cliHelp.option.pageDelay',
};

/** Waits as long as was asked for; without the flag not at all. The end of the program ends the waiting. */
export async function restBetweenPages(context: Context, input: Input): Promise<void> {
  const ms = input.duration('page-delay');
  // Whoever ended it is told by the next page, which is not asked for any more.
  if (ms !== undefined) await rest(ms, undefined, { signal: context.signal }).catch(() => undefined);
}
