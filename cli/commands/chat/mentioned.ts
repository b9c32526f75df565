// Reads whom `--at` means in a group, writes their names into the text where they are missing, and says who was named and not mentioned.
import type { LocalChat, Member, OfficeApi, Person } from '#sdk/api.ts';
import {
  calledWords,
  everyoneId,
  everyoneName,
  everyoneNames,
  mentionedIds,
  unmentionedIn,
} from '#sdk/chat/rules/mention-text.ts';
import { pickTargets } from '#sdk/contacts/rules/pick-target.ts';
import type { Language } from '#sdk/locales/language.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { findPerson } from '../../target.ts';

/** Candidates that a wrong word is answered with. */
const maxCandidates = 10;

type Named = { readonly id: string; readonly name: string };

/**
 * The text with `@name` of everybody in front who does not stand in it yet, and the ids to send with it.
 * @param typed names, `@login`s or ids with commas between them; `all` for everybody
 * @throws CliError `invalidValue` in a direct chat or where nobody is named, `ambiguousTarget`, `notInGroup`; OfficeError `personNotFound`
 */
export async function withMentioned(
  office: OfficeApi,
  chat: LocalChat,
  message: { readonly text: string; readonly typed: string; readonly language: Language },
  signal: AbortSignal,
): Promise<{ text: string; mentions: string[] }> {
  const { text, typed, language } = message;
  const words = typed
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (chat.groupId === undefined || words.length === 0)
    throw new CliError('invalidValue', { name: '--at', value: typed }, { param: '--at' });
  const group = { ...chat, groupId: chat.groupId };
  const members = await office.groups.allMembers(chat.groupId, { signal });
  const named = new Map<string, Named>();
  for (const word of words) {
    const one = await memberOf(office, group, { word, language, members });
    named.set(one.id, one);
  }
  const standing = mentionedIds(text, [...named.values()]);
  const missing = [...named.values()].filter(({ id }) => !standing.includes(id));
  return {
    text: [...missing.map(({ name }) => `@${name}`), text].join(' ').trim(),
    mentions: [...named.keys()],
  };
}

/**
 * Names that stand behind an @ in what was said to a group and mention nobody, because no option says so: how to mention
 * is said beside the answer, and nobody is mentioned in silence.
 */
export async function hintUnmentioned(
  context: Context,
  office: OfficeApi,
  chat: LocalChat,
  said: {
    readonly text: string;
    readonly mentions?: readonly string[] | undefined;
    readonly isForward?: true;
  },
): Promise<void> {
  const { text, mentions = [], isForward } = said;
  if (chat.groupId === undefined || calledWords(text).length === 0) return;
  // What was said is said: where the members cannot be asked for there is no hint.
  const members = await bounded(office.groups.allMembers(chat.groupId), timeSignal(context)).catch(() => []);
  const all: readonly Named[] = [...members, ...everyoneNames.map((name) => ({ id: everyoneId, name }))];
  const named = unmentionedIn(text, all, mentions);
  if (named.length === 0) return;
  const { t, language } = await context.texts();
  const between = language === 'zh' ? '、' : ', ';
  const names = [...new Set(named.map(({ name }) => `@${name}`))].join(between);
  const at = [...new Set(named.map(({ id, name }) => (id === everyoneId ? id : name)))].join(',');
  context.output.hint(
    t(isForward ? 'cliMarks.notMentionedForward' : 'cliMarks.notMentioned', {
      names,
      at: /[ '"]/.test(at) ? JSON.stringify(at) : at,
    }),
  );
}

async function memberOf(
  office: OfficeApi,
  group: LocalChat & { readonly groupId: string },
  asked: { readonly word: string; readonly language: Language; readonly members: readonly Member[] },
): Promise<Named> {
  const { word, language, members } = asked;
  if (word === everyoneId || everyoneNames.some((name) => name === word))
    return { id: everyoneId, name: everyoneName(language) };
  if (word.startsWith('@')) {
    const person = await office.contacts.personByLoginName(word.slice(1));
    const member = members.find(({ id }) => id === person.id);
    if (member === undefined) throw notInGroup(group, person);
    return member;
  }
  const byId = members.filter(({ id }) => id === word);
  const meant = byId.length > 0 ? byId : pickTargets(word, members);
  if (meant.length > 0) return oneOf(word, meant);
  // Whoever was only nearly named, or by a title, is offered and not called.
  const near = await office.groups.findMembers(group.groupId, word, maxCandidates);
  if (near.length > 0) return refused(word, near);
  // Nobody here: who is elsewhere is said to be so, by their name; who is nowhere, or several, as such.
  throw notInGroup(group, await findPerson(office, word));
}

const notInGroup = ({ name }: LocalChat, person: Person): CliError =>
  new CliError('notInGroup', { name, people: person.name }, { param: '--at' });

function oneOf(word: string, found: readonly Member[]): Named {
  const [member] = found;
  return member !== undefined && found.length === 1 ? member : refused(word, found);
}

/** Several may be meant, or somebody was only nearly named. */
function refused(word: string, found: readonly Member[]): never {
  const candidates = found.map(({ id, name, departmentName, departmentNameEn }) => ({
    ...{ id, name, detail: departmentName },
    ...(departmentNameEn && { detailEn: departmentNameEn }),
  }));
  const names = candidates.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw new CliError('ambiguousTarget', { target: word, names }, { param: '--at', candidates });
}
