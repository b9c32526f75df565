// How often accounts may do what at an office that is started here: read from a file, or switched off.
import { readFileSync } from 'node:fs';
import type { LimitChoice } from '#fixtures/serve.ts';
import type { OptionSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';

/** Word for no limits at all, in place of a file. */
export const none = 'none';

/** The flag. */
export const limitsOption: OptionSpec = {
  ...{ name: 'limits', value: 'text', shown: `FILE|${none}`, text: 'cliHelp.server.start.limits' },
};

function jsonOf(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new CliError('fileUnreadable', { path }, { param: '--limits' });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError('limitsInvalid', { path, field: 'JSON' }, { param: '--limits' });
  }
}

/**
 * The limits that `--limits` names; undefined where it is not given.
 * @throws CliError `fileUnreadable`, or `limitsInvalid` with the field that is wrong
 */
export async function readLimits(input: Input): Promise<LimitChoice | undefined> {
  const given = input.text('limits');
  if (given === undefined) return undefined;
  const { limitsShape, noLimits } = await import('#fixtures/office/services/limits.ts');
  if (given === none) return noLimits;
  const parsed = limitsShape.safeParse(jsonOf(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : (issue?.path.join('.') ?? '');
  throw new CliError(
    'limitsInvalid',
    { path: given, field },
    { param: '--limits', valid: Object.keys(limitsShape.shape) },
  );
}
