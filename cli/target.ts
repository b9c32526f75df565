// Finds the chat or person a word on the command line means (cli.md C27).
import type { LocalChat, OfficeApi, Person } from '#sdk/api.ts';
import { padChatId } from '#sdk/contract/chat-id.ts';
import { OfficeError } from '#sdk/errors.ts';
import { compareChats } from '#sdk/chat/rules/chat-order.ts';
import { meantBy, type Meant } from '#sdk/contacts/rules/pick-target.ts';
import { findAmong } from '#sdk/contacts/rules/person-match.ts';
import { CliError, type Candidate } from './errors.ts';
import { presentRows } from './feeds.ts';

/** Candidates that a sentence names; a program is given all of them. */
const mostNamed = 10;
/** Up to here a chat is named by all of its name, and up to there by the beginning of it. */
const wholly = 0;
const surely = 2;
const nobody: { meant: Meant<Person>; answering: readonly Person[] } = {
  meant: { tier: Infinity, targets: [] },
  answering: [],
};

/** A word that may mean several: they are named, and none is guessed. */
export function ambiguous(typed: string, candidates: readonly Candidate[]): CliError {
  const names = candidates
    .slice(0, mostNamed)
    .map(({ id, name }) => `${name} (${id})`)
    .join(', ');
  return new CliError('ambiguousTarget', { target: typed, names }, { param: typed, candidates });
}

/** All chats of the list, in its order. */
export function listedChats(office: OfficeApi): Promise<LocalChat[]> {
  return presentRows(office.chat.list, compareChats);
}

const isNetwork = (error: unknown): boolean => error instanceof OfficeError && error.kind === 'network';

/** A chat that was taken off the list is still there: the office knows it by its number. */
async function chatOffTheList(office: OfficeApi, typed: string): Promise<LocalChat | undefined> {
  try {
    return await office.chat.get(padChatId(typed));
  } catch (error) {
    // No such chat, or nobody to ask: the number may be a name all the same.
    if (error instanceof OfficeError && (error.code === 'chatNotFound' || isNetwork(error))) return undefined;
    throw error;
  }
}

/** What a word means: a chat of the list, or a person there is no chat with yet. */
export type Target = { chat: LocalChat } | { person: Person };

const personCandidate = (person: Person): Candidate => ({
  id: `@${person.loginName}`,
  name: person.name,
  detail: person.departmentName,
  ...(person.departmentNameEn && { detailEn: person.departmentNameEn }),
});
const chatCandidate = ({ id, name }: LocalChat): Candidate => ({ id, name, detail: '' });

/** The people who answer to a word, and which of them it means: nobody is meant by a title, a department or a guess. */
async function peopleFor(
  office: OfficeApi,
  typed: string,
): Promise<{ meant: Meant<Person>; answering: readonly Person[] }> {
  if (typed.startsWith('@')) {
    const person = await office.contacts.personByLoginName(typed.slice(1));
    return { meant: { tier: 0, targets: [person] }, answering: [person] };
  }
  const { people } = await office.contacts.search(typed);
  const answering = people.filter(({ removed }) => !removed);
  return { meant: meantBy(typed, answering), answering };
}

/**
 * What a typed word means: a chat id, a person's id, the exact name of a chat, the beginning of it or of its pinyin,
 * `@login`, or a person's name.
 * @throws OfficeError `chatNotFound`, `personNotFound`, the network's where nothing this device knows is called so;
 * CliError `ambiguousTarget` with the candidates
 */
export async function findTarget(office: OfficeApi, typed: string): Promise<Target> {
  const chats = await listedChats(office);
  if (/^\d+$/.test(typed)) {
    const byId = chats.find(({ id }) => Number(id) === Number(typed));
    if (byId !== undefined) return { chat: byId };
    const unlisted = await chatOffTheList(office, typed);
    if (unlisted !== undefined) return { chat: unlisted };
    const known = await office.contacts.person(typed).catch((error: unknown) => {
      // Nobody has this number, or there is nobody to ask: it may be a name all the same.
      if (error instanceof OfficeError && (error.kind === 'refused' || isNetwork(error))) return undefined;
      throw error;
    });
    if (known !== undefined) {
      const direct = chats.find(({ peerId }) => peerId === known.id);
      return direct === undefined ? { person: known } : { chat: direct };
    }
  }
  const listed = meantBy(typed, chats);
  let unasked: unknown;
  const { meant, answering } =
    listed.tier <= wholly
      ? nobody
      : await peopleFor(office, typed).catch((error: unknown) => {
          // Without a network only known chats can be meant.
          if (!isNetwork(error)) throw error;
          unasked = error;
          return nobody;
        });
  // What is on the list is meant before anybody else, unless somebody is named more surely than it.
  const isPerson = meant.tier < listed.tier;
  const named = isPerson ? [] : listed.targets;
  const people = isPerson || listed.tier > surely ? meant.targets : [];
  const [chat] = named;
  const [person] = people;
  if (named.length + people.length > 1 && !isOnePerson(named, people))
    throw ambiguous(typed, [
      ...named.map(chatCandidate),
      ...people.filter(({ id }) => !named.some(({ peerId }) => peerId === id)).map(personCandidate),
    ]);
  if (chat !== undefined) return { chat };
  if (person === undefined) throw nothingCalled(typed, chats, answering, unasked);
  const direct = chats.find(({ peerId }) => peerId === person.id);
  return direct === undefined ? { person } : { chat: direct };
}

/**
 * Nothing is called so: what nearly is, and who does it or sits there, are named, and none is guessed.
 * @param unasked why the office could not be asked: then nobody knows whether anybody is called so
 */
function nothingCalled(
  typed: string,
  chats: readonly LocalChat[],
  answering: readonly Person[],
  unasked: unknown,
): unknown {
  const near = [
    ...findAmong(chats, typed, mostNamed)
      .found.filter(({ peerId }) => !answering.some(({ id }) => id === peerId))
      .map(chatCandidate),
    ...answering.map(personCandidate),
  ];
  if (near.length > 0) return ambiguous(typed, near);
  return unasked ?? new OfficeError('chatNotFound', { params: { target: typed } });
}

/** Whether a chat and a person who were found are one: the chat with that person. */
const isOnePerson = (chats: readonly LocalChat[], people: readonly Person[]): boolean =>
  chats.length === 1 && people.length === 1 && chats[0]?.peerId === people[0]?.id;

/** The chat a word means; a person without a chat is not one. */
export async function findChat(office: OfficeApi, typed: string): Promise<LocalChat> {
  const target = await findTarget(office, typed);
  if ('chat' in target) return target.chat;
  throw new OfficeError('chatNotFound', { params: { target: typed } });
}

/** The person a word means: `@login`, an id, or a name. */
export async function findPerson(office: OfficeApi, typed: string): Promise<Person> {
  if (/^\d+$/.test(typed)) return office.contacts.person(typed);
  const { meant, answering } = await peopleFor(office, typed);
  const [person, another] = meant.targets;
  if (person !== undefined && another === undefined) return person;
  const named = another === undefined ? answering : meant.targets;
  if (named.length > 0) throw ambiguous(typed, named.map(personCandidate));
  throw new OfficeError('personNotFound', { params: { target: typed } });
}
