// The global flags of one call, read once into named values.
import type { CommandGrammar } from './grammar.ts';
import { CliError } from './errors.ts';
import type { Input } from './input.ts';
import { isListing, sinceKey } from './options.ts';

/** What the flags that every command accepts say. Absent values fall to the configuration. */
export type Flags = {
  /** How a list is cut where it is printed: the most rows, and what they are not older than by which key. */
  cut: { limit?: number; since?: { key: string; time: number } };
  json: boolean;
  fields: readonly string[] | undefined;
  envelope: boolean;
  jq: string | undefined;
  csv: boolean;
  wide: boolean;
  quiet: boolean;
  colour: boolean;
  pager: boolean;
  input: boolean;
  offline: boolean;
  debug: boolean;
  dryRun: boolean;
  lang: string | undefined;
  profile: string | undefined;
  server: string | undefined;
  variant: string | undefined;
  timeout: string | undefined;
  retries: string | undefined;
};

/** What the flags of all lists say of one that does not page by itself. */
async function cutOf(input: Input, family: CommandGrammar, now: number): Promise<Flags['cut']> {
  if (!isListing(family)) return {};
  const own = new Set((family.options ?? []).map(({ name }) => name));
  const limit = own.has('limit') || input.has('all') ? undefined : input.count('limit');
  const key = own.has('since') ? undefined : sinceKey(family);
  const typed = key === undefined ? undefined : input.text('since');
  const time =
    typed === undefined
      ? undefined
      : (await (await import('./typed-time.ts')).timeOf('--since', typed, now, 'past')).time;
  return {
    ...(limit !== undefined && { limit }),
    ...(key !== undefined && time !== undefined && { since: { key, time } }),
  };
}

/**
 * Reads the global flags.
 * @param family what the command is, which decides the flags it has beside the global ones
 * @throws CliError `conflictingOptions` for `--json` with `--csv`; `timeUnreadable`
 */
export async function readFlags(input: Input, family: CommandGrammar, now: number): Promise<Flags> {
  const csv = family.lists === true && input.has('csv');
  const jq = input.text('jq');
  const json = input.has('json') || input.has('fields') || input.has('envelope') || jq !== undefined;
  if (csv && json) throw new CliError('conflictingOptions', { a: '--json', b: '--csv' }, { param: '--csv' });
  input.duration('timeout');
  return {
    cut: await cutOf(input, family, now),
    json,
    fields: input.list('fields'),
    envelope: input.has('envelope'),
    jq,
    csv,
    wide: family.lists === true && input.has('wide'),
    quiet: input.has('quiet'),
    colour: !input.has('no-color'),
    pager: !input.has('no-pager'),
    input: !input.has('no-input'),
    offline: input.has('offline') || family.offline === true,
    debug: input.has('debug'),
    dryRun: family.mutates === true && input.has('dry-run'),
    lang: input.text('lang'),
    profile: input.text('profile'),
    server: input.text('server'),
    variant: input.text('variant'),
    timeout: input.text('timeout'),
    retries: input.text('retries'),
  };
}
