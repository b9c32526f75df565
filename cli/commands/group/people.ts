// `tangram group create|add|remove`: people come into a group and go; each is reported on, one conflict stops nobody else.
import { readFile } from 'node:fs/promises';
import type { GroupAct, OfficeApi } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { groupLimits, membersProblem, nameProblem } from '#sdk/groups/rules/group-form.ts';
import { groupNameText } from '#sdk/locales/group-name-text.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded, presentValue } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import {
  groupFields,
  groupRow,
  outcomeColumns,
  outcomeFields,
  outcomeOf,
  type OutcomeRow,
} from '../../shapes/group.ts';
import { findPerson } from '../../target.ts';
import { checkRight, confirm, findGroup, groupArgument, perform, planAct, yesOption } from './act.ts';

/** A word of the command line and whom it means; or why it means nobody. */
type Meant = {
  target: string;
  personId?: string;
  name?: string;
  refusal?: CliError | OfficeError;
} & Partial<Why>;
/** Why something was not done: a code for programs, a sentence for people. */
type Why = { error: string; reason: string };

/** Both, of what was thrown. */
async function whyOf(context: Context, error: unknown): Promise<Why> {
  const { describeError } = await import('../../report.ts');
  const { code, message } = describeError(error, await context.texts());
  return { error: code, reason: message };
}

/** People of one call, so that thousands need few of them. */
const perCall = 500;
/** Words looked up side by side. */
const sideBySide = 8;

async function whoIsMeant(context: Context, office: OfficeApi, words: readonly string[]): Promise<Meant[]> {
  const signal = timeSignal(context);
  const meant: Meant[] = [];
  for (let from = 0; from < words.length; from += sideBySide) {
    const part = words.slice(from, from + sideBySide).map(async (target): Promise<Meant> => {
      try {
        const { id, name } = await bounded(findPerson(office, target), signal);
        return { target, personId: id, name };
      } catch (error) {
        if (error instanceof CliError) return { target, refusal: error, ...(await whyOf(context, error)) };
        const known = asOfficeError(error);
        // Nobody of that name stops only itself; without a network nobody at all can be found.
        if (known.kind !== 'refused' && known.kind !== 'usage') throw known;
        return { target, refusal: known, ...(await whyOf(context, known)) };
      }
    });
    meant.push(...(await Promise.all(part)));
  }
  return meant;
}

/** Words of the command line and of a plan: one person per line, what follows `#` is a remark. */
async function wordsOf(context: Context, input: Input): Promise<string[]> {
  const typed = input.rest('people');
  const plan = input.text('plan');
  if (plan === undefined) {
    if (typed.length === 0) throw new CliError('missingArgument', { name: 'people' }, { param: 'people' });
    return [...new Set(typed)];
  }
  let text: string;
  try {
    text = plan === '-' ? await context.io.readInput() : await readFile(plan, 'utf8');
  } catch {
    throw new CliError('fileUnreadable', { path: plan }, { param: '--plan' });
  }
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim());
  return [...new Set([...typed, ...lines.filter((line) => line !== '')])];
}

async function report(context: Context, rows: readonly OutcomeRow[]): Promise<ExitCode> {
  const { t } = await context.texts();
  await context.output.rows(rows, outcomeColumns(t), { complete: true });
  const good = rows.filter(({ outcome }) =>
    ['joined', 'requested', 'removed', 'already', 'absent'].includes(outcome),
  );
  if (good.length === rows.length) return exitCodes.ok;
  return good.length === 0 ? exitCodes.refused : exitCodes.partial;
}

async function onPeople(
  context: Context,
  office: OfficeApi,
  meant: readonly Meant[],
  actOn: (personIds: string[]) => GroupAct,
): Promise<OutcomeRow[]> {
  const ids = [...new Set(meant.flatMap(({ personId }) => personId ?? []))];
  const byId = new Map<string, Pick<OutcomeRow, 'outcome' | 'error' | 'reason'>>();
  for (let from = 0; from < ids.length; from += perCall) {
    const part = ids.slice(from, from + perCall);
    const act = actOn(part);
    try {
      const done = await perform(context, office, act);
      for (const id of part) byId.set(id, { outcome: outcomeOf(id, done), error: null, reason: null });
    } catch (error) {
      // Where nobody of the call may be taken, that is what became of each of them.
      if (!(error instanceof OfficeError) || error.kind === 'network' || error.kind === 'auth') throw error;
      // Somebody who is to go and is not there has gone already, whether alone in the call or with others.
      const row =
        act.act === 'remove' && error.code === 'groupMembersInvalid'
          ? ({ outcome: 'absent', error: null, reason: null } as const)
          : ({ outcome: 'failed', ...(await whyOf(context, error)) } as const);
      for (const id of part) byId.set(id, row);
    }
  }
  return meant.map(({ target, personId, error, reason }) => ({
    target,
    personId: personId ?? null,
    ...(byId.get(personId ?? '') ?? { outcome: 'failed', error: error ?? null, reason: reason ?? null }),
  }));
}

/** The name of a group that nobody has named: of its people, as a window makes it. */
async function madeName(context: Context, office: OfficeApi, meant: readonly Meant[]): Promise<string> {
  const own = (await presentValue(office.account.state)).person?.name;
  const names = new Set([own, ...meant.map(({ name }) => name)].filter((name) => name !== undefined));
  return groupNameText(await context.texts(), [...names], groupLimits.name);
}

/** Makes a group. */
export const create: CommandSpec = {
  name: 'create',
  summary: 'cliGroups.create.summary',
  mutates: true,
  fields: groupFields,
  options: [
    { name: 'name', value: 'text', shown: 'NAME', text: 'cliGroups.create.name' },
    { name: 'members', value: 'list', shown: 'a,b', text: 'cliGroups.create.members' },
    { name: 'intro', value: 'text', shown: 'TEXT', text: 'cliGroups.create.intro' },
  ],
  examples: [
    { line: 'tangram group create --members 林若溪,何静', text: 'cliGroups.create.exampleUnnamed' },
    {
      line: 'tangram group create --name 读书会 --members 林若溪,何静',
      text: 'cliGroups.create.exampleNames',
    },
    {
      line: 'tangram group create --name "Release" --members @chenyuhang --json',
      text: 'cliGroups.create.exampleJson',
    },
  ],
  async run(context, input) {
    const given = input.text('name');
    const problem = given === undefined ? undefined : nameProblem(given);
    if (problem !== undefined) throw new OfficeError(problem);
    context.needsNetwork('group create');
    const office = await context.signedIn();
    const meant = await whoIsMeant(context, office, input.list('members') ?? []);
    for (const { refusal } of meant) if (refusal !== undefined) throw refusal;
    const memberIds = [...new Set(meant.flatMap(({ personId }) => personId ?? []))];
    const wrong = membersProblem(memberIds);
    if (wrong !== undefined) throw new OfficeError(wrong);
    const introduction = input.text('intro') ?? '';
    const name = given ?? (await madeName(context, office, meant));
    if (!(await bounded(office.groups.mayCreate(), timeSignal(context))))
      throw new OfficeError('createGroupForbidden');
    const act = { act: 'create', name, introduction, memberIds } as const;
    if (context.flags.dryRun) return planAct(context, [act], ['name', 'members', 'permission']);
    const { group } = await perform(context, office, act);
    if (group === undefined) return;
    const { t } = await context.texts();
    await context.output.done(groupRow(group), () =>
      t('cliGroups.create.done', { name: group.name, id: group.chatId, count: group.memberCount }),
    );
  },
};

const peopleArgument = {
  name: 'people',
  required: false,
  variadic: true,
  text: 'cliGroups.argument.people',
} as const;

/** Brings people into a group. */
export const add: CommandSpec = {
  name: 'add',
  summary: 'cliGroups.add.summary',
  mutates: true,
  lists: true,
  fields: outcomeFields,
  arguments: [groupArgument, peopleArgument],
  options: [{ name: 'plan', value: 'text', shown: 'FILE', text: 'cliGroups.add.plan' }],
  examples: [
    { line: 'tangram group add 平台组 林若溪 @hejing', text: 'cliGroups.add.exampleNames' },
    { line: 'tangram group add 平台组 --plan newcomers.txt --json', text: 'cliGroups.add.examplePlan' },
  ],
  async run(context, input) {
    const words = await wordsOf(context, input);
    const { office, group } = await findGroup(context, input, 'group add');
    checkRight('invite', group);
    const meant = await whoIsMeant(context, office, words);
    const actOn = (personIds: string[]): GroupAct => ({ act: 'invite', groupId: group.id, personIds });
    if (context.flags.dryRun)
      return planAct(
        context,
        [actOn(meant.flatMap(({ personId }) => personId ?? []))],
        ['target', 'people', 'rights'],
      );
    return report(context, await onPeople(context, office, meant, actOn));
  },
};

/** Removes people from a group. */
export const remove: CommandSpec = {
  name: 'remove',
  summary: 'cliGroups.remove.summary',
  mutates: true,
  lists: true,
  fields: outcomeFields,
  arguments: [groupArgument, peopleArgument],
  options: [{ name: 'plan', value: 'text', shown: 'FILE', text: 'cliGroups.remove.plan' }, yesOption],
  examples: [
    { line: 'tangram group remove 平台组 何静', text: 'cliGroups.remove.exampleAsk' },
    { line: 'tangram group remove 平台组 @hejing --yes --json', text: 'cliGroups.remove.exampleYes' },
  ],
  async run(context, input) {
    const words = await wordsOf(context, input);
    const { office, group } = await findGroup(context, input, 'group remove');
    checkRight('remove', group);
    const meant = await whoIsMeant(context, office, words);
    const actOn = (personIds: string[]): GroupAct => ({ act: 'remove', groupId: group.id, personIds });
    if (context.flags.dryRun)
      return planAct(
        context,
        [actOn(meant.flatMap(({ personId }) => personId ?? []))],
        ['target', 'people', 'rights'],
      );
    const { t } = await context.texts();
    await confirm(context, input, t('cliGroups.remove.question', { name: group.name, count: meant.length }));
    return report(context, await onPeople(context, office, meant, actOn));
  },
};
