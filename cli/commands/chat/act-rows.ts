// What became of each of several things a command was asked to do: rows, sentences, and the exit code that follows.
import { OfficeError, type ErrorData } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import type { Context } from '../../context.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { safeLine } from '../../output/safe-text.ts';

/** Keys of a row in JSON. */
export const actFields = ['mid', 'chatId', 'done', 'error'] as const;
/** What became of one message. */
export type ActRow = { mid: string; chatId: string; done: boolean; error: string | null };

/** A row with why it was not done. */
export type ActResult = ActRow & { why: ErrorData | undefined };

/**
 * Prints what became of each. When the only thing asked for was refused, that is the command's error.
 * @returns 6 where some were done and others not, 1 where none was
 */
export async function showActs(
  context: Context,
  results: readonly ActResult[],
  done: (texts: Translator, count: number) => string,
): Promise<ExitCode> {
  const failed = results.filter(({ why }) => why !== undefined);
  const [first] = failed;
  if (results.length === 1 && first?.why !== undefined) throw OfficeError.from(first.why);
  const texts = await context.texts();
  const rows = results.map(({ mid, chatId, done: isDone, error }): ActRow => ({
    mid,
    chatId,
    done: isDone,
    error,
  }));
  if (context.output.forPrograms) await context.output.rows(rows, []);
  else if (!context.flags.quiet) {
    const lines = failed.map(({ mid, why }) => `${mid}: ${why === undefined ? '' : errorText(texts, why)}`);
    if (failed.length < results.length) lines.unshift(done(texts, results.length - failed.length));
    context.output.text(lines.map((line) => `${safeLine(line)}\n`).join(''));
  }
  if (failed.length === 0) return exitCodes.ok;
  return failed.length === results.length ? exitCodes.refused : exitCodes.partial;
}
