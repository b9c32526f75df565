// Decides when typing asks for a person to mention, what choosing one writes, and who is mentioned in the end.
import { everyoneNames } from '../../contract/everyone.ts';
import { codeIn } from '../../contract/markup/text-styles.ts';

export { everyoneName, everyoneNames } from '../../contract/everyone.ts';

/** An open question for a name: where its @ stands and what follows it up to the caret. */
export type MentionQuery = { at: number; query: string };

const longestQuery = 40;
/** Names have blanks in them; after more words than these it is no name any more. */
const mostWords = 4;

/** The question at the caret, if typing there is one: an @ at a word's beginning, and behind it words as names have them. */
export function mentionQuery(text: string, caret: number): MentionQuery | undefined {
  const at = caret > 0 ? text.lastIndexOf('@', caret - 1) : -1;
  if (at < 0 || caret - at - 1 > longestQuery) return undefined;
  const query = text.slice(at + 1, caret);
  if (/^\s|\s\s|[\n\t]/.test(query) || query.split(' ').length > mostWords) return undefined;
  return isCall(text, true)(at) ? { at, query } : undefined;
}

/**
 * Tells whether the @ at a place may call somebody: an address such as a@b is no mention, while Chinese needs no blank
 * before the @; and nobody is called in code.
 */
function isCall(text: string, isWritten = false): (at: number) => boolean {
  const isCode = codeIn(text, isWritten);
  return (at) => !/[A-Za-z0-9._-]/.test(text[at - 1] ?? '') && !isCode(at);
}

/** The text with the chosen name in it, and where the caret goes. */
export function withMention(
  text: string,
  question: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const before = text.slice(0, question.at);
  const after = text.slice(question.at + 1 + question.query.length);
  const written = `@${name} `;
  return { text: before + written + after.replace(/^ /, ''), caret: before.length + written.length };
}

/** Somebody a text may mention. */
type Named = { readonly id: string; readonly name: string };

/**
 * Ids of the people whose names stand in the text behind an @ that calls somebody, each once. Of names that begin alike
 * the longest is meant, and a Latin name ends where no letter follows: whoever writes @沈知行 does not call 沈知, nor @Lina one called Li.
 */
export function mentionedIds(text: string, people: readonly Named[]): string[] {
  return [...new Set(namedIn(text, people).map(({ id }) => id))];
}

/** Those of them that are not mentioned, by what they are called in the text: they are named and hear nothing. */
export function unmentionedIn<One extends Named>(
  text: string,
  people: readonly One[],
  mentions: readonly string[],
): One[] {
  return [...new Set(namedIn(text, people))].filter(({ id }) => !mentions.includes(id));
}

function namedIn<One extends Named>(text: string, people: readonly One[]): One[] {
  const named: One[] = [];
  const calls = isCall(text);
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (!calls(at)) continue;
    const standing = people.filter(({ name }) => name !== '' && standsAt(text, name, at + 1));
    const longest = Math.max(0, ...standing.map(({ name }) => name.length));
    named.push(...standing.filter(({ name }) => name.length === longest));
  }
  return named;
}

const latin = /[\p{Script=Latin}\p{N}]/u;

function standsAt(text: string, name: string, at: number): boolean {
  const next = text[at + name.length] ?? '';
  return text.startsWith(name, at) && !(latin.test(name.at(-1) ?? '') && latin.test(next));
}

/** The words behind each @ of a text that may begin a name, each once. */
export function calledWords(text: string): string[] {
  const calls = isCall(text);
  const called = [...text.matchAll(/@([^\s@]+)/gu)].filter(({ index }) => calls(index));
  return [...new Set(called.map(([, word = '']) => word))];
}

/** Whether such a word may begin a name: names may have blanks in them, and words may follow a name without one. */
export const startsAlike = (word: string, name: string): boolean =>
  word.startsWith(name) || name.startsWith(`${word} `);

/** Id under which a message mentions everybody of its group (the at-flag of the wire). */
export const everyoneId = 'all';

/** What people type for it: the names, and the readings of the Chinese one. */
const everyoneWords = [...everyoneNames, 'all', 'suoyouren', 'syr'];

/** Whether what follows an @ may mean everybody. */
export function meansEveryone(query: string): boolean {
  const typed = query.toLowerCase();
  return everyoneWords.some((word) => word.startsWith(typed));
}
