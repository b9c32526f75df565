// The text a command is given: as a word, or with `-` (or nothing, in a pipe) from standard input.
import type { Context } from './context.ts';
import { CliError } from './errors.ts';

/**
 * Reads the text of a command. One closing newline of standard input is the pipe's, not the text's.
 * @throws CliError `textNeeded` where there is neither a word nor a pipe
 */
export async function typedText(context: Context, given: string | undefined): Promise<string> {
  if (given !== undefined && given !== '-') return given;
  if (given === undefined && context.io.inIsTerminal) throw new CliError('textNeeded', {}, { param: 'text' });
  return (await context.io.readInput()).replace(/\r?\n$/, '');
}
