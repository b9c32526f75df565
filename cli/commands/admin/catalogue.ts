// `tangram admin apps|forms`: the catalogue of apps with who sees what, and the forms of approvals as files.
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { AppEntry, AppPlan } from '#sdk/apps/apps-api.ts';
import type { Form, FormPlan } from '#sdk/approval/approval-api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { inLanguage } from '../../shapes/workbench.ts';
import { unwritable } from '../../unwritable.ts';
import { actOf, ask, departmentOf, wordOf } from './asking.ts';
import { findPerson } from '../../target.ts';
import type { OfficeApi } from '#sdk/api.ts';
import type { Input } from '../../input.ts';

const kinds = ['page', 'browser', 'place', 'program'] as const;

async function audienceOf(context: Context, office: OfficeApi, input: Input): Promise<AppPlan['audience']> {
  const audience: AppPlan['audience'][number][] = input.has('everybody') ? [{ kind: 'everybody' }] : [];
  const named = input.list('department') ?? [];
  const all = named.length === 0 ? [] : await ask(context, (options) => office.admin.departments(options));
  for (const typed of named) audience.push({ kind: 'department', id: departmentOf(all, typed).id });
  for (const typed of input.list('person') ?? [])
    audience.push({ kind: 'person', id: (await findPerson(office, typed)).id });
  return audience;
}

/** Apps. */
export const apps: CommandSpec = {
  name: 'apps',
  summary: 'cliAdmin.apps.summary',
  mutates: true,
  lists: true,
  fields: ['id', 'name', 'category', 'kind', 'target', 'audience'],
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.apps.act' },
    { name: 'app', required: false, text: 'cliAdmin.apps.app' },
  ],
  options: [
    { name: 'name', value: 'text', shown: 'NAME', text: 'admin.app.name' },
    { name: 'english', value: 'text', shown: 'NAME', text: 'admin.app.nameEn' },
    { name: 'category', value: 'text', shown: 'NAME', text: 'admin.app.category' },
    { name: 'kind', value: 'text', shown: 'KIND', choices: kinds, text: 'admin.app.kind' },
    { name: 'target', value: 'text', shown: 'ADDRESS', text: 'admin.app.target' },
    { name: 'exchange', text: 'admin.app.exchange' },
    { name: 'everybody', text: 'cliAdmin.apps.everybody' },
    { name: 'department', value: 'list', shown: 'NAMES', text: 'cliAdmin.apps.department' },
    { name: 'person', value: 'list', shown: 'PEOPLE', text: 'cliAdmin.apps.person' },
  ],
  examples: [
    { line: 'tangram admin apps list', text: 'cliAdmin.apps.exampleList' },
    {
      line: 'tangram admin apps add --name 班车 --category 后勤 --kind browser --target https://bus.example --everybody',
      text: 'cliAdmin.apps.exampleAdd',
    },
  ],
  async run(context, input) {
    const act = actOf(input, ['list', 'add', 'change', 'remove'] as const);
    context.needsNetwork(`admin apps ${act}`);
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    const { language, t } = await context.texts();
    const { categories } = await ask(context, (options) => office.apps.workbench(options));
    const nameOf = (id: string): string => {
      const found = categories.find((category) => category.id === id);
      return found === undefined ? '' : inLanguage(found.name, language);
    };
    const show = (rows: readonly AppEntry[]): Promise<void> =>
      context.output.rows(
        rows.map((app) => ({
          id: app.id,
          name: inLanguage(app.name, language),
          category: nameOf(app.categoryId),
          kind: app.kind,
          target: app.target ?? '',
          audience: (app.audience ?? []).map(({ kind, name }) =>
            kind === 'everybody' ? t('workbench.announcement.everybody') : (name ?? ''),
          ),
        })),
        [
          { title: 'cli.column.id', cell: (row) => row.id },
          { title: 'cli.column.name', cell: (row) => row.name },
          { title: 'cliWorkbench.column.category', cell: (row) => row.category },
          { title: 'cliAdmin.column.target', cell: (row) => row.target, shrinks: true },
          { title: 'cliAdmin.column.audience', cell: (row) => row.audience.join(', '), shrinks: true },
        ],
      );
    const catalogue = await ask(context, (options) => office.apps.catalogue(options));
    if (act === 'list') return show(catalogue);
    const typed = input.argument('app');
    const known =
      act === 'add'
        ? undefined
        : catalogue.find(({ id, name }) => id === typed || name.zh === typed || name.en === typed);
    if (act !== 'add' && known === undefined) throw new OfficeError('appGone');
    if (act === 'remove' && known !== undefined) {
      if (context.flags.dryRun)
        return showPlan(context, [{ call: 'admin apps remove', input: { id: known.id } }], ['app']);
      await ask(context, (options) => office.apps.remove(known.id, options));
      return show([]);
    }
    const zh = input.text('name') ?? known?.name.zh;
    const target = input.text('target') ?? known?.target;
    const wanted = input.text('category');
    const category =
      wanted === undefined
        ? known?.categoryId
        : categories.find(({ id, name }) => id === wanted || name.zh === wanted || name.en === wanted)?.id;
    for (const [name, value] of [
      ['--name', zh],
      ['--target', target],
      ['--category', category],
    ] as const)
      if (value === undefined)
        throw new CliError(
          'missingOption',
          { a: name },
          {
            param: name,
            ...(name === '--category' && {
              valid: categories.map((each) => inLanguage(each.name, language)),
            }),
          },
        );
    const audience = await audienceOf(context, office, input);
    const plan: AppPlan = {
      ...(known !== undefined && { id: known.id, rev: known.rev, icon: known.icon, hue: known.hue }),
      name: { zh: zh ?? '', en: input.text('english') ?? known?.name.en ?? zh ?? '' },
      categoryId: category ?? '',
      kind: (input.text('kind') as AppPlan['kind'] | undefined) ?? known?.kind ?? 'browser',
      target: target ?? '',
      exchange: input.has('exchange') || known?.exchange === true,
      audience: audience.length > 0 ? audience : (known?.audience ?? []),
    };
    if (context.flags.dryRun)
      return showPlan(context, [{ call: `admin apps ${act}`, input: { ...plan } }], ['address', 'audience']);
    return show([await ask(context, (options) => office.apps.put(plan, options))]);
  },
};

const planFile = z.object({
  key: z.string(),
  name: z.unknown(),
  fields: z.array(z.unknown()),
  steps: z.array(z.unknown()),
});

/** Reads a form's plan; the office judges it. @throws CliError `formFileInvalid` */
function readForm(file: string): FormPlan {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const parsed = z.safeParse(planFile, read);
    if (parsed.success) return read as FormPlan;
  } catch {
    // What cannot be read is told like what is none.
  }
  throw new CliError('formFileInvalid', { file }, { param: 'file' });
}

/** Forms. */
export const forms: CommandSpec = {
  name: 'forms',
  summary: 'cliAdmin.forms.summary',
  mutates: true,
  lists: true,
  fields: ['id', 'key', 'name', 'archived', 'steps'],
  arguments: [
    { name: 'act', required: true, text: 'cliAdmin.forms.act' },
    { name: 'words', required: false, variadic: true, text: 'cliAdmin.forms.words' },
  ],
  examples: [
    { line: 'tangram admin forms save leave leave.json', text: 'cliAdmin.forms.exampleSave' },
    { line: 'tangram admin forms put leave.json', text: 'cliAdmin.forms.examplePut' },
  ],
  async run(context, input) {
    const act = actOf(input, ['list', 'save', 'put', 'archive', 'restore'] as const);
    const given = input.rest('words');
    context.needsNetwork(`admin forms ${act}`);
    const office = await context.signedIn(act === 'list' ? 'reader' : 'sender');
    const { language, t } = await context.texts();
    const all = await ask(context, (options) => office.approval.forms({ archived: true }, options));
    const show = (rows: readonly Form[]): Promise<void> =>
      context.output.rows(
        rows.map((form) => ({
          id: form.id,
          key: form.key,
          name: inLanguage(form.name, language),
          archived: form.archived,
          steps: form.steps.map((step) => inLanguage(step.name, language)),
        })),
        [
          { title: 'cliAdmin.column.key', cell: (row) => row.key },
          { title: 'cli.column.name', cell: (row) => row.name },
          { title: 'cliWorkbench.column.steps', cell: (row) => row.steps.join(' → '), shrinks: true },
          { title: 'cliAdmin.column.state', cell: (row) => (row.archived ? t('admin.form.archived') : '') },
        ],
      );
    if (act === 'list') return show(all);
    const word = wordOf(given, 0, 'words');
    if (act === 'put') {
      const plan = readForm(word);
      const known = all.find(({ key }) => key === plan.key);
      if (context.flags.dryRun)
        return showPlan(
          context,
          [{ call: 'admin forms put', input: { key: plan.key, isNew: known === undefined } }],
          ['file'],
        );
      const put = { plan, ...(known !== undefined && { id: known.id, rev: known.rev }) };
      return show([await ask(context, (options) => office.approval.putForm(put, options))]);
    }
    const form = all.find(({ id, key, name }) => id === word || key === word || name.zh === word);
    if (form === undefined) throw new OfficeError('formGone');
    if (act === 'save') {
      const { id: _, archived: __, rev: ___, ...plan } = form;
      const file = wordOf(given, 1, 'words');
      try {
        writeFileSync(file, `${JSON.stringify(plan, undefined, 2)}\n`, { mode: 0o600 });
      } catch (error) {
        throw unwritable(file, error, 'words');
      }
      return show([form]);
    }
    const archived = act === 'archive';
    if (context.flags.dryRun)
      return showPlan(context, [{ call: `admin forms ${act}`, input: { id: form.id } }], ['form']);
    return show([await ask(context, (options) => office.approval.archiveForm(form.id, archived, options))]);
  },
};
