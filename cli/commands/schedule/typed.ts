// What commands about the schedule read from what was typed: times, people, occurrences, scopes.
import type { OfficeApi, PersonRole, ScheduleItem, Scope } from '#sdk/api.ts';
import { OfficeError, type ErrorCode } from '#sdk/errors.ts';
import { instantOf, isLocal, localAt } from '#sdk/schedule/rules/wall-time.ts';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { parseMoment } from '../../output/times.ts';
import { findChat, findPerson } from '../../target.ts';

/** The device's own zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Flags that several commands have. */
export const scopeOptions: readonly OptionSpec[] = [
  { name: 'occurrence', value: 'text', shown: 'TIME', text: 'cliSchedule.option.occurrence' },
  {
    name: 'scope',
    value: 'text',
    shown: 'this|following|all',
    choices: ['this', 'following', 'all'],
    text: 'cliSchedule.option.scope',
  },
];

/** A wall-clock time as typed: `2026-12-01T09:00`, a date, an instant with its offset, or words. */
export async function typedLocal(
  office: OfficeApi,
  typed: string,
  zone: string,
  wrong: ErrorCode = 'scheduleTimeInvalid',
): Promise<string> {
  const plain = typed.trim().replace(' ', 'T');
  if (isLocal(plain)) return plain.length === 16 ? `${plain}:00` : plain;
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/u.test(plain) && !Number.isNaN(Date.parse(plain)))
    return localAt(Date.parse(plain), zone);
  if (/^\d{4}-/u.test(plain)) throw new OfficeError(wrong);
  const found = await office.schedule.understand(typed, zone);
  if (!found.certain || found.title !== '') throw new OfficeError(wrong);
  return found.start;
}

/** The instant that `--from` or `--to` names; a date is its beginning. */
export async function typedInstant(office: OfficeApi, context: Context, typed: string): Promise<number> {
  const known = parseMoment(typed, context.now());
  return known ?? instantOf(await typedLocal(office, typed, ownZone()), ownZone());
}

/** Everybody that words mean: people, and the members of groups. */
export async function typedPeople(
  context: Context,
  office: OfficeApi,
  words: readonly string[],
): Promise<string[]> {
  const signal = timeSignal(context);
  const found: string[] = [];
  for (const word of words) found.push(...(await bounded(peopleOf(office, word), signal)));
  return [...new Set(found)];
}

async function peopleOf(office: OfficeApi, word: string): Promise<string[]> {
  try {
    return [(await findPerson(office, word)).id];
  } catch (error) {
    if (!(error instanceof OfficeError) || error.code !== 'personNotFound') throw error;
    const { groupId } = await findChat(office, word).catch(() => {
      throw error;
    });
    if (groupId === undefined) throw error;
    return (await office.groups.allMembers(groupId)).map(({ id }) => id);
  }
}

/** People in their role, without oneself. */
export async function inRole(
  context: Context,
  office: OfficeApi,
  words: readonly string[] | undefined,
  role: PersonRole,
): Promise<{ personId: string; role: PersonRole }[]> {
  const people = await typedPeople(context, office, words ?? []);
  return people.map((personId) => ({ personId, role }));
}

/** Which occurrence was named, on the wall clock of the item. */
export function namedOccurrence(item: ScheduleItem, typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  if (item.isAllDay) return typed.slice(0, 10);
  if (/(Z|[+-]\d{2}:\d{2})$/u.test(typed)) return localAt(Date.parse(typed), item.zone);
  const local = typed.replace(' ', 'T');
  return local.length === 16 ? `${local}:00` : local;
}

/**
 * Which part of a series is meant; what does not repeat has only one.
 * @throws CliError `missingOption` where a repeating item is named without saying
 */
export function namedScope(item: ScheduleItem, input: Input): { recurrenceId?: string; scope: Scope } {
  if (item.rule === '') return { scope: 'all' };
  const scope = input.text('scope') as Scope | undefined;
  if (scope === undefined)
    throw new CliError(
      'missingOption',
      { a: '--scope' },
      { param: '--scope', valid: ['this', 'following', 'all'] },
    );
  const recurrenceId = namedOccurrence(item, input.text('occurrence'));
  if (recurrenceId === undefined && scope !== 'all')
    throw new CliError('missingOption', { a: '--occurrence' }, { param: '--occurrence' });
  return { scope, ...(recurrenceId !== undefined && { recurrenceId }) };
}

/** Signs in for a command that asks the office. */
export async function office(context: Context, name: string): Promise<OfficeApi> {
  context.needsNetwork(name);
  return context.signedIn();
}

/** Reminders in minutes: `10`, `1h`, `1d`, between commas. */
export function typedReminders(words: readonly string[] | undefined): number[] | undefined {
  return words?.map((word) => {
    const [, amount, unit = 'm'] = /^(\d{1,5})([mhd])?$/u.exec(word) ?? [];
    if (amount === undefined)
      throw new CliError('invalidValue', { name: '--remind', value: word }, { param: '--remind' });
    return Number(amount) * ({ m: 1, h: 60, d: 1_440 }[unit] ?? 1);
  });
}
