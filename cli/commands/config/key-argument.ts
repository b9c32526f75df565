// Reads the name of a setting from the command line.
import { configNames, isConfigName, type ConfigName } from '../../config/keys.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { nearestWord } from '../../suggest.ts';

/** The setting that was named. @throws CliError `configKeyUnknown` with the nearest and all names */
export function keyArgument(input: Input): ConfigName {
  const key = input.required('key');
  if (isConfigName(key)) return key;
  const suggestion = nearestWord(key, configNames);
  throw new CliError(
    'configKeyUnknown',
    { key },
    { param: key, valid: configNames, ...(suggestion && { suggestion }) },
  );
}
