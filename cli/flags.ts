// The global flags of one call, read once into named values.
import type { CommandGrammar } from './grammar.ts';
import { CliError } from './errors.ts';
import type { Input } from './input.ts';

/** What the flags that every command accepts say. Absent values fall to the configuration. */
export type Flags = {
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

/**
 * Reads the global flags.
 * @param family what the command is, which decides the flags it has beside the global ones
 * @throws CliError `conflictingOptions` for `--json` with `--csv`; `invalidValue`
 */
export function readFlags(
  input: Input,
  family: Pick<CommandGrammar, 'lists' | 'mutates' | 'offline'>,
): Flags {
  const csv = family.lists === true && input.has('csv');
  const jq = input.text('jq');
  const json = input.has('json') || input.has('fields') || input.has('envelope') || jq !== undefined;
  if (csv && json) throw new CliError('conflictingOptions', { a: '--json', b: '--csv' }, { param: '--csv' });
  input.duration('timeout');
  return {
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
