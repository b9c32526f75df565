// `tangram server user`: takes people in and gives them one-time codes for a password, as an administrator or on the office's own folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ResetCode } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';
import { withOfficeFolder } from './office-folder.ts';

const acts = ['add', 'reset-pw'] as const;
const loginNameForm = /^[A-Za-z0-9][A-Za-z0-9._-]{1,63}$/;

function newcomerOf(input: Input, loginName: string) {
  const name = input.text('name');
  if (name === undefined || name.trim() === '')
    throw new CliError('missingOption', { a: '--name' }, { param: '--name' });
  const given = {
    departmentId: input.text('department'),
    email: input.text('email'),
    phone: input.text('phone'),
    title: input.text('title'),
  };
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { loginName, name, ...said };
}

/** Over the network, as the signed-in administrator. */
async function asAdministrator(
  context: Context,
  input: Input,
  act: string,
  loginName: string,
): Promise<ResetCode> {
  context.needsNetwork('server user');
  const office = await context.signedIn();
  const signal = timeSignal(context);
  if (act === 'add')
    return bounded(office.administration.addPerson(newcomerOf(input, loginName), { signal }), signal);
  try {
    return await bounded(office.administration.issueResetCode(loginName, { signal }), signal);
  } catch (error) {
    const { code } = asOfficeError(error);
    throw code === 'notFound' ? new OfficeError('personNotFound', { params: { target: loginName } }) : error;
  }
}

/** On the folder of an office that is not running: whoever holds it needs no password. */
async function onFolder(dataDir: string, input: Input, act: string, loginName: string): Promise<ResetCode> {
  if (!existsSync(join(dataDir, 'office.sqlite')))
    throw new CliError('noOfficeHere', { path: dataDir }, { param: '--data' });
  return withOfficeFolder(dataDir, async ({ administration, resets }) =>
    act === 'add'
      ? resets.issueFor(await administration.take(newcomerOf(input, loginName)))
      : resets.issueByName(loginName),
  );
}

/** The command. */
export const user: CommandSpec = {
  name: 'user',
  summary: 'cliAccount.user.summary',
  mutates: true,
  fields: ['personId', 'loginName', 'code', 'expires'],
  arguments: [
    { name: 'act', required: true, text: 'cliAccount.user.act' },
    { name: 'loginname', required: true, text: 'cliAccount.user.loginName' },
  ],
  options: [
    { name: 'name', value: 'text', shown: 'NAME', text: 'cliAccount.user.name' },
    { name: 'department', value: 'text', shown: 'ID', text: 'cliAccount.user.department' },
    { name: 'email', value: 'text', shown: 'ADDRESS', text: 'cliAccount.user.email' },
    { name: 'phone', value: 'text', shown: 'NUMBER', text: 'cliAccount.user.phone' },
    { name: 'title', value: 'text', shown: 'TITLE', text: 'cliAccount.user.title' },
    { name: 'data', value: 'text', shown: 'DIR', text: 'cliAccount.user.data' },
  ],
  examples: [
    { line: 'tangram server user reset-pw linruoxi', text: 'cliAccount.user.exampleReset' },
    {
      line: 'tangram server user add zhangwei --name "Zhang Wei" --department 111 --json',
      text: 'cliAccount.user.exampleAdd',
    },
  ],
  async run(context, input) {
    const act = input.required('act');
    if (!acts.some((known) => known === act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    const loginName = input.required('loginname');
    if (!loginNameForm.test(loginName))
      throw new CliError('invalidValue', { name: 'loginname', value: loginName }, { param: 'loginname' });
    const dataDir = input.text('data');
    if (context.flags.dryRun) {
      const sent = act === 'add' ? newcomerOf(input, loginName) : { loginName };
      const call = act === 'add' ? '/system/user/add' : '/system/user/resetCode';
      return showPlan(context, [{ call, input: sent }], ['loginname']);
    }
    const issued =
      dataDir === undefined
        ? await asAdministrator(context, input, act, loginName)
        : await onFolder(dataDir, input, act, loginName);
    const { personId, code } = issued;
    const row = { personId, loginName: issued.loginName, code, expires: isoTime(issued.expiresTime) };
    const texts = await context.texts();
    const { fullTime } = await import('#sdk/locales/time-text.ts');
    await context.output.done(row, () =>
      texts.t('cliAccount.user.done', {
        name: row.loginName,
        code,
        expires: fullTime(texts, issued.expiresTime),
      }),
    );
  },
};
