// `tangram task list|show|create|update`: who promised what, and how far it is.
import { readersTexts } from '../../readers-texts.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { OfficeApi, PersonRole } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { itemFields, itemRow, taskFields, taskRow } from '../../shapes/schedule.ts';
import { clockOf } from '../../output/times.ts';
import { roleText, statusText, taskColumns } from '../../shapes/schedule-words.ts';
import { contentOptions, make, showItem, typedContent } from '../schedule/write.ts';
import { inRole, namedScope, office as ask, ownZone, scopeOptions, typedLocal } from '../schedule/typed.ts';

const idArgument = { name: 'id', required: true, text: 'cliTasks.argument.id' } as const;

/** Tasks one has to do, or has given. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliTasks.list.summary',
  lists: true,
  fields: taskFields,
  options: [
    { name: 'mine', text: 'cliTasks.list.mine' },
    { name: 'assigned', text: 'cliTasks.list.assigned' },
    { name: 'done', text: 'cliTasks.list.done' },
  ],
  examples: [
    { line: 'tangram task list --mine', text: 'cliTasks.list.exampleMine' },
    { line: 'tangram task list --assigned --json=title,executor,due', text: 'cliTasks.list.exampleAssigned' },
  ],
  async run(context, input) {
    const office = await ask(context, 'task list');
    const signal = timeSignal(context);
    const which = input.has('mine') ? 'mine' : input.has('assigned') ? 'assigned' : 'all';
    const found = await bounded(
      office.schedule.tasks({ which, done: input.has('done') }, { signal }),
      signal,
    );
    const { t } = await context.texts();
    // Which days are worked matters to what repeats alone.
    const days = found.some(({ rule }) => rule !== '')
      ? await bounded(office.schedule.workingDays({ signal }), signal)
      : { off: [], on: [] };
    await context.output.rows(
      found.map((item) => taskRow(item, context.now(), days)),
      taskColumns(t, ownZone()),
    );
  },
};

/** One task. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliTasks.show.summary',
  fields: itemFields,
  arguments: [idArgument],
  examples: [
    { line: 'tangram task show 812', text: 'cliTasks.show.exampleOne' },
    { line: 'tangram task show 812 --json=title,progress,checklist', text: 'cliTasks.show.exampleJson' },
  ],
  async run(context, input) {
    const office = await ask(context, 'task show');
    const signal = timeSignal(context);
    const row = itemRow(await bounded(office.schedule.item(input.required('id'), { signal }), signal));
    const texts = await readersTexts(context, office);
    const { t } = texts;
    await context.output.one(row, () => [
      [t('cli.column.id'), row.id],
      [t('cliSchedule.column.title'), row.title],
      [t('cliSchedule.column.due'), clockOf(row.end)],
      [t('cliSchedule.column.progress'), `${row.progress}%`],
      [t('cliSchedule.column.status'), statusText(t, row.status)],
      [
        t('cliSchedule.column.people'),
        row.people
          .map((one) => `${nameText(texts, one.name)} (${roleText(t, one.role)})`)
          .join(t('schedule.listComma')),
      ],
    ]);
  },
};

const taskOptions = contentOptions.filter(
  ({ name }) => !['start', 'end', 'rrule', 'workdays'].includes(name),
);
const repeatOptions = contentOptions.filter(({ name }) => name === 'rrule' || name === 'workdays');

/** The one person who executes. @throws OfficeError `executorMissing` where nobody, or more than one, is called so */
async function executorOf(context: Context, office: OfficeApi, word: string) {
  const people = await inRole(context, office, [word], 'executor').catch((error: unknown) => {
    if (error instanceof OfficeError && error.code === 'personNotFound')
      throw new OfficeError('executorMissing', {}, error);
    throw error;
  });
  if (people.length !== 1) throw new OfficeError('executorMissing');
  return people;
}

/** Makes a task. */
export const create: CommandSpec = {
  name: 'create',
  summary: 'cliTasks.create.summary',
  mutates: true,
  fields: itemFields,
  options: [
    ...taskOptions,
    { name: 'executor', value: 'text', shown: 'NAME', text: 'cliTasks.option.executor' },
    { name: 'due', value: 'text', shown: 'TIME', text: 'cliTasks.option.due' },
    { name: 'check', value: 'many', shown: 'TEXT', text: 'cliTasks.option.check' },
    ...repeatOptions,
  ],
  examples: [
    {
      line: 'tangram task create --title 交周报 --executor 林若溪 --due 2026-12-01T18:00',
      text: 'cliTasks.create.exampleOne',
    },
    {
      line: 'tangram task create --title 发布说明 --executor @hejing --due "周五 18:00" --check 初稿 --check 审校',
      text: 'cliTasks.create.exampleCheck',
    },
  ],
  async run(context, input) {
    const title = input.text('title') ?? '';
    if (title.trim() === '') throw new OfficeError('taskTitleMissing');
    const office = await ask(context, 'task create');
    const executor = input.text('executor');
    if (executor === undefined) throw new OfficeError('executorMissing');
    const due = input.text('due');
    if (due === undefined) throw new OfficeError('deadlineInvalid');
    const zone = input.text('tz') ?? ownZone();
    const at = await typedLocal(context.now(), due, zone, 'deadlineInvalid');
    const end = at.length === 10 ? `${at}T18:00:00` : at;
    const people = [
      ...(await executorOf(context, office, executor)),
      ...(await inRole(context, office, input.list('with'), 'participant')),
      ...(await inRole(context, office, input.list('inform'), 'informed')),
    ];
    const checklist = input
      .many('check')
      .map((text, index) => ({ id: String(index + 1), text, isDone: false }));
    return make(context, office, {
      ...typedContent(input),
      type: 'task',
      title,
      start: end,
      end,
      zone,
      isAllDay: false,
      people,
      checklist,
    });
  },
};

/** The people of a task as flags change them: each flag replaces its role, the others stay. */
async function changedPeople(
  context: Context,
  office: OfficeApi,
  input: Input,
  id: string,
): Promise<{ personId: string; role: PersonRole }[] | undefined> {
  const executor = input.text('executor');
  const wanted = { participant: input.list('with'), informed: input.list('inform') } as const;
  if (executor === undefined && wanted.participant === undefined && wanted.informed === undefined)
    return undefined;
  const signal = timeSignal(context);
  const item = await bounded(office.schedule.item(id, { signal }), signal);
  const kept = (role: PersonRole): { personId: string; role: PersonRole }[] =>
    item.people.filter((one) => one.role === role).map(({ personId }) => ({ personId, role }));
  const named = executor === undefined ? kept('executor') : await executorOf(context, office, executor);
  const people = [...named];
  for (const role of ['participant', 'informed'] as const)
    people.push(
      ...(wanted[role] === undefined ? kept(role) : await inRole(context, office, wanted[role], role)),
    );
  return people.filter(
    (one, index) => people.findIndex((other) => other.personId === one.personId) === index,
  );
}

/** Changes a task. */
export const update: CommandSpec = {
  name: 'update',
  summary: 'cliTasks.update.summary',
  mutates: true,
  fields: itemFields,
  arguments: [idArgument],
  options: [
    ...taskOptions,
    { name: 'executor', value: 'text', shown: 'NAME', text: 'cliTasks.option.executor' },
    { name: 'check', value: 'many', shown: 'TEXT', text: 'cliTasks.option.check' },
    { name: 'due', value: 'text', shown: 'TIME', text: 'cliTasks.option.due' },
    { name: 'progress', value: 'count', shown: 'N', text: 'cliTasks.option.progress' },
    { name: 'tick', value: 'text', shown: 'POINT', text: 'cliTasks.option.tick' },
    ...scopeOptions,
  ],
  examples: [
    { line: 'tangram task update 812 --due 2026-12-02T18:00', text: 'cliTasks.update.exampleDue' },
    { line: 'tangram task update 812 --progress 60', text: 'cliTasks.update.exampleProgress' },
  ],
  async run(context, input) {
    const office = await ask(context, 'task update');
    const signal = timeSignal(context);
    const id = input.required('id');
    const [progress, point, due] = [input.count('progress'), input.text('tick'), input.text('due')];
    if (progress !== undefined && progress > 100)
      throw new CliError(
        'invalidValue',
        { name: '--progress', value: String(progress) },
        { param: '--progress' },
      );
    const typed =
      due === undefined
        ? undefined
        : await typedLocal(context.now(), due, input.text('tz') ?? ownZone(), 'deadlineInvalid');
    const at = typed?.length === 10 ? `${typed}T18:00:00` : typed;
    const checks = input.many('check');
    const people = await changedPeople(context, office, input, id);
    const patch = {
      ...typedContent(input, false),
      ...(at !== undefined && { start: at, end: at }),
      ...(people !== undefined && { people }),
      ...(checks.length > 0 && {
        checklist: checks.map((text, index) => ({ id: String(index + 1), text, isDone: false })),
      }),
    };
    if (Object.keys(patch).length === 0 && progress === undefined && point === undefined)
      throw new CliError('missingOption', { a: '--title' }, { param: '--title' });
    let item = await bounded(office.schedule.item(id, { signal }), signal);
    const isEdited = Object.keys(patch).length > 0;
    const scope = isEdited ? namedScope(item, input) : undefined;
    if (context.flags.dryRun) {
      if (isEdited) await bounded(office.schedule.allowed({ id, act: 'edit' }, { signal }), signal);
      if (progress !== undefined || point !== undefined)
        await bounded(office.schedule.allowed({ id, act: 'progress' }, { signal }), signal);
      const input = { id, ...scope, ...patch, progress, point };
      return showPlan(context, [{ call: 'task update', input }], ['title', 'due', 'rights']);
    }
    if (scope !== undefined)
      item =
        (await bounded(office.schedule.change({ id, ...scope, patch }, { signal }), signal)).items[0] ?? item;
    if (progress !== undefined)
      item = await bounded(office.schedule.act({ id, act: 'progress', progress }, { signal }), signal);
    if (point !== undefined)
      item = await bounded(
        office.schedule.act({ id, act: 'check', point, isDone: true }, { signal }),
        signal,
      );
    await showItem(context, item, 'changed');
  },
};
