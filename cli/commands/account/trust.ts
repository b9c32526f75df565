// Decides on first use whether an office's certificate is trusted: by its fingerprint, as ssh does it.
import { asOfficeError } from '#sdk/errors.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import type { OptionSpec } from '../../command.ts';
import { safeLine } from '../../output/safe-text.ts';

/** The flags of a command that may meet an office for the first time. */
export const trustOptions: readonly OptionSpec[] = [
  { name: 'fingerprint', value: 'text', shown: 'SHA256:…', text: 'cliHelp.login.fingerprint' },
  { name: 'trust-new', text: 'cliHelp.login.trustNew' },
];

const fingerprintForm = /^SHA256:[A-Za-z0-9+/]{43}$/;

/** Only what the server shows at this moment can be trusted; anything else is a mistake or somebody in between. */
async function trustGiven(context: Context, server: string, given: string): Promise<void> {
  if (!fingerprintForm.test(given))
    throw new CliError('invalidValue', { name: '--fingerprint', value: given }, { param: '--fingerprint' });
  const { certificates } = await context.opened();
  const shown = await certificates.look(server);
  if (shown === undefined)
    throw new CliError('conflictingOptions', { a: '--fingerprint', b: server }, { param: '--fingerprint' });
  if (shown.fingerprint !== given)
    throw new CliError(
      'fingerprintDiffers',
      { server, given, shown: shown.fingerprint },
      { param: '--fingerprint' },
    );
  certificates.trust(server, given);
}

/** Asks on the terminal; true for a typed yes. */
async function asks(context: Context, place: string, fingerprint: string): Promise<boolean> {
  if (!context.flags.input || context.flags.json) return false;
  const { t } = await context.texts();
  const lines = [t('cli.trust.unknown', { place }), `  ${fingerprint}`, t('cli.trust.compare')];
  const answer = await context.io.ask(`${lines.map(safeLine).join('\n')}\n${t('cli.trust.ask')} `);
  return /^(?:y|yes|是)$/i.test(answer?.trim() ?? '');
}

/**
 * Reaches the office, and where its certificate is new to this profile decides about it: the flag's fingerprint,
 * `--trust-new`, or a person at the terminal. One that changed is never taken but by `--fingerprint`.
 * @throws OfficeError `certificateUnknown`, `certificateChanged`; CliError `fingerprintDiffers`
 */
export async function reachTrusted(context: Context, input: Input): Promise<void> {
  const { server } = context;
  const given = input.text('fingerprint');
  if (given !== undefined) {
    if (server === undefined) throw new CliError('serverMissing', { value: '' }, { param: '--server' });
    await trustGiven(context, server, given);
  }
  try {
    await context.reachOffice();
  } catch (error) {
    const problem = asOfficeError(error);
    if (problem.code !== 'certificateUnknown' || server === undefined) throw error;
    const place = String(problem.data.params['place']);
    const fingerprint = String(problem.data.params['fingerprint']);
    if (!input.has('trust-new') && !(await asks(context, place, fingerprint))) throw error;
    const { certificates } = await context.opened();
    certificates.trust(server, fingerprint);
    const { t } = await context.texts();
    context.output.hint(t('cli.trust.trusted', { place, fingerprint }));
    await context.reachOffice();
  }
}
