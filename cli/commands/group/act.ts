// Does one act on a group for the commands: finds the group, shows the plan, asks before what cannot be undone, says what came of it.
import type { Group, GroupAct, GroupActDone, Member, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { reasonAgainst, type GroupRight } from '#sdk/groups/rules/rights.ts';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { safeLine } from '../../output/safe-text.ts';
import { groupRow } from '../../shapes/group.ts';
import { findChat } from '../../target.ts';

/** The argument that names a group. */
export const groupArgument = { name: 'target', required: true, text: 'cliGroups.argument.group' } as const;
/** The option that answers the question before something that cannot be undone. */
export const yesOption: OptionSpec = { name: 'yes', text: 'cliGroups.option.yes' };
/** The option that names what is to end, so that nobody is asked. */
export const confirmOption: OptionSpec = {
  name: 'confirm',
  value: 'text',
  shown: 'NAME',
  text: 'cliGroups.option.confirm',
};

/** A group that was named on the command line. */
export type NamedGroup = { office: OfficeApi; group: Group };

/** Finds the group a word means. @throws OfficeError `chatNotFound` for a chat that is none */
export async function findGroup(context: Context, input: Input, name: string): Promise<NamedGroup> {
  context.needsNetwork(name);
  const office = await freshOffice(context);
  const typed = input.required('target');
  const { groupId } = await findChat(office, typed);
  if (groupId === undefined) throw new OfficeError('chatNotFound', { params: { target: typed } });
  return { office, group: await bounded(office.chat.group(groupId), timeSignal(context)) };
}

/** @throws OfficeError that says why the person may not do this, before anybody is asked */
export function checkRight(right: GroupRight, group: Group): void {
  const reason = reasonAgainst(right, group);
  if (reason !== undefined) throw new OfficeError(reason);
}

/** Asks before something that cannot be undone. @throws CliError `needsYes`, `notConfirmed` */
export async function confirm(context: Context, input: Input, question: string): Promise<void> {
  if (input.has('yes')) return;
  const answer = context.flags.input ? await context.io.ask(`${safeLine(question)} `) : undefined;
  if (answer === undefined) throw new CliError('needsYes', {}, { param: '--yes' });
  if (!/^(?:y|yes|是)$/i.test(answer.trim())) throw new CliError('notConfirmed');
}

/**
 * Asks for the name before something severe: what ends for everybody is not done by a habit of answering yes.
 * @throws CliError `needsName`, `notConfirmed`
 */
export async function confirmByName(
  context: Context,
  input: Input,
  name: string,
  question: string,
): Promise<void> {
  const given = input.text('confirm');
  const answer = given ?? (context.flags.input ? await context.io.ask(`${safeLine(question)} `) : undefined);
  if (answer === undefined) throw new CliError('needsName', { name }, { param: '--confirm' });
  if (answer.trim() !== name.trim()) throw new CliError('notConfirmed');
}

/**
 * The members of a group, after a look whether people are among them.
 * @throws CliError `notInGroup` with those who are not
 */
export async function membersWith(
  context: Context,
  { office, group }: NamedGroup,
  people: readonly { id: string; name: string }[],
): Promise<readonly Member[]> {
  const signal = timeSignal(context);
  const members = await bounded(office.groups.allMembers(group.id, { signal }), signal);
  const absent = people.filter(({ id }) => !members.some((member) => member.id === id));
  if (absent.length === 0) return members;
  const names = absent.map(({ name }) => name).join(', ');
  throw new CliError('notInGroup', { name: group.name, people: names }, { param: 'people' });
}

/** The plan of an act, for `--dry-run`. */
export async function planAct(
  context: Context,
  acts: readonly GroupAct[],
  checks: readonly string[],
): Promise<void> {
  await showPlan(
    context,
    acts.map(({ act, ...input }) => ({ call: `group ${act}`, input })),
    checks,
  );
}

/**
 * Does an act. What waits because there is no network is told as such.
 * @throws CliError `notAcknowledged`: it lies in the store and happens at the next connection
 */
export async function perform(context: Context, office: OfficeApi, act: GroupAct): Promise<GroupActDone> {
  const signal = timeSignal(context);
  const done = await bounded(office.groups.do(act, { signal }), signal);
  if (done.state === 'done') return done;
  const { clientId } = done;
  throw new CliError('notAcknowledged', { clientId }, { clientId, queued: true });
}

/** Prints the group as it is now, and one sentence for people. */
export async function showDone(
  context: Context,
  office: OfficeApi,
  groupId: string,
  sentence: string,
): Promise<void> {
  const group = await bounded(office.chat.group(groupId), timeSignal(context));
  await context.output.done(groupRow(group), () => sentence);
}
