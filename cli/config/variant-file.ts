// Takes up the variant of somebody's own file, where the command line or the environment names one.
import { readFileSync } from 'node:fs';
import { takeOwnVariant } from '#variants/own-place.ts';
import { CliError } from '../errors.ts';
import type { Environment } from '../io.ts';

/** The file that is named, with what names it; the flag goes before `TANGRAM_VARIANT_FILE`. */
function namedFile(
  line: readonly string[],
  environment: Environment,
): [param: string, path: string] | undefined {
  const flag = '--variant-file';
  const at = line.indexOf(flag);
  const typed =
    at < 0 ? line.find((word) => word.startsWith(`${flag}=`))?.slice(flag.length + 1) : line[at + 1];
  if (typed !== undefined) return [flag, typed];
  const variable = 'TANGRAM_VARIANT_FILE';
  const path = environment[variable];
  return path ? [variable, path] : undefined;
}

/**
 * From now on the file's variant is the one in use; without a file none is.
 * @throws CliError `invalidValue` where there is no such file; VariantError `variantFileInvalid`
 */
export async function useVariantFile(line: readonly string[], environment: Environment): Promise<void> {
  const named = namedFile(line, environment);
  if (named === undefined) return takeOwnVariant(undefined);
  const [param, path] = named;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new CliError('invalidValue', { name: param, value: path }, { param });
  }
  (await import('#variants/own.ts')).useOwnVariant(text, path);
}
