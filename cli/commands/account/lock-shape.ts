// What `tangram lock` and `tangram unlock` print, and how they read passwords that nobody may see.
import type { LockState, OfficeApi } from '#sdk/api.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { presentValue } from '../../feeds.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';

/** Fields of the row, in order. */
export const lockFields = ['profile', 'locked', 'way', 'since'];

/** The row; `since` is an ISO time. */
export type LockRow = { profile: string; locked: boolean; way: LockState['way']; since: string | null };

/** The lock as it is now. */
export async function lockRow(context: Context, office: OfficeApi): Promise<LockRow> {
  const { locked, way, since } = await presentValue(office.lock.state);
  return { profile: context.settings.profile.value, locked, way, since: isoTime(since ?? 0) };
}

/**
 * As many passwords as there are questions: one line each of standard input, or asked for where nobody sees them.
 * @throws CliError `passwordNeeded` where there is nobody to ask
 */
export async function readPasswords(
  context: Context,
  input: Input,
  questions: readonly TextKey[],
): Promise<readonly string[]> {
  if (questions.length === 0) return [];
  if (input.has('password-stdin')) {
    const lines = (await context.io.readInput()).split(/\r?\n/);
    return questions.map((_, at) => lines[at] ?? '');
  }
  const { translateRef } = await context.texts();
  const answers: string[] = [];
  for (const key of questions) {
    const answer = context.flags.input ? await context.io.askSecret(`${translateRef({ key })}: `) : undefined;
    if (answer === undefined) throw new CliError('passwordNeeded', {}, { param: '--password-stdin' });
    answers.push(answer);
  }
  return answers;
}
