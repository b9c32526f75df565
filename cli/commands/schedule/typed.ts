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
import { dayAndClock, parseMoment } from '../../output/times.ts';
import { findGrantee } from '../../grantee.ts';
import { typedTime } from '../../typed-time.ts';

const pageSize = 500;
const maxPeople = 500;

/** The device's own zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const occurrenceOption = {
  name: 'occurrence',
  value: 'text',
  shown: 'TIME',
  text: 'cliSchedule.option.occurrence',
} as const;
/** Flags of commands that change a series. */
export const scopeOptions: readonly OptionSpec[] = [
  occurrenceOption,
  {
    name: 'scope',
    value: 'text',
    shown: 'this|following|all',
    choices: ['this', 'following', 'all'],
    text: 'cliSchedule.option.scope',
  },
];
/** Flags of commands that mean one time of a series, or the whole: a part of it is not answered or completed as such. */
export const timeOptions: readonly OptionSpec[] = [
  occurrenceOption,
  {
    name: 'scope',
    value: 'text',
    shown: 'this|all',
    choices: ['this', 'all'],
    text: 'cliSchedule.option.scopeWhole',
  },
];

/** A wall-clock time as typed: `2026-12-01T09:00`, a date, an instant with its offset, or words. */
export async function typedLocal(
  now: number,
  typed: string,
  zone: string,
  wrong: ErrorCode = 'scheduleTimeInvalid',
): Promise<string> {
  const plain = typed.trim().replace(' ', 'T');
  if (isLocal(plain)) return plain.length === 16 ? `${plain}:00` : plain;
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/u.test(plain) && !Number.isNaN(Date.parse(plain)))
    return localAt(Date.parse(plain), zone);
  if (/^\d{4}-/u.test(plain)) throw new OfficeError(wrong);
  const clock = dayAndClock(typed, localAt(now, zone));
  if (clock !== undefined) return clock;
  const found = await typedTime(typed, now, 'coming', zone);
  if (found === undefined) throw new OfficeError(wrong);
  return found.day === true ? localAt(found.time, zone).slice(0, 10) : localAt(found.time, zone);
}

/** The instant that `--from` or `--to` names; a date is its beginning. */
export async function typedInstant(context: Context, typed: string, zone = ownZone()): Promise<number> {
  const known = zone === ownZone() ? parseMoment(typed, context.now()) : undefined;
  return known ?? instantOf(await typedLocal(context.now(), typed, zone), zone);
}

/** Everybody that words mean: people, and the members of groups. */
export async function typedPeople(
  context: Context,
  office: OfficeApi,
  words: readonly string[],
): Promise<string[]> {
  return (await typedInvited(context, office, words)).people;
}

/** The same, and the groups among them, which are invited as such: who joins one later is asked too. */
export async function typedInvited(
  context: Context,
  office: OfficeApi,
  words: readonly string[],
): Promise<{ people: string[]; groups: string[] }> {
  const signal = timeSignal(context);
  const people: string[] = [];
  const groups: string[] = [];
  for (const word of words) {
    const found = await bounded(peopleOf(office, word), signal);
    people.push(...found.people);
    if (found.groupId !== undefined) groups.push(found.groupId);
  }
  return { people: [...new Set(people)], groups: [...new Set(groups)] };
}

/** A person, the members of a chat group, or everybody of a department. */
async function peopleOf(office: OfficeApi, word: string): Promise<{ people: string[]; groupId?: string }> {
  const { kind, id } = await findGrantee(office, word);
  if (kind === 'person') return { people: [id] };
  if (kind === 'group') {
    const members = await office.groups.allMembers(id);
    return { people: members.map((member) => member.id), groupId: id };
  }
  const people: string[] = [];
  for (let page = 1; people.length < maxPeople; page += 1) {
    const found = await office.contacts.departmentPeople(id, { below: true, page, pageSize });
    people.push(...found.people.map((person) => person.id));
    if (found.people.length < pageSize) break;
  }
  return { people };
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

/**
 * One time of a series where one was named; without any the series, or what stands for it.
 * @throws CliError `missingOption` where one is meant and not named
 */
export function namedTime(item: ScheduleItem, input: Input): { recurrenceId?: string } {
  const scope = input.text('scope');
  const isOne = scope === 'this' || (scope === undefined && input.text('occurrence') !== undefined);
  if (item.rule === '' || !isOne) return {};
  const recurrenceId = namedOccurrence(item, input.text('occurrence'));
  if (recurrenceId === undefined)
    throw new CliError('missingOption', { a: '--occurrence' }, { param: '--occurrence' });
  return { recurrenceId };
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

/** A rule as typed: its parts may come in any order, the office wants the frequency first. */
export function typedRule(typed: string | undefined): string | undefined {
  const parts = typed
    ?.trim()
    .toUpperCase()
    .replace(/^RRULE:/u, '')
    .split(';')
    .filter((part) => part !== '');
  return parts?.toSorted((a, b) => Number(b.startsWith('FREQ=')) - Number(a.startsWith('FREQ='))).join(';');
}
