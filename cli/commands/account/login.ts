// `tangram login`: signs a profile in with a password, a ticket or a token, none of which is seen in `ps`.
import type { CurrentUser, OfficeApi } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { isProfileName, writeConfig } from '../../config/file.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { showPlan } from '../../dry-run.ts';
import { accountFields, accountRow } from '../../shapes/person.ts';
import { decideAbout, leaveCode, showCode, waitForDecision } from './login-qr.ts';
import { reachTrusted, trustOptions } from './trust.ts';

type Way =
  | { kind: 'password'; loginName: string; password: string; resetCode: string | undefined }
  | { kind: 'ticket'; ticket: string }
  | { kind: 'token'; token: string }
  /** With the code of an earlier call, or with a new one. */
  | { kind: 'qr'; code: string | undefined };

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0] ?? '';

async function readPassword(context: Context, input: Input): Promise<string> {
  if (input.has('password-stdin')) return firstLine(await context.io.readInput());
  const { t } = await context.texts();
  const asked = context.flags.input ? await context.io.askSecret(`${t('cli.askPassword')}: `) : undefined;
  if (asked === undefined) throw new CliError('passwordNeeded', {}, { param: '--password-stdin' });
  return asked;
}

/** Whoever sits in front of it is asked for the account; a script has to name it. */
async function readLoginName(context: Context): Promise<string> {
  if (context.flags.input) {
    // Nobody shall type an account for an office that is not named.
    await context.office();
    const { t } = await context.texts();
    const asked = (await context.io.ask(`${t('cli.askAccount')}: `))?.trim();
    if (asked !== undefined && asked !== '') return asked;
  }
  throw new CliError(
    'missingOption',
    { a: '--user' },
    { param: '--user', valid: ['--user', '--ticket', '--token-stdin', '--qr'] },
  );
}

async function readWay(context: Context, input: Input): Promise<Way> {
  const ticket = input.text('ticket');
  const loginName = input.text('user');
  const code = input.text('resume');
  const byQr = input.has('qr') || input.has('no-wait') || code !== undefined;
  const ways = [ticket !== undefined, loginName !== undefined, input.has('token-stdin'), byQr].filter(
    Boolean,
  ).length;
  if (ways > 1)
    throw new CliError(
      'conflictingOptions',
      { a: '--user', b: '--ticket, --token-stdin, --qr' },
      { param: '--user' },
    );
  if (byQr) return { kind: 'qr', code };
  if (ticket !== undefined) return { kind: 'ticket', ticket };
  if (input.has('token-stdin')) return { kind: 'token', token: firstLine(await context.io.readInput()) };
  return {
    kind: 'password',
    loginName: loginName ?? (await readLoginName(context)),
    password: await readPassword(context, input),
    resetCode: input.text('reset-code'),
  };
}

async function signIn(
  context: Context,
  office: OfficeApi,
  way: Exclude<Way, { kind: 'qr' }>,
): Promise<CurrentUser> {
  const signal = timeSignal(context);
  switch (way.kind) {
    case 'password':
      return bounded(
        office.account.signInWithPassword(
          {
            ...{ loginName: way.loginName, password: way.password, remember: true },
            ...(way.resetCode !== undefined && { resetCode: way.resetCode }),
          },
          { signal },
        ),
        signal,
      );
    case 'ticket':
      return bounded(office.account.signInWithTicket({ ticket: way.ticket }, { signal }), signal);
    case 'token':
      return bounded((await context.opened()).signInWithToken(way.token, { signal }), signal);
  }
}

/** A profile remembers where it belongs, so that later calls need no flags. */
function rememberProfile(context: Context, user: string | undefined): void {
  const name = context.settings.profile.value;
  if (!isProfileName(name)) throw new CliError('profileInvalid', { name }, { param: '--profile' });
  const { user: config, server } = context;
  const variant = context.settings.values.variant.value;
  const entry = { ...(server !== undefined && { server }), variant, ...(user !== undefined && { user }) };
  writeConfig(context.parts.paths.configFile, { ...config, profiles: { ...config.profiles, [name]: entry } });
}

/** The command. */
export const noun: CommandSpec = {
  name: 'login',
  summary: 'cliHelp.login.summary',
  mutates: true,
  fields: accountFields,
  arguments: [
    { name: 'act', required: false, text: 'cliAccount.qr.act' },
    { name: 'code', required: false, text: 'cliAccount.qr.codeArgument' },
  ],
  options: [
    { name: 'user', short: 'u', value: 'text', shown: 'LOGIN', text: 'cliHelp.login.user' },
    { name: 'password-stdin', text: 'cliHelp.login.passwordStdin' },
    { name: 'reset-code', value: 'text', shown: 'CODE', text: 'cliHelp.login.resetCode' },
    { name: 'ticket', value: 'text', shown: 'T', text: 'cliHelp.login.ticket' },
    { name: 'token-stdin', text: 'cliHelp.login.tokenStdin' },
    { name: 'qr', text: 'cliAccount.qr.option' },
    { name: 'ascii', text: 'cliAccount.qr.ascii' },
    { name: 'no-wait', text: 'cliAccount.qr.noWait' },
    { name: 'resume', value: 'text', shown: 'CODE', text: 'cliAccount.qr.resumeOption' },
    { name: 'deny', text: 'cliAccount.qr.deny' },
    { name: 'yes', text: 'cliAccount.qr.yes' },
    ...trustOptions,
  ],
  examples: [
    {
      line: 'tangram login --server http://127.0.0.1:4600 --user shenzhixing',
      text: 'cliHelp.login.exampleAsk',
    },
    {
      line: 'tangram login --user shenzhixing --password-stdin --profile work < password.txt',
      text: 'cliHelp.login.exampleStdin',
    },
    { line: 'tangram login --server http://127.0.0.1:4600 --qr', text: 'cliAccount.qr.exampleQr' },
    { line: 'tangram login approve WDJB-MJHT', text: 'cliAccount.qr.exampleApprove' },
    {
      line: 'tangram login --server https://192.168.1.20:4600 --user shenzhixing --fingerprint SHA256:…',
      text: 'cliHelp.login.exampleTrust',
    },
  ],
  async run(context, input) {
    const act = input.argument('act');
    if (act !== undefined && act !== 'approve')
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: ['approve'] });
    if (act === 'approve') {
      context.needsNetwork('login');
      const asked = { code: input.argument('code') ?? '' };
      if (context.flags.dryRun)
        return showPlan(context, [{ call: '/session/grant/decide', input: asked }], []);
      return decideAbout(context, input);
    }
    const way = await readWay(context, input);
    context.needsNetwork('login');
    const { profile, values } = context.settings;
    if (context.flags.dryRun) {
      const who = way.kind === 'password' ? { loginName: way.loginName } : {};
      return showPlan(
        context,
        [{ call: '/login', input: { way: way.kind, profile: profile.value, ...who } }],
        ['profile'],
      );
    }
    const office = await context.office();
    await reachTrusted(context, input);
    let person: CurrentUser;
    if (way.kind === 'qr') {
      const asked = way.code === undefined ? await showCode(context, office, input) : undefined;
      // The profile remembers the server already: the call that goes on needs to find it.
      if (asked !== undefined && input.has('no-wait')) {
        rememberProfile(context, undefined);
        return leaveCode(context, asked);
      }
      person = await waitForDecision(context, office, way.code ?? asked?.code ?? '');
    } else person = await signIn(context, office, way);
    rememberProfile(context, person.loginName);
    const signal = timeSignal(context);
    await bounded(office.maintenance.syncOnce({ signal }), signal);
    const { t } = await context.texts();
    const place = { profile: profile.value, variant: values.variant.value, server: context.server };
    await context.output.done(accountRow(person, place), () =>
      t('cli.done.login', { name: person.name, profile: profile.value }),
    );
  },
};
