// `tangram logout`: ends the session of a profile, or of all; its store stays, outbox and drafts included.
import { asOfficeError } from '#sdk/errors.ts';
import { unfinishedText } from '#sdk/locales/unfinished-text.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import type { CommandSpec } from '../../command.ts';
import { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { safeLine } from '../../output/safe-text.ts';

const fields = ['profile', 'signedOut', 'error', 'reason'] as const;
type Row = { profile: string; signedOut: boolean; error: string | null; reason: string | null };

/** Ends the session of the context's profile. @throws OfficeError `notSignedIn`, `uploadsRunning` */
async function leave(context: Context): Promise<void> {
  const office = await context.signedIn('reader', { evenLocked: true });
  const unfinished = await office.account.unfinished();
  await bounded(office.account.signOut(), timeSignal(context));
  // What keeps from leaving has been said by the refusal.
  const texts = await context.texts();
  for (const line of unfinishedText(texts, unfinished, false)) context.output.hint(line);
}

/** What becomes of each profile; one that cannot be left does not keep the others. */
async function leaveEach(context: Context, profiles: readonly string[]): Promise<Row[]> {
  const texts = await context.texts();
  const rows: Row[] = [];
  for (const profile of profiles) {
    const { parts, language, output, call } = context;
    const own = new Context(
      parts,
      { ...context.flags, profile },
      language,
      () => context.texts(),
      output,
      call,
    );
    try {
      await leave(own);
      rows.push({ profile, signedOut: true, error: null, reason: null });
    } catch (error) {
      const known = asOfficeError(error);
      // Nobody to sign out is what was wanted.
      const isOut = known.code === 'notSignedIn';
      const reason = isOut ? null : errorText(texts, known.data);
      rows.push({ profile, signedOut: isOut, error: isOut ? null : known.code, reason });
    } finally {
      await own.close();
    }
  }
  return rows;
}

async function report(context: Context, rows: readonly Row[]): Promise<ExitCode> {
  const failed = rows.filter(({ signedOut }) => !signedOut).length;
  if (context.output.forPrograms) await context.output.rows(rows, []);
  else if (!context.flags.quiet || failed > 0) {
    const { t } = await context.texts();
    for (const { profile, signedOut, reason } of rows)
      context.output.text(
        `${safeLine(signedOut ? t('cli.done.logout', { profile }) : `${profile}: ${reason ?? ''}`)}\n`,
      );
  }
  if (failed === 0) return exitCodes.ok;
  return failed === rows.length ? exitCodes.refused : exitCodes.partial;
}

/** The command. */
export const noun: CommandSpec = {
  name: 'logout',
  summary: 'cliHelp.logout.summary',
  mutates: true,
  fields,
  options: [{ name: 'all', text: 'cliHelp.logout.all' }],
  examples: [
    { line: 'tangram logout', text: 'cliHelp.logout.exampleOne' },
    { line: 'tangram logout --profile work', text: 'cliHelp.logout.exampleProfile' },
    { line: 'tangram logout --all', text: 'cliHelp.logout.exampleAll' },
  ],
  async run(context, input) {
    const profile = context.settings.profile.value;
    const isAll = input.has('all');
    const profiles = isAll ? [...new Set([...Object.keys(context.user.profiles), profile])] : [profile];
    if (context.flags.dryRun)
      return showPlan(
        context,
        profiles.map((name) => ({ call: '/logout', input: { profile: name } })),
        [],
      );
    if (isAll) return report(context, await leaveEach(context, profiles));
    await leave(context);
    const { t } = await context.texts();
    const row: Row = { profile, signedOut: true, error: null, reason: null };
    await context.output.done(row, () => t('cli.done.logout', { profile }));
  },
};
