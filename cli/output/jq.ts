// Filters what is printed with jq, which runs inside the program (cli.md C5).
import { createRequire } from 'node:module';
import { CliError } from '../errors.ts';
import { safeText } from './safe-text.ts';

/** A filter ready for use: JSON text in, the lines it makes out; strings are printed as they are. */
export type JqFilter = (json: string) => string;

/** What of jq-web is used; the package brings no types. It exports a promise, which an `import` would take apart. */
type JqWeb = Promise<{
  /** Runs jq over JSON text and answers its standard output, if there is any; what it says on standard error is thrown. */
  raw(json: string, filter: string, flags: string[]): string | undefined;
}>;

type Failure = Error & { exitCode: number };
const isFailure = (error: unknown): error is Failure => error instanceof Error && 'exitCode' in error;

/** What jq says is wrong, in one line, without its own name. */
function reasonOf(error: Failure): string {
  const [, ...lines] = error.message.split('\n');
  return lines
    .filter((line) => !/compile errors?$/.test(line))
    .join(' ')
    .replace(/jq: error:? ?(\(at inputString:\d+\): )?/g, '')
    .replace(/ \(Unix shell quoting issues\?\)| at <top-level>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Loads jq, which is WebAssembly beside its package, and has it read the filter before anything else happens.
 * @param flag where the filter was typed, for errors
 * @param look `terminal`: indented and without a character that steers the terminal; else one line per result
 * @throws CliError `jqInvalid` for a filter that is none; the result throws it where the data does not fit
 */
export async function compileJq(
  filter: string,
  flag: '--jq' | '--filter',
  look: 'terminal' | 'program' = 'program',
): Promise<JqFilter> {
  const { raw } = await (createRequire(import.meta.url)('jq-web') as JqWeb);
  const flags = look === 'terminal' ? ['-r'] : ['-r', '-c'];
  const invalid = (error: unknown): unknown =>
    isFailure(error)
      ? new CliError('jqInvalid', { filter, reason: reasonOf(error) }, { param: flag })
      : error;
  try {
    // Nothing goes through it: only the reading of the filter can fail.
    raw('null', `empty | (${filter}\n)`, ['-r']);
  } catch {
    try {
      // By itself, so that jq speaks of the words as they were typed.
      raw('null', filter, ['-r']);
    } catch (error) {
      throw invalid(error);
    }
  }
  return (json) => {
    try {
      const text = raw(json, filter, [...flags]) ?? '';
      const ended = text === '' || text.endsWith('\n') ? text : `${text}\n`;
      return look === 'terminal' ? safeText(ended) : ended;
    } catch (error) {
      throw invalid(error);
    }
  };
}
