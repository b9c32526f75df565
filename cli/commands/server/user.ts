// `tangram server user`: the people of an office, by an administrator's sign-in or on the office's own folder.
import { resolve } from 'node:path';
import type { ResetCode } from '#sdk/api.ts';
import { loginNameForm } from '#sdk/contract/admin.ts';
import { botGrants } from '#sdk/contract/bots.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';
import { adminPersonFields, adminPersonRow, personForReader } from '../../shapes/admin.ts';
import { loginNameMayBe } from './keeping.ts';
import { actOf, ask, departmentOf, personOf, wordOf } from '../admin/asking.ts';
import { codeOptions, issueCodes } from '../admin/codes.ts';
import { handsOption, withHands, type Hands } from '../admin/hands.ts';
import { change, heirOption, list, readTable, roleOf, send, settle } from '../admin/people.ts';
import { personOptions } from '../admin/person-options.ts';

const acts = [
  ...(['list', 'show', 'add', 'change', 'disable', 'enable', 'remove'] as const),
  ...(['import', 'codes', 'reset-pw'] as const),
] as const;

const options: readonly OptionSpec[] = [
  ...personOptions({ shown: 'PATH', text: 'cliAccount.user.department' }),
  { name: 'known-departments', text: 'cliAccount.user.knownDepartments' },
  { name: 'codes', text: 'cliAdmin.option.codes' },
  ...codeOptions,
  { name: 'bot', text: 'cliAccount.user.bot' },
  { name: 'grant', value: 'list', shown: 'a,b', text: 'cliAccount.user.grant' },
  { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
  { name: 'all', text: 'cliHelp.option.all' },
  { name: 'yes', text: 'cliGroups.option.yes' },
  heirOption,
  handsOption,
];

function loginNameOf(words: readonly string[]): string {
  const loginName = wordOf(words, 0, 'loginname').replace(/^@/u, '');
  if (!loginNameForm.test(loginName))
    throw new CliError(
      'invalidValue',
      { name: 'loginname', value: loginName },
      { param: 'loginname', valid: loginNameMayBe },
    );
  return loginName;
}

async function sayCode(context: Context, issued: ResetCode): Promise<void> {
  const { personId, loginName, code, expiresTime, bot } = issued;
  const texts = await context.texts();
  const { fullTime } = await import('#sdk/locales/time-text.ts');
  await context.output.done({ personId, loginName, code, expires: isoTime(expiresTime) }, () =>
    texts.t(bot === true ? 'cliAccount.user.doneBot' : 'cliAccount.user.done', {
      name: loginName,
      code,
      expires: fullTime(texts, expiresTime),
    }),
  );
}

/** What a bot is granted; nothing for a person. */
function botOf(input: Input) {
  const grants = input.list('grant');
  if (!input.has('bot')) {
    if (grants !== undefined) throw new CliError('missingOption', { a: '--bot' }, { param: '--bot' });
    return {};
  }
  const unknown = grants?.find((grant) => !botGrants.some((known) => known === grant));
  if (unknown !== undefined)
    throw new CliError(
      'invalidValue',
      { name: '--grant', value: unknown },
      { param: '--grant', valid: botGrants },
    );
  return { bot: true, grants: botGrants.filter((known) => grants?.includes(known) === true) };
}

/** Who is to be taken in, as far as it can be said without an office. */
function newcomerOf(input: Input, loginName: string) {
  const name = input.text('name');
  if (name === undefined || name.trim() === '')
    throw new CliError('missingOption', { a: '--name' }, { param: '--name' });
  const said = Object.fromEntries(
    ([['email'], ['phone'], ['title'], ['titleEn', 'title-en']] as const).flatMap(
      ([field, option = field]) => {
        const value = input.text(option);
        return value === undefined ? [] : [[field, value]];
      },
    ),
  );
  return { loginName, name, ...said, ...botOf(input) };
}

async function add(context: Context, input: Input, hands: Hands, loginName: string): Promise<void> {
  const newcomer = newcomerOf(input, loginName);
  const typed = input.text('department');
  const placed =
    typed === undefined
      ? {}
      : {
          departmentId: departmentOf(await ask(context, (given) => hands.admin.departments(given)), typed).id,
        };
  const role = roleOf(input);
  // Asked first: nobody is taken in half.
  if (role !== undefined) await ask(context, (given) => hands.mayGivePower(role, given));
  const issued = await ask(context, (given) =>
    hands.administration.addPerson({ ...newcomer, ...placed }, given),
  );
  if (role !== undefined)
    await ask(context, (given) => hands.admin.changePerson(issued.personId, { role }, given));
  await sayCode(context, issued);
}

async function reset(context: Context, hands: Hands, loginName: string): Promise<void> {
  try {
    await sayCode(
      context,
      await ask(context, (given) => hands.administration.issueResetCode(loginName, given)),
    );
  } catch (error) {
    const { code } = asOfficeError(error);
    throw code === 'notFound' ? new OfficeError('personNotFound', { params: { target: loginName } }) : error;
  }
}

async function show(context: Context, hands: Hands, word: string): Promise<void> {
  const row = adminPersonRow(await personOf(context, hands, word));
  await context.output.one(row, async () => {
    const { t, language } = await context.texts();
    const { title, department } = personForReader(row, language);
    return [
      [t('cli.column.id'), row.id ?? undefined],
      [t('cli.column.loginName'), row.loginName],
      [t('cli.column.name'), row.name ?? undefined],
      [t('cli.column.department'), department ?? undefined],
      [t('admin.person.title'), title ?? undefined],
      [t('admin.person.email'), row.email ?? undefined],
      [t('admin.person.phone'), row.phone ?? undefined],
      [t('cliAdmin.column.role'), row.role === null ? undefined : t(`admin.roleName.${row.role}`)],
      [t('cliAdmin.column.state'), row.disabled === true ? t('admin.person.disabledState') : undefined],
    ];
  });
}

/** What is asked for before an office is: words that are wrong, and plans that need nobody. Answers whether all is said. */
async function planned(context: Context, input: Input, act: (typeof acts)[number]): Promise<boolean> {
  const words = input.rest('words');
  if (act !== 'add' && act !== 'reset-pw') return false;
  const loginName = loginNameOf(words);
  const sent = act === 'add' ? newcomerOf(input, loginName) : { loginName };
  if (!context.flags.dryRun) return false;
  const call = act === 'add' ? '/system/user/add' : '/system/user/resetCode';
  await showPlan(context, [{ call, input: sent }], ['loginname']);
  return true;
}

/** The command. */
export const user: CommandSpec = {
  name: 'user',
  summary: 'cliAccount.user.summary',
  mutates: true,
  lists: true,
  fields: [...adminPersonFields, 'expires', 'personId'],
  arguments: [
    { name: 'act', required: true, text: 'cliAccount.user.act' },
    { name: 'words', required: false, variadic: true, text: 'cliAccount.user.words' },
  ],
  options,
  examples: [
    { line: 'tangram server user reset-pw linruoxi', text: 'cliAccount.user.exampleReset' },
    {
      line: 'tangram server user add zhangwei --name "Zhang Wei" --department A/B --json',
      text: 'cliAccount.user.exampleAdd',
    },
    {
      line: 'tangram server user add answers --name "Answers" --bot --grant disk,schedule --jq .code > token.txt',
      text: 'cliAccount.user.exampleBot',
    },
    {
      line: 'tangram server user import people.csv --data ./office --json',
      text: 'cliAccount.user.exampleImport',
    },
    { line: 'tangram server user codes --valid 7d --print codes.html', text: 'cliAccount.user.exampleCodes' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const act = actOf(input, acts);
    const words = input.rest('words');
    if (await planned(context, input, act)) return undefined;
    const asked = { what: `server user ${act}`, reads: act === 'list' || act === 'show' };
    return withHands<ExitCode | void>(context, input, asked, async (hands) => {
      switch (act) {
        case 'list':
          return list(context, hands, input);
        case 'show':
          return show(context, hands, wordOf(words, 0, 'words'));
        case 'add':
          return add(context, input, hands, loginNameOf(words));
        case 'change':
          return change(context, hands, input, wordOf(words, 0, 'words'));
        case 'disable':
        case 'enable':
        case 'remove':
          return settle(context, hands, input, { act, words });
        case 'import':
          return send(context, hands, readTable(resolve(context.parts.folder, wordOf(words, 0, 'words'))), {
            codes: input.has('codes'),
            makeDepartments: !input.has('known-departments'),
          });
        case 'codes':
          return issueCodes(context, hands, input, words);
        case 'reset-pw':
          return reset(context, hands, loginNameOf(words));
      }
    });
  },
};
