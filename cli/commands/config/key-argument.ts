// Reads the name of a setting from the command line: one of its own, or one of the product.
import { configNames, isConfigName, type ConfigName } from '../../config/keys.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { nearestWord } from '../../suggest.ts';
import type { SettingName } from '#sdk/settings/table.ts';

/** What was named: a setting of the command line, or one that all faces share. */
export type NamedKey = { own: ConfigName } | { shared: SettingName };

/** The setting that was named. @throws CliError `configKeyUnknown` with the nearest and all names */
export async function keyArgument(context: Context, input: Input): Promise<NamedKey> {
  const key = input.required('key');
  if (isConfigName(key)) return { own: key };
  const { personSettingNames } = await import('../../config/person-settings.ts');
  const shared = personSettingNames(context);
  const found = shared.find((name) => name === key);
  if (found !== undefined) return { shared: found };
  const valid = [...configNames, ...shared];
  const suggestion = nearestWord(key, valid);
  throw new CliError('configKeyUnknown', { key }, { param: key, valid, ...(suggestion && { suggestion }) });
}
