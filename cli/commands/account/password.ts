// `tangram account password`: changes the password; neither of them is seen on the command line.
import type { OfficeApi } from '#sdk/api.ts';
import {
  checkPassword,
  passwordLengths,
  policyAt,
  usualPasswordService,
  type PasswordService,
} from '#sdk/account/rules/password.ts';
import { OfficeError } from '#sdk/errors.ts';
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';

const services: Readonly<Record<string, PasswordService>> = { 'user-centre': 'userCentre', chat: 'chat' };

type Passwords = { oldPassword: string; newPassword: string };

async function askPasswords(context: Context): Promise<Passwords> {
  const { t } = await context.texts();
  const ask = async (question: string): Promise<string> => {
    const given = context.flags.input ? await context.io.askSecret(`${question}: `) : undefined;
    if (given === undefined) throw new CliError('passwordNeeded', {}, { param: '--password-stdin' });
    return given;
  };
  const oldPassword = await ask(t('password.old'));
  const newPassword = await ask(t('password.new'));
  if ((await ask(t('password.confirmation'))) !== newPassword) throw new CliError('passwordsDiffer');
  return { oldPassword, newPassword };
}

async function readPasswords(context: Context, input: Input): Promise<Passwords> {
  if (!input.has('password-stdin')) return askPasswords(context);
  const [oldPassword = '', newPassword = ''] = (await context.io.readInput()).split(/\r?\n/);
  if (oldPassword === '' || newPassword === '') throw new OfficeError('passwordMissing');
  return { oldPassword, newPassword };
}

/** What the office would be asked, once the rules have been checked. @throws OfficeError `passwordRule` */
async function judge(
  context: Context,
  office: OfficeApi,
  { oldPassword, newPassword }: Passwords,
  chosen: PasswordService | undefined,
): Promise<string> {
  const { person } = await presentValue(office.account.state);
  const { passwordPolicy } = pickVariant(context.settings.values.variant.value);
  const service = chosen ?? usualPasswordService(passwordPolicy);
  const policy = policyAt(service, passwordPolicy);
  const own = { loginName: person?.loginName ?? '', phone: person?.phone };
  const problems = checkPassword(newPassword, { policy, own, oldPassword });
  if (problems.length > 0) {
    const params = { problems: problems.join(','), ...passwordLengths[policy] };
    throw new OfficeError('passwordRule', { params });
  }
  return service === 'chat' ? '/user/updatePwd' : '/system/user/profile/updatePwd';
}

/** The command. */
export const password: CommandSpec = {
  name: 'password',
  summary: 'cliAccount.password.summary',
  mutates: true,
  fields: ['profile', 'changed'],
  options: [
    { name: 'password-stdin', text: 'cliAccount.password.passwordStdin' },
    {
      name: 'service',
      value: 'text',
      shown: Object.keys(services).join('|'),
      choices: Object.keys(services),
      text: 'cliAccount.password.service',
    },
  ],
  examples: [
    { line: 'tangram account password', text: 'cliAccount.password.exampleAsk' },
    {
      line: 'tangram account password --password-stdin --json < two-lines.txt',
      text: 'cliAccount.password.exampleStdin',
    },
  ],
  async run(context, input) {
    context.needsNetwork('account password');
    const service = services[input.text('service') ?? ''];
    const office = await context.signedIn();
    const passwords = await readPasswords(context, input);
    const profile = context.settings.profile.value;
    if (context.flags.dryRun) {
      const call = await judge(context, office, passwords, service);
      return showPlan(context, [{ call, input: { profile } }], ['password']);
    }
    const signal = timeSignal(context);
    await bounded(
      office.account.changePassword({ ...passwords, ...(service && { service }) }, { signal }),
      signal,
    );
    const { t } = await context.texts();
    await context.output.done({ profile, changed: true }, () => t('cliAccount.password.done'));
  },
};
