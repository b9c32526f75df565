// Signing in by another device: the code drawn in the terminal, waited for, or finished by a later call.
import type { CurrentUser, OfficeApi } from '#sdk/api.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { jsonText } from '../../output/json.ts';
import { safeLine } from '../../output/safe-text.ts';
import { isoTime, shortTime } from '../../output/times.ts';

/** What is printed with `--no-wait --json`: the address, the code to go on with, and until when. */
export type AskedRow = { url: string; code: string; expires: string | null };

/** Asks the office for a code and shows it; everything for people goes to standard error, so that pipes stay clean. */
export async function showCode(context: Context, office: OfficeApi, input: Input): Promise<AskedRow> {
  const signal = timeSignal(context);
  const { userCode, address, expiresTime } = await bounded(office.account.askDevice({ signal }), signal);
  if (!context.flags.json) {
    const { t } = await context.texts();
    const { qrLines } = await import('../../qr.ts');
    for (const line of qrLines(address, input.has('ascii'))) context.io.err(`${line}\n`);
    context.io.err(`${t('cliAccount.qr.scan')}\n  ${safeLine(address)}\n`);
    context.io.err(`${t('cliAccount.qr.code', { code: userCode })}\n`);
  }
  return { url: address, code: userCode, expires: isoTime(expiresTime) };
}

/** `--no-wait`: prints what is needed to go on later. */
export async function leaveCode(context: Context, row: AskedRow): Promise<ExitCode> {
  const { t } = await context.texts();
  if (context.flags.json) context.output.text(jsonText(row, context.io.outIsTerminal));
  else context.output.text(`${safeLine(t('cliAccount.qr.resume', { code: row.code }))}\n`);
  return exitCodes.ok;
}

/** Waits for as long as the code is good; Ctrl+C ends it. */
export async function waitForDecision(
  context: Context,
  office: OfficeApi,
  userCode: string,
): Promise<CurrentUser> {
  if (!context.flags.json && !context.flags.quiet) {
    const { t } = await context.texts();
    context.io.err(`${t('cliAccount.qr.waiting')}\n`);
  }
  return office.account.signInWithDevice({ userCode }, { signal: context.signal });
}

/** `tangram login approve CODE`: shows which device asks, asks whether it may, and decides. */
export async function decideAbout(context: Context, input: Input): Promise<void> {
  const userCode = input.argument('code');
  if (userCode === undefined) throw new CliError('missingArgument', { name: 'code' }, { param: 'code' });
  const approve = !input.has('deny');
  const office = await context.signedIn();
  const signal = timeSignal(context);
  const asking = await bounded(office.account.deviceRequest(userCode, { signal }), signal);
  const { t } = await context.texts();
  const shown = {
    device: asking.deviceName,
    source: asking.source,
    time: shortTime(asking.createdTime, context.now()),
  };
  if (!context.flags.json) context.io.err(`${safeLine(t('cliAccount.qr.asks', shown))}\n`);
  if (approve && !input.has('yes')) {
    const answer = context.flags.input ? await context.io.ask(`${t('cliAccount.qr.question')} `) : undefined;
    if (answer === undefined) throw new CliError('needsYes', {}, { param: '--yes' });
    if (!/^(?:y|yes|是)$/i.test(answer.trim())) throw new CliError('notConfirmed');
  }
  await bounded(office.account.decideDevice({ userCode, approve }, { signal }), signal);
  const row = { code: userCode, approved: approve, device: asking.deviceName, source: asking.source };
  if (context.flags.json) return context.output.text(jsonText(row, context.io.outIsTerminal));
  context.output.text(
    `${t(approve ? 'cliAccount.qr.approved' : 'cliAccount.qr.denied', { device: safeLine(asking.deviceName) })}\n`,
  );
}
