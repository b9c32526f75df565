// `tangram disk share|shared|unshare|grant|task`: who else may see what, and tasks.
import type { DiskGrantee, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { isoTime } from '../../output/times.ts';
import {
  nodeFields,
  nodeLine,
  shareColumns,
  shareFields,
  shareLine,
  taskColumns,
  taskFields,
  taskLine,
} from '../../shapes/disk.ts';
import { findPerson } from '../../target.ts';
import {
  actOf,
  diskOffice,
  expireOption,
  found,
  levelOf,
  levels,
  pathArgument,
  roleOption,
  untilOf,
} from './place.ts';

const toOption: OptionSpec = { name: 'to', value: 'many', shown: 'WHO', text: 'cliDisk.option.to' };
const levelOption: OptionSpec = {
  ...{ name: 'level', aliases: ['role'], value: 'text', shown: 'LEVEL', choices: ['r', 'w', ...levels] },
  text: 'cliDisk.option.level',
};
/** Whom a word means: `group:NAME`, `dept:ID`, `everybody`, else a person. */
async function granteeOf(context: Context, office: OfficeApi, word: string): Promise<DiskGrantee> {
  if (word === 'everybody') return { kind: 'everybody', id: '0', name: '' };
  if (word.startsWith('dept:')) return { kind: 'department', id: word.slice(5), name: '' };
  if (word.startsWith('group:')) {
    const name = word.slice(6);
    const { groups } = await bounded(
      office.contacts.groups({ keyword: /^\d+$/.test(name) ? '' : name, page: 1 }),
      timeSignal(context),
    );
    const group = groups.find((one) => one.id === name || one.name === name);
    if (group === undefined) throw new OfficeError('chatNotFound', { params: { target: name } });
    return { kind: 'group', id: group.id, name: group.name };
  }
  const person = await findPerson(office, word);
  return { kind: 'person', id: person.id, name: person.name };
}

async function granteesOf(context: Context, office: OfficeApi, input: Input): Promise<DiskGrantee[]> {
  const words = input
    .many('to')
    .flatMap((one) => one.split(','))
    .filter((one) => one !== '');
  if (words.length === 0) throw new CliError('missingOption', { a: '--to' }, { param: '--to' });
  const grantees: DiskGrantee[] = [];
  for (const word of words) grantees.push(await granteeOf(context, office, word));
  return grantees;
}

/** Shares with people and groups, with a card in their chats. */
export const share: CommandSpec = {
  ...{ name: 'share', summary: 'cliDisk.share.summary', mutates: true, fields: shareFields },
  arguments: [pathArgument],
  options: [toOption, levelOption, expireOption],
  examples: [
    { line: 'tangram disk share personal:/工作总结 --to 林若溪', text: 'cliDisk.share.example' },
    {
      line: 'tangram disk share personal:/a.txt --to group:数字化平台组 --level edit --expire 7d --json',
      text: 'cliDisk.exampleJson',
    },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'share');
    const { node } = await found(context, office, input.required('path'));
    const grantees = await granteesOf(context, office, input);
    const level = levelOf(input, 'level') ?? 'download';
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'disk.share', input: { id: node.id, grantees, level } }],
        ['path', 'people'],
      );
    const made = await bounded(
      office.disk.share({ id: node.id, grantees, level, ...untilOf(context, input) }),
      timeSignal(context),
    );
    const { t } = await context.texts();
    const line = shareLine(made);
    await context.output.done(line, () =>
      t('cliDisk.share.done', { path: line.path, names: line.to.join(', ') }),
    );
  },
};

/** What is shared with me and by me. */
export const shares: CommandSpec = {
  ...{
    name: 'shared',
    aliases: ['shares'],
    summary: 'cliDisk.shares.summary',
    lists: true,
    fields: shareFields,
  },
  arguments: [{ name: 'way', required: false, text: 'cliDisk.argument.way' }],
  examples: [
    { line: 'tangram disk shared in', text: 'cliDisk.shares.example' },
    { line: 'tangram disk shared out --json=name,read,received', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const way = input.argument('way') ?? 'in';
    if (way !== 'in' && way !== 'out')
      throw new CliError('invalidValue', { name: 'way', value: way }, { param: 'way', valid: ['in', 'out'] });
    const office = await diskOffice(context, 'shared');
    const rows = await bounded(office.disk.shares(way), timeSignal(context));
    await context.output.rows(rows.map(shareLine), shareColumns((await context.texts()).t));
  },
};

/** Rights on a thing. */
export const grant: CommandSpec = {
  ...{
    name: 'grant',
    summary: 'cliDisk.grant.summary',
    mutates: true,
    lists: true,
    fields: ['to', 'kind', 'level', 'until'],
  },
  arguments: [pathArgument],
  options: [toOption, roleOption, expireOption, { name: 'remove', text: 'cliDisk.grant.remove' }],
  examples: [
    { line: 'tangram disk grant dept:/制度 --to 林若溪 --role w', text: 'cliDisk.grant.example' },
    { line: 'tangram disk grant dept:/制度 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const office = await diskOffice(context, 'grant');
    const { node } = await found(context, office, input.required('path'));
    const signal = timeSignal(context);
    const level = levelOf(input);
    let rows = input.many('to').length === 0 ? await bounded(office.disk.grants(node.id), signal) : [];
    const wanted = input.many('to').length === 0 ? [] : await granteesOf(context, office, input);
    if (wanted.length > 0 && level === undefined && !input.has('remove'))
      throw new CliError('missingOption', { a: '--role' }, { param: '--role' });
    if (context.flags.dryRun)
      return showPlan(
        context,
        wanted.map((grantee) => ({ call: 'disk.grant', input: { id: node.id, grantee, level } })),
        ['path', 'people'],
      );
    for (const grantee of wanted)
      rows = input.has('remove')
        ? await bounded(office.disk.ungrant(node.id, grantee), signal)
        : await bounded(
            office.disk.grant({
              id: node.id,
              grantee,
              level: level ?? 'download',
              ...untilOf(context, input),
            }),
            signal,
          );
    const { t } = await context.texts();
    await context.output.rows(
      rows.map((one) => ({
        ...{ to: one.grantee.name, kind: one.grantee.kind, level: one.level },
        until: one.until === undefined ? null : isoTime(one.until),
      })),
      [
        { title: 'disk.shareWith', cell: (row) => row.to, shrinks: true },
        { title: 'disk.level', cell: (row) => t(`disk.levels.${row.level}`) },
      ],
    );
  },
};

/** Ends a share: whoever has the thing by it alone has it no more. */
export const unshare: CommandSpec = {
  ...{ name: 'unshare', summary: 'cliDisk.unshare.summary', mutates: true, fields: shareFields },
  arguments: [{ name: 'id', required: true, text: 'cliDisk.unshare.id' }],
  examples: [
    { line: 'tangram disk unshare 12', text: 'cliDisk.unshare.example' },
    { line: 'tangram disk unshare 12 --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const id = input.required('id');
    const office = await diskOffice(context, 'unshare');
    const signal = timeSignal(context);
    const one = (await bounded(office.disk.shares('out'), signal)).find((share) => share.id === id);
    if (one === undefined) throw new OfficeError('diskShareGone', { params: { name: id } });
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'disk.unshare', input: { id } }], ['share', 'rights']);
    await bounded(office.disk.unshare(id), signal);
    const { t } = await context.texts();
    await context.output.done(shareLine(one), () => t('cliDisk.unshare.done', { name: one.node.name }));
  },
};

/** Task folders. */
export const task: CommandSpec = {
  ...{
    name: 'task',
    summary: 'cliDisk.task.summary',
    mutates: true,
    lists: true,
    fields: [...new Set([...taskFields, ...nodeFields])],
  },
  arguments: [
    { name: 'act', required: false, text: 'cliDisk.argument.taskAct' },
    { name: 'target', required: false, text: 'cliDisk.argument.taskTarget' },
  ],
  options: [
    { name: 'members', value: 'list', shown: 'WHO,…', text: 'cliDisk.task.members' },
    { name: 'paths', value: 'list', shown: 'PATH,…', text: 'cliDisk.task.paths' },
    { name: 'closed', text: 'cliDisk.task.closed' },
  ],
  examples: [
    { line: 'tangram disk task create 十一月材料 --members 林若溪,陈宇航', text: 'cliDisk.task.example' },
    { line: 'tangram disk task add 十一月材料 --members 何静', text: 'cliDisk.task.exampleAdd' },
    { line: 'tangram disk task remove 十一月材料 --members 何静', text: 'cliDisk.task.exampleRemove' },
    { line: 'tangram disk task list --json', text: 'cliDisk.exampleJson' },
  ],
  async run(context, input) {
    const acts = ['create', 'list', 'add', 'remove', 'close'];
    const act = actOf(input, acts);
    const office = await diskOffice(context, 'task');
    const signal = timeSignal(context);
    const { t } = await context.texts();
    if (act === 'list')
      return context.output.rows(
        (await bounded(office.disk.tasks({ closed: input.has('closed') }), signal)).map(taskLine),
        taskColumns,
        { own: taskFields },
      );
    const target = input.required('target');
    const open = act === 'create' ? [] : await bounded(office.disk.tasks(), signal);
    const one = open.find(({ id, title }) => id === target || title === target);
    if (act !== 'create' && one === undefined)
      throw new OfficeError('diskGone', { params: { path: target } });
    if (act === 'close' && one !== undefined) {
      if (context.flags.dryRun)
        return showPlan(context, [{ call: 'disk.closeTask', input: { id: one.id } }], ['task']);
      const closed = await bounded(office.disk.closeTask(one.id), signal);
      const sentence = (): string => t('cliDisk.task.closedNow', { name: closed.title });
      return context.output.done(taskLine(closed), sentence, taskFields);
    }
    const memberIds: string[] = [];
    for (const word of input.list('members') ?? []) memberIds.push((await findPerson(office, word)).id);
    if (one !== undefined) {
      if (memberIds.length === 0)
        throw new CliError('missingOption', { a: '--members' }, { param: '--members' });
      const given = { id: one.id, memberIds };
      const call = act === 'add' ? 'addTaskMembers' : 'removeTaskMembers';
      if (context.flags.dryRun)
        return showPlan(context, [{ call: `disk.${call}`, input: given }], ['task', 'people']);
      const changed = await bounded(office.disk[call](given), signal);
      const sentence = (): string =>
        t(act === 'add' ? 'cliDisk.task.added' : 'cliDisk.task.removed', { name: changed.title });
      return context.output.done(taskLine(changed), sentence, taskFields);
    }
    const paths = input.list('paths') ?? [];
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'disk.startTask', input: { title: target, memberIds, paths } }],
        ['name', 'people'],
      );
    const root = await bounded(office.disk.startTask({ title: target, memberIds, paths }), signal);
    const sentence = (): string => t('cliDisk.task.started', { name: target });
    await context.output.done(nodeLine({ ...root, name: target }), sentence, nodeFields);
  },
};
