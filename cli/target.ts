// Finds the chat or person a word on the command line means (cli.md C27).
import type { LocalChat, OfficeApi, Person } from '#sdk/api.ts';
import { padChatId } from '#sdk/contract/chat-id.ts';
import { OfficeError } from '#sdk/errors.ts';
import { compareChats } from '#sdk/chat/rules/chat-order.ts';
import { pickTargets } from '#sdk/contacts/rules/pick-target.ts';
import { CliError } from './errors.ts';
import { presentRows } from './feeds.ts';

type Candidate = { id: string; name: string; detail: string };

/** A word that may mean several: they are named, and none is guessed. */
export function ambiguous(typed: string, candidates: readonly Candidate[]): CliError {
  const names = candidates.map(({ id, name }) => `${name} (${id})`).join(', ');
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

async function personOf(office: OfficeApi, typed: string): Promise<Person | undefined> {
  if (typed.startsWith('@')) return office.contacts.personByLoginName(typed.slice(1));
  const { people } = await office.contacts.search(typed);
  const found = pickTargets(
    typed,
    people.filter(({ removed }) => !removed),
  );
  if (found.length > 1) {
    throw ambiguous(
      typed,
      found.map((person) => ({
        id: `@${person.loginName}`,
        name: person.name,
        detail: person.departmentName,
      })),
    );
  }
  return found[0];
}

/**
 * What a typed word means: a chat id, a person's id, the exact name of a chat, the beginning of it or of its pinyin,
 * `@login`, or a person's name.
 * @throws OfficeError `chatNotFound`, `personNotFound`; CliError `ambiguousTarget` with the candidates
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
  const picked = pickTargets(typed, chats);
  if (picked.length > 1) {
    throw ambiguous(
      typed,
      picked.map((chat) => ({ id: chat.id, name: chat.name, detail: '' })),
    );
  }
  const [chat] = picked;
  if (chat !== undefined) return { chat };
  const person = await personOf(office, typed).catch((error: unknown) => {
    // Without a network only known chats can be meant; the sentence about the target is the useful one.
    if (isNetwork(error)) return undefined;
    throw error;
  });
  if (person === undefined) throw new OfficeError('chatNotFound', { params: { target: typed } });
  const direct = chats.find(({ peerId }) => peerId === person.id);
  return direct === undefined ? { person } : { chat: direct };
}

/** The chat a word means; a person without a chat is not one. */
export async function findChat(office: OfficeApi, typed: string): Promise<LocalChat> {
  const target = await findTarget(office, typed);
  if ('chat' in target) return target.chat;
  throw new OfficeError('chatNotFound', { params: { target: typed } });
}

/** The person a word means: `@login`, an id, or a name. */
export async function findPerson(office: OfficeApi, typed: string): Promise<Person> {
  if (/^\d+$/.test(typed)) return office.contacts.person(typed);
  const person = await personOf(office, typed);
  if (person === undefined) throw new OfficeError('personNotFound', { params: { target: typed } });
  return person;
}

/**
 * The department a word means: its number, its name, or what the search finds first.
 * @throws OfficeError `departmentNotFound`
 */
export async function findDepartment(office: OfficeApi, typed: string): Promise<string> {
  if (/^\d+$/u.test(typed)) return typed;
  const { departments } = await office.contacts.search(typed);
  const found = departments.find(({ name }) => name === typed) ?? departments[0];
  if (found === undefined) throw new OfficeError('departmentNotFound', { params: { target: typed } });
  return found.id;
}
