// `tangram admin departments|roles`: the tree of departments with its heads, and who has which role of work.
import type { AdminDepartment } from '#sdk/admin/admin-api.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { inLanguage } from '../../shapes/workbench.ts';
import { adminDepartmentColumns, adminDepartmentFields, adminDepartmentRow } from '../../shapes/admin.ts';
import { findPerson } from '../../target.ts';
import type { Input } from '../../input.ts';
import { actOf, ask, departmentOf, personOf, wordOf } from './asking.ts';
import { handsOption, withHands, type Hands } from './hands.ts';

/** The flags of the tree's acts. */
export const departmentOptions: readonly OptionSpec[] = [
  { name: 'under', value: 'text', shown: 'NAME', text: 'cliAdmin.departments.under' },
  { name: 'english', value: 'text', shown: 'NAME', text: 'cliAdmin.departments.english' },
  { name: 'position', value: 'count', shown: 'N', text: 'cliAdmin.departments.position' },
  handsOption,
];

const acts = ['list', 'add', 'rename', 'move', 'order', 'head', 'remove'] as const;

async function show(context: Context, all: readonly AdminDepartment[]): Promise<void> {
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const depth = (id: string): number => {
    const parent = parents.get(id);
    return parent === undefined || !parents.has(parent) ? 0 : 1 + depth(parent);
  };
  // As a tree is read: each department, then what is below it.
  const below = Map.groupBy(all, ({ parentId }) => parentId);
  const inOrder: AdminDepartment[] = [];
  const walk = (rows: readonly AdminDepartment[]): void => {
    for (const row of rows) {
      inOrder.push(row);
      walk(below.get(row.id) ?? []);
    }
  };
  walk(all.filter(({ parentId }) => !parents.has(parentId)));
  await context.output.rows(inOrder.map(adminDepartmentRow), adminDepartmentColumns(depth, context.language));
}

/** The command. */
export const departments: CommandSpec = {
  name: 'departments',
  summary: 'cliAdmin.departments.summary',
  mutates: true,
  lists: true,
  fields: adminDepartmentFields,
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.departments.act' },
    { name: 'words', required: false, variadic: true, text: 'cliAdmin.departments.words' },
  ],
  options: departmentOptions,
  examples: [
    { line: 'tangram admin departments list', text: 'cliAdmin.departments.exampleList' },
    {
      line: 'tangram admin departments add 储能研究组 --under 数字化中心',
      text: 'cliAdmin.departments.exampleAdd',
    },
    { line: 'tangram admin departments head 数字化平台组 周明轩', text: 'cliAdmin.departments.exampleHead' },
  ],
  run: async (context, input) => {
    const act = actOf(input, acts);
    const asked = { what: `admin departments ${act}`, reads: act === 'list' };
    return withHands(context, input, asked, (hands) => changeDepartments(context, input, hands, act));
  },
};

/** Does one act on the tree of departments, and shows what became of it. */
export async function changeDepartments(
  context: Context,
  input: Input,
  office: Hands,
  act: (typeof acts)[number],
): Promise<void> {
  const words = input.rest('words');
  const all = await ask(context, (given) => office.admin.departments(given));
  if (act === 'list') return show(context, all);
  const plan = (given: Record<string, unknown>): Promise<void> =>
    showPlan(context, [{ call: `admin departments ${act}`, input: given }], ['department', 'rights']);
  const one = async (changed: AdminDepartment): Promise<void> => show(context, [changed]);
  const word = wordOf(words, 0, 'words');
  const nameEn = input.text('english');
  const position = input.count('position');
  if (act === 'add') {
    // A path says under which one it comes.
    const [, above, own = word] = /^(.+)\/([^/]+)$/u.exec(word) ?? [];
    const under = input.text('under') ?? above;
    const parent = under === undefined ? all[0] : departmentOf(all, under);
    const given = { parentId: parent?.id ?? '0', name: own, ...(nameEn !== undefined && { nameEn }) };
    if (context.flags.dryRun) return plan(given);
    return one(await ask(context, (options) => office.admin.addDepartment(given, options)));
  }
  const found = departmentOf(all, word);
  if (act === 'remove') {
    if (context.flags.dryRun) return plan({ id: found.id });
    await ask(context, (options) => office.admin.removeDepartment(found.id, options));
    return show(context, []);
  }
  if (act === 'head') return setHead(context, office, found, words[1]);
  const change =
    act === 'rename'
      ? { name: wordOf(words, 1, 'words'), ...(nameEn !== undefined && { nameEn }) }
      : act === 'move'
        ? { parentId: departmentOf(all, needed(input.text('under') ?? words[1], '--under')).id }
        : { position: needed(position, '--position') };
  if (context.flags.dryRun) return plan({ id: found.id, ...change });
  return one(await ask(context, (options) => office.admin.changeDepartment(found.id, change, options)));
}

function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new CliError('missingOption', { a: name }, { param: name });
  return value;
}

async function setHead(
  context: Context,
  office: Hands,
  department: AdminDepartment,
  word: string | undefined,
): Promise<void> {
  const person = word === undefined ? undefined : await personOf(context, office, word);
  if (context.flags.dryRun)
    return showPlan(
      context,
      [{ call: 'admin departments head', input: { id: department.id, personId: person?.id ?? null } }],
      ['department', 'person'],
    );
  await ask(context, (options) => office.setHead(department.id, person?.id, options));
  const all = await ask(context, (options) => office.admin.departments(options));
  return show(
    context,
    all.filter(({ id }) => id === department.id),
  );
}

/** Roles of work: by them approvals find their people. */
export const roles: CommandSpec = {
  name: 'roles',
  summary: 'cliAdmin.roles.summary',
  mutates: true,
  lists: true,
  fields: ['key', 'name', 'people'],
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.roles.act' },
    { name: 'role', required: false, text: 'cliAdmin.roles.role' },
    { name: 'people', required: false, variadic: true, text: 'cliAdmin.roles.people' },
  ],
  options: [{ name: 'name', value: 'text', shown: 'NAME', text: 'cliAdmin.roles.name' }],
  examples: [
    { line: 'tangram admin roles list', text: 'cliAdmin.roles.exampleList' },
    { line: 'tangram admin roles set finance 唐可欣 何静', text: 'cliAdmin.roles.exampleSet' },
  ],
  async run(context, input) {
    const act = actOf(input, ['list', 'set'] as const);
    context.needsNetwork(`admin roles ${act}`);
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    const { language } = await context.texts();
    const before = await ask(context, (options) => office.approval.roles(options));
    if (act === 'set') {
      const key = input.argument('role');
      if (key === undefined) throw new CliError('missingArgument', { name: 'role' }, { param: 'role' });
      const known = before.roles.find((role) => role.key === key);
      const typed = input.text('name');
      const name = typed === undefined ? known?.name : { zh: typed, en: typed };
      if (name === undefined) throw new CliError('missingOption', { a: '--name' }, { param: '--name' });
      const personIds: string[] = [];
      for (const word of input.rest('people')) personIds.push((await findPerson(office, word)).id);
      if (context.flags.dryRun)
        return showPlan(context, [{ call: 'admin roles set', input: { key, personIds } }], ['people']);
      await ask(context, (options) => office.approval.setRole({ key, name, personIds }, options));
    }
    const after = act === 'list' ? before : await ask(context, (options) => office.approval.roles(options));
    await context.output.rows(
      after.roles.map(({ key, name, people }) => ({
        key,
        name: inLanguage(name, language),
        people: people.map((person) => person.name),
      })),
      [
        { title: 'cliAdmin.column.key', cell: (row) => row.key },
        { title: 'cli.column.name', cell: (row) => row.name },
        { title: 'cliAdmin.column.people', cell: (row) => row.people.join(', '), shrinks: true },
      ],
    );
  },
};
