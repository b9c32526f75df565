// `tangram server init`: begins an office of one's own in a folder, with its first administrator and nothing of the demo.
import { loginNameForm } from '#sdk/contract/admin.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';
import { dataFolder, folderOption, loginNameMayBe, told } from './keeping.ts';

/** Longest name of an office or a person, in code points. */
const longestName = 64;

function needed(input: Input, option: 'name' | 'admin' | 'admin-name'): string {
  const typed = input.text(option);
  if (typed === undefined)
    throw new CliError('missingOption', { a: `--${option}` }, { param: `--${option}` });
  return typed;
}

function nameOf(input: Input, option: 'name' | 'admin-name'): string {
  const name = needed(input, option).normalize('NFC').trim();
  if (name === '' || [...name].length > longestName || /[\p{Cc}\p{Cf}]/u.test(name) || name.includes('/'))
    throw new CliError(
      'invalidValue',
      { name: `--${option}`, value: name },
      { param: `--${option}`, valid: [`Example Ltd (1…${longestName})`] },
    );
  return name;
}

function loginNameOf(input: Input): string {
  const loginName = needed(input, 'admin');
  // The accounts of the house have their names already.
  if (!loginNameForm.test(loginName) || ['service', 'notices'].includes(loginName.toLowerCase()))
    throw new CliError(
      'invalidValue',
      { name: '--admin', value: loginName },
      { param: '--admin', valid: loginNameMayBe },
    );
  return loginName;
}

/** The command. */
export const init: CommandSpec = {
  name: 'init',
  summary: 'cliServer.init.summary',
  mutates: true,
  fields: ['officeId', 'loginName', 'code', 'expires', 'data'],
  options: [
    folderOption,
    { name: 'name', value: 'text', shown: 'NAME', text: 'cliServer.init.name' },
    { name: 'admin', value: 'text', shown: 'LOGIN', text: 'cliServer.init.admin' },
    { name: 'admin-name', value: 'text', shown: 'NAME', text: 'cliServer.init.adminName' },
  ],
  examples: [
    {
      line: 'tangram server init --data ./office --name "Example Ltd" --admin zhangwei --admin-name "Zhang Wei"',
      text: 'cliServer.init.exampleOwn',
    },
    {
      line: 'tangram server init --data ./office --name 示例公司 --admin zhangwei --admin-name 张伟 --json',
      text: 'cliServer.init.exampleScript',
    },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    const officeName = nameOf(input, 'name');
    const administrator = { loginName: loginNameOf(input), name: nameOf(input, 'admin-name') };
    const { beginOffice, checkBeginning } = await import('#fixtures/keeping/standing.ts');
    if (context.flags.dryRun) {
      await told(data, async () => checkBeginning(data));
      const asked = { data, name: officeName, admin: administrator.loginName };
      return showPlan(context, [{ call: 'server init', input: asked }], ['data', 'name', 'admin']);
    }
    const { language } = context;
    const begun = await told(data, () => beginOffice(data, { officeName, administrator, language }));
    const { officeId, loginName, code, expiresTime } = begun;
    const texts = await context.texts();
    const { fullTime } = await import('#sdk/locales/time-text.ts');
    await context.output.done({ officeId, loginName, code, expires: isoTime(expiresTime), data }, () =>
      texts.t('cliServer.init.done', {
        name: officeName,
        path: data,
        login: loginName,
        code,
        expires: fullTime(texts, expiresTime),
      }),
    );
  },
};
