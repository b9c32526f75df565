// What may stand in a place of a command line, as far as this device knows it without asking anybody.
import { configNames } from '../../config/keys.ts';
import { personSettingNames } from '../../config/person-settings.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { listedChats } from '../../target.ts';
import { nounNames } from '../index.ts';
import { nameReading } from '#sdk/contacts/rules/name-reading.ts';
import { variantNames } from '#variants/index.ts';

/** A kind of names. */
export type Source =
  | 'chats'
  | 'people'
  | 'keys'
  | 'profiles'
  | 'variants'
  | 'topics'
  | 'fields'
  | 'places'
  | 'calls';
/** A word that may be completed, and what is shown beside it. */
export type Candidate = { value: string; text: string };

/** People that are looked through for one answer. */
const mostPeople = 50;

/**
 * Names come from others, and shells expand what stands in a word: only letters, digits and a few marks without a
 * meaning are offered. What has another name is offered by its number or login name.
 */
const isPlain = (value: string): boolean => /^[\p{L}\p{N}_.@-]+$/u.test(value) && !value.startsWith('-');
const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\t\n]/gu, ' ');

/**
 * Ways to write a name: itself, or, where that is what is being typed, its pinyin or its initials, which commands
 * understand too.
 */
function spellings(name: string, pinyin: string, id: string, current: string): Candidate[] {
  const text = plainText(`${name} · ${id}`);
  const written = isPlain(name) ? { value: name, text: id } : { value: id, text };
  const { full, initials } = nameReading(pinyin);
  const spelled = /^[a-z]+$/.test(current)
    ? [full, initials].find((form) => form.startsWith(current))
    : undefined;
  return [
    written,
    ...(spelled !== undefined && isPlain(spelled) ? [{ value: spelled, text }] : []),
    ...(/^\d|^@/.test(current) ? [{ value: id, text }] : []),
  ];
}

async function chats(context: Context, current: string): Promise<Candidate[]> {
  const office = await context.signedIn();
  const listed = await listedChats(office);
  return listed.flatMap(({ id, name, pinyin }) => spellings(name, pinyin, id, current));
}

/** Those this device holds a card of, and whom one has a chat with: of the latter often no more than the name is here. */
async function people(context: Context, current: string): Promise<Candidate[]> {
  const office = await context.signedIn();
  const typed = current.replace(/^@/, '');
  // Nobody to ask, and nobody met: the chats are offered all the same.
  const asked = typed === '' ? undefined : await office.contacts.search(typed).catch(() => undefined);
  const found = (asked?.people ?? []).slice(0, mostPeople);
  const met = (await listedChats(office)).filter(({ peerId }) => peerId !== undefined);
  const readings = new Map(met.map(({ name, pinyin }) => [name, pinyin]));
  const names = new Set(found.map(({ name }) => name));
  return [
    // A card that is no more than a hit may lack the reading that the chat with them has.
    ...found.flatMap(({ name, pinyin, loginName }) =>
      spellings(name, pinyin || (readings.get(name) ?? ''), `@${loginName}`, current),
    ),
    ...met.flatMap(({ name, pinyin, peerId = '' }) =>
      names.has(name) ? [] : spellings(name, pinyin, peerId, current),
    ),
  ];
}

/** Each value once: a person one has a chat with is both. */
const ofOneValue = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ value }, at) => candidates.findIndex((one) => one.value === value) === at);

const words = (values: readonly string[]): Candidate[] => values.map((value) => ({ value, text: '' }));

/** The candidates of a kind. The context is offline, and so nothing here can wait for a network. */
export async function candidatesFor(
  context: Context,
  source: Source,
  spec: CommandSpec,
  current: string,
): Promise<Candidate[]> {
  switch (source) {
    case 'chats':
      return ofOneValue([...(await chats(context, current)), ...(await people(context, current))]);
    case 'people':
      return people(context, current);
    case 'keys':
      return words([...configNames, ...personSettingNames(context)]);
    case 'profiles':
      return words(['default', ...Object.keys(context.user.profiles).filter((name) => name !== 'default')]);
    case 'variants':
      return words(variantNames);
    case 'topics':
      return words([...nounNames, ...(await import('../help/pages.ts')).topicNames]);
    case 'fields':
      return words(spec.fields);
    case 'places':
      return words((await import('../open/index.ts')).placeNames);
    case 'calls': {
      const { contractCalls } = await import('../../context/contract-calls.ts');
      return (await contractCalls()).map(({ call, method }) => ({ value: call, text: method }));
    }
  }
}
