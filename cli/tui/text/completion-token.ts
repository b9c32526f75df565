// Finds the word that is being completed at the caret: a person after @, a face after :, a command after /.
import type { TextInput } from './text-input.ts';

/** What is being completed. `start` and `end` are the range a choice replaces, the sign included. */
export type CompletionToken = {
  readonly sign: '@' | ':' | '/';
  readonly query: string;
  readonly start: number;
  readonly end: number;
};

/** Longest query looked for: no name, face or command is longer. */
const longestQuery = 32;

/**
 * The token the caret is behind, or undefined. `/` counts at the beginning of the text only, `:` needs a blank or a
 * beginning before it and one letter behind it, so that times and addresses do not open a list; `@` stands after
 * anything but an ASCII letter or digit, so that mail addresses do not.
 */
export function completionToken({
  text,
  caret,
}: Pick<TextInput, 'text' | 'caret'>): CompletionToken | undefined {
  const before = text.slice(Math.max(0, caret - longestQuery - 2), caret);
  const found = /(^|[^\n])([@:/])([^\s@:/]*)$/u.exec(before) ?? /(^|\n)([@:/])([^\s@:/]*)$/u.exec(before);
  if (found === null) return undefined;
  const [, previous = '', sign, query = ''] = found;
  const start = caret - query.length - 1;
  if (query.length > longestQuery) return undefined;
  if (sign === '/') return start === 0 ? { sign, query, start, end: caret } : undefined;
  if (sign === ':')
    return query !== '' && /^\s?$/.test(previous) ? { sign, query, start, end: caret } : undefined;
  if (sign === '@' && !/[A-Za-z0-9._-]/.test(previous)) return { sign, query, start, end: caret };
  return undefined;
}
