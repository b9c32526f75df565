// Reads whom `chat send --at` means in a group, and writes their names into the text where they are missing.
import type { LocalChat, Member, OfficeApi } from '#sdk/api.ts';
import { everyoneId, everyoneNames, mentionedIds } from '#sdk/chat/rules/mention-text.ts';
import { pickTargets } from '#sdk/contacts/rules/pick-target.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Language } from '#sdk/locales/language.ts';
import { CliError } from '../../errors.ts';

/** Candidates that a wrong word is answered with. */
const maxCandidates = 10;

type Named = { readonly id: string; readonly name: string };

/**
 * The text with `@name` of everybody in front who does not stand in it yet, and the ids to send with it.
 * @param typed names, `@login`s or ids with commas between them; `all` for everybody
 * @throws CliError `invalidValue` in a direct chat or where nobody is named, `ambiguousTarget`; OfficeError `personNotFound`
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
  const members = await office.groups.allMembers(chat.groupId, { signal });
  const named = new Map<string, Named>();
  for (const word of words) {
    const one = await memberOf(office, chat.groupId, { word, language, members });
    named.set(one.id, one);
  }
  const standing = mentionedIds(text, [...named.values()]);
  const missing = [...named.values()].filter(({ id }) => !standing.includes(id));
  return {
    text: [...missing.map(({ name }) => `@${name}`), text].join(' ').trim(),
    mentions: [...named.keys()],
  };
}

async function memberOf(
  office: OfficeApi,
  groupId: string,
  asked: { readonly word: string; readonly language: Language; readonly members: readonly Member[] },
): Promise<Named> {
  const { word, language, members } = asked;
  if (word === everyoneId || everyoneNames.some((name) => name === word))
    return { id: everyoneId, name: everyoneNames[language === 'zh' ? 0 : 1] };
  if (word.startsWith('@')) {
    const { id } = await office.contacts.personByLoginName(word.slice(1));
    return oneOf(
      word,
      members.filter((member) => member.id === id),
    );
  }
  const byId = members.filter(({ id }) => id === word);
  const meant = byId.length > 0 ? byId : pickTargets(word, members);
  if (meant.length > 0) return oneOf(word, meant);
  // Whoever was only nearly named, or by a title, is offered and not called.
  return refused(word, await office.groups.findMembers(groupId, word, maxCandidates));
}

function oneOf(word: string, found: readonly Member[]): Named {
  const [member] = found;
  return member !== undefined && found.length === 1 ? member : refused(word, found);
}

/** Nobody is meant, or several may be. */
function refused(word: string, found: readonly Member[]): never {
  if (found.length === 0) throw new OfficeError('personNotFound', { params: { target: word } });
  const candidates = found.map(({ id, name, departmentName }) => ({ id, name, detail: departmentName }));
  const names = candidates.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw new CliError('ambiguousTarget', { target: word, names }, { param: '--at', candidates });
}
