// `tangram admin people`: list, add, import, export, change, disable, enable, reset.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type {
  AdminPeopleQuery,
  AdminPerson,
  ImportRow,
  OfficeRoleName,
  PersonChange,
} from '#sdk/admin/admin-api.ts';
import { readPeople, sheetAsText } from '#sdk/admin/rules/people-sheet.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import type { Input } from '../../input.ts';
import {
  adminPersonColumns,
  adminPersonFields,
  adminPersonRow,
  importedColumns,
  importedRow,
  settledColumns,
  settledRow,
} from '../../shapes/admin.ts';
import { unwritable } from '../../unwritable.ts';
import { actOf, ask, departmentOf, personOf, wordOf } from './asking.ts';
import { issueCodes, codeOptions } from './codes.ts';
import { signedHands, type Hands } from './hands.ts';
import { personOptions } from './person-options.ts';

const acts = [
  ...(['list', 'add', 'import', 'template', 'export', 'change', 'disable', 'enable'] as const),
  ...(['remove', 'reset', 'codes', 'unlock'] as const),
] as const;
const maxBytes = 100_000_000;

/** Whoever takes over what somebody leaves. */
export const heirOption: OptionSpec = {
  name: 'to',
  value: 'text',
  shown: 'PERSON',
  text: 'cliAdmin.people.to',
};

const options: readonly OptionSpec[] = [
  ...personOptions({ shown: 'NAME', text: 'cliAdmin.option.department' }),
  { name: 'make-departments', text: 'cliAdmin.option.makeDepartments' },
  ...codeOptions,
  { name: 'codes', text: 'cliAdmin.option.codes' },
  { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
  { name: 'all', text: 'cliHelp.option.all' },
  { name: 'yes', text: 'cliGroups.option.yes' },
  heirOption,
];

/** The department that `--department` means. */
async function departmentId(
  context: Context,
  office: Pick<Hands, 'admin'>,
  input: Input,
): Promise<string | undefined> {
  const typed = input.text('department');
  if (typed === undefined) return undefined;
  return departmentOf(await ask(context, (given) => office.admin.departments(given)), typed).id;
}

/** Lists people, as far as `--limit` goes. */
export async function list(context: Context, office: Pick<Hands, 'admin'>, input: Input): Promise<void> {
  const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
  const sought = input.text('search');
  const department = await departmentId(context, office, input);
  const state = input.text('state') as AdminPeopleQuery['state'];
  const role = input.text('role') as AdminPeopleQuery['role'];
  const rows: AdminPerson[] = [];
  let isMore = true;
  while (isMore && rows.length < limit) {
    const after = rows.at(-1)?.id;
    const page = await ask(context, (given) =>
      office.admin.people(
        {
          limit: Math.min(200, limit - rows.length),
          ...(sought !== undefined && { sought }),
          ...(department !== undefined && { departmentId: department }),
          ...(state !== undefined && { state }),
          ...(role !== undefined && { role }),
          ...(after !== undefined && { after }),
        },
        given,
      ),
    );
    rows.push(...page.rows);
    isMore = page.more;
  }
  await context.output.rows(
    rows.map((row) => adminPersonRow(row)),
    adminPersonColumns(await context.texts()),
    { complete: !isMore },
  );
}

/** Sends rows, prints each with its outcome; a wrong one makes the command partly successful, all of them refused. */
export async function send(
  context: Context,
  office: Pick<Hands, 'admin'>,
  rows: readonly ImportRow[],
  wanted: { codes: boolean; makeDepartments: boolean },
): Promise<ExitCode | void> {
  const { dryRun } = context.flags;
  const outcomes = await office.admin.importPeople(rows, { ...wanted, dryRun }, { signal: context.signal });
  const { t } = await context.texts();
  const wrong = outcomes.filter(({ outcome }) => outcome === 'refused');
  // Each row is told with what became of it; of many those that nothing came of are only counted. Programs get all.
  const told =
    context.output.forPrograms || outcomes.length <= 50
      ? outcomes
      : outcomes.filter(({ outcome }) => outcome !== 'same');
  if (dryRun && context.flags.json)
    await context.output.data({
      dryRun: true,
      requests: [{ call: 'admin people import', input: { rows: rows.length } }],
      checks: ['rows', 'departments', 'rights'],
      rows: outcomes.map(importedRow),
    });
  else if (told.length > 0 || context.output.forPrograms)
    await context.output.rows(told.map(importedRow), importedColumns(t));
  const count = (outcome: string): number => outcomes.filter((row) => row.outcome === outcome).length;
  context.output.hint(
    t(dryRun ? 'cliAdmin.people.would' : 'cliAdmin.people.imported', {
      added: count('added'),
      changed: count('changed'),
      same: count('same'),
      refused: wrong.length,
    }),
  );
  if (wrong.length === 0) return;
  return wrong.length === outcomes.length ? exitCodes.refused : exitCodes.partial;
}

async function add(
  context: Context,
  office: Pick<Hands, 'admin' | 'mayGivePower'>,
  input: Input,
  word: string,
): Promise<ExitCode | void> {
  const name = input.text('name');
  if (name === undefined) throw new CliError('missingOption', { a: '--name' }, { param: '--name' });
  const department = await departmentId(context, office, input);
  const row: ImportRow = {
    row: 1,
    loginName: word.replace(/^@/u, ''),
    name,
    email: input.text('email') ?? '',
    phone: input.text('phone') ?? '',
    title: input.text('title') ?? '',
    titleEn: input.text('title-en') ?? '',
    department: department ?? '',
  };
  // Somebody who is there already is not changed by taking them in again.
  const there = await ask(context, (given) =>
    office.admin.people({ sought: row.loginName, limit: 200 }, given),
  );
  if (there.rows.some((each) => each.loginName.toLowerCase() === row.loginName.toLowerCase()))
    throw new OfficeError('nameTaken');
  const [judged] = await office.admin.importPeople([row], { dryRun: true }, { signal: context.signal });
  if (judged?.outcome === 'refused') {
    const { t } = await context.texts();
    context.output.hint(t(`admin.importing.problem.${judged.problem ?? 'loginNameForm'}`));
    throw new OfficeError('personFieldWrong', { params: { field: judged.problem ?? '' } });
  }
  const role = roleOf(input);
  // Asked first: nobody is taken in half.
  if (role !== undefined) await ask(context, (given) => office.mayGivePower(role, given));
  const code = await send(context, office, [row], { codes: true, makeDepartments: false });
  if (role === undefined || context.flags.dryRun) return code;
  const { id } = await personOf(context, office, row.loginName);
  await ask(context, (given) => office.admin.changePerson(id, { role }, given));
  return code;
}

/** The power that somebody new is given; none for a member. */
export function roleOf(input: Input): Exclude<OfficeRoleName, 'member'> | undefined {
  const role = input.text('role') as OfficeRoleName | undefined;
  return role === 'member' ? undefined : role;
}

/** The rows of a workbook or a text with columns. @throws CliError `fileUnreadable`, OfficeError `peopleSheetUnreadable` */
export function readTable(file: string): ImportRow[] {
  return readPeople(fileBytes(file));
}

function fileBytes(file: string): Uint8Array<ArrayBuffer> {
  try {
    if (statSync(file).size > maxBytes) throw new OfficeError('peopleSheetTooLarge');
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if (error instanceof OfficeError) throw error;
    throw new CliError('fileUnreadable', { path: file }, { param: 'file' });
  }
}

async function writeSheet(context: Context, file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    writeFileSync(file, /\.csv$/iu.test(file) ? sheetAsText(bytes) : bytes, { mode: 0o600 });
  } catch (error) {
    throw unwritable(file, error, 'file');
  }
  const { t } = await context.texts();
  context.output.hint(t('cliAdmin.people.written', { file }));
  await context.output.rows([], adminPersonColumns(await context.texts()));
}

/** Changes what is known of somebody. */
export async function change(
  context: Context,
  office: Pick<Hands, 'admin'>,
  input: Input,
  word: string,
): Promise<void> {
  const person = await personOf(context, office, word);
  const department = await departmentId(context, office, input);
  const role = input.text('role') as OfficeRoleName | undefined;
  const changes: PersonChange = {
    ...(input.text('name') !== undefined && { name: input.text('name') ?? '' }),
    ...(input.text('email') !== undefined && { email: input.text('email') ?? '' }),
    ...(input.text('phone') !== undefined && { phone: input.text('phone') ?? '' }),
    ...(input.text('title') !== undefined && { title: input.text('title') ?? '' }),
    ...(input.text('title-en') !== undefined && { titleEn: input.text('title-en') ?? '' }),
    ...(department !== undefined && { departmentId: department }),
    ...(role !== undefined && { role }),
  };
  if (Object.keys(changes).length === 0)
    throw new CliError('missingOption', { a: '--name' }, { param: '--name' });
  if (context.flags.dryRun)
    return showPlan(
      context,
      [{ call: 'admin people change', input: { id: person.id, ...changes } }],
      ['person', 'department'],
    );
  const changed = await ask(context, (given) => office.admin.changePerson(person.id, changes, given));
  await context.output.rows(
    [adminPersonRow(changed, { outcome: 'changed' })],
    adminPersonColumns(await context.texts()),
  );
}

/** Disables people, lets them in again, or takes them out; asks before what signs somebody out. */
export async function settle(
  context: Context,
  office: Pick<Hands, 'admin'>,
  input: Input,
  { act, words }: { act: 'disable' | 'enable' | 'remove'; words: readonly string[] },
): Promise<ExitCode | void> {
  wordOf(words, 0, 'words');
  const people: AdminPerson[] = [];
  for (const word of words) people.push(await personOf(context, office, word));
  const ids = people.map(({ id }) => id);
  const typed = input.text('to');
  if (typed !== undefined && act !== 'remove')
    throw new CliError('invalidValue', { name: '--to', value: typed }, { param: '--to', valid: [] });
  const heir = typed === undefined ? undefined : await personOf(context, office, typed);
  if (context.flags.dryRun)
    return showPlan(
      context,
      people.map(({ id, loginName }) => ({
        call: `admin people ${act}`,
        input: { id, loginName, ...(heir !== undefined && { to: heir.loginName }) },
      })),
      ['rights'],
    );
  const { t } = await context.texts();
  if (act !== 'enable') {
    const { confirm } = await import('../group/act.ts');
    const names = people.map(({ name }) => name).join(', ');
    const question = act === 'disable' ? 'admin.person.disableTitle' : 'admin.person.removeTitle';
    await confirm(context, input, `${t(question, { name: names })} [y/N]`);
  }
  const outcomes =
    act === 'remove'
      ? await office.admin.removePeople(ids, {
          signal: context.signal,
          ...(heir !== undefined && { heirId: heir.id }),
        })
      : await ask(context, (given) => office.admin.setDisabled(ids, act === 'disable', given));
  await context.output.rows(outcomes.map(settledRow), settledColumns(t, act));
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused').length;
  if (refused === 0) return;
  context.output.hint(t('admin.person.refused', { count: refused }));
  return refused === outcomes.length ? exitCodes.refused : exitCodes.partial;
}

async function reset(context: Context, office: Hands, word: string): Promise<void> {
  const person = await personOf(context, office, word);
  const input = { loginName: person.loginName };
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'admin people reset', input }], ['person', 'rights']);
  const issued = await ask(context, (given) => office.administration.issueResetCode(person.loginName, given));
  const { t } = await context.texts();
  context.output.hint(t('admin.person.resetDone'));
  await context.output.rows(
    [adminPersonRow(person, { outcome: 'reset', code: issued.code })],
    [
      { title: 'cli.column.loginName', cell: (row) => row.loginName },
      { title: 'cliAdmin.column.code', cell: (row) => row.code ?? '' },
    ],
  );
}

/** Lets an account try to sign in again. */
export async function unlock(context: Context, office: Pick<Hands, 'admin'>, word: string): Promise<void> {
  const loginName = word.replace(/^@/u, '');
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'admin people unlock', input: { loginName } }], ['rights']);
  const hadTries = await ask(context, (given) => office.admin.unlock(loginName, given));
  const { t } = await context.texts();
  const outcome = hadTries ? 'done' : 'same';
  await context.output.done({ loginName, outcome }, () =>
    t(hadTries ? 'cliServer.unlock.done' : 'cliServer.unlock.nothing', { name: loginName }),
  );
}

/** The command. */
export const people: CommandSpec = {
  name: 'people',
  summary: 'cliAdmin.people.summary',
  mutates: true,
  lists: true,
  fields: [...adminPersonFields, 'expires'],
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.people.act' },
    { name: 'words', required: false, variadic: true, text: 'cliAdmin.people.words' },
  ],
  options,
  examples: [
    {
      line: 'tangram admin people add zhangwei --name 张伟 --department 数字化平台组',
      text: 'cliAdmin.people.exampleAdd',
    },
    {
      line: 'tangram admin people import people.xlsx --dry-run --json',
      text: 'cliAdmin.people.exampleImport',
    },
    { line: 'tangram admin people disable zhangwei --yes', text: 'cliAdmin.people.exampleDisable' },
  ],
  async run(context, input) {
    const act = actOf(input, acts);
    const words = input.rest('words');
    context.needsNetwork(`admin people ${act}`);
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    switch (act) {
      case 'list':
        return list(context, office, input);
      case 'add':
        return add(context, signedHands(office), input, wordOf(words, 0, 'words'));
      case 'import': {
        const rows = readTable(wordOf(words, 0, 'words'));
        return send(context, office, rows, {
          codes: input.has('codes'),
          makeDepartments: input.has('make-departments'),
        });
      }
      case 'template':
        return writeSheet(
          context,
          wordOf(words, 0, 'words'),
          await office.admin.sheetTemplate(context.language),
        );
      case 'export':
        return writeSheet(
          context,
          wordOf(words, 0, 'words'),
          await office.admin.exportSheet(context.language, { signal: context.signal }),
        );
      case 'change':
        return change(context, office, input, wordOf(words, 0, 'words'));
      case 'disable':
      case 'enable':
      case 'remove':
        return settle(context, office, input, { act, words });
      case 'reset':
        return reset(context, signedHands(office), wordOf(words, 0, 'words'));
      case 'codes':
        return issueCodes(context, office, input, words);
      case 'unlock':
        return unlock(context, office, wordOf(words, 0, 'words'));
    }
  },
};
