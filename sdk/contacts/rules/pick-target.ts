// Decides which chat or person a typed word means: an exact name, else its beginning, in its script, pinyin or initials.
import { givenFirst } from '../../base/given-first.ts';
import { nameReading } from './name-reading.ts';

/** Something that can be meant: `pinyin` as the office gives it (`name-reading.ts`). */
type NamedTarget = { readonly name: string; readonly pinyin: string };

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * The candidates a word means. Exact names win over all others; only where there is none, Latin letters match the
 * beginning of the pinyin, of its initials, or of a Latin name, the given one first as well, and other ones the beginning of the name. More than one result is an ambiguous word.
 */
export function pickTargets<T extends NamedTarget>(typed: string, candidates: readonly T[]): T[] {
  const query = fold(typed);
  if (query === '') return [];
  const exact = candidates.filter(({ name }) => fold(name) === query);
  if (exact.length > 0) return exact;
  const letters = query.replace(/[\s',]+/g, '');
  // In its own script a name is meant by how it begins.
  if (!/^[a-z0-9]+$/.test(letters)) return candidates.filter(({ name }) => fold(name).startsWith(query));
  return candidates.filter(({ name, pinyin }) => {
    const { full, initials } = nameReading(pinyin);
    const written = [name, givenFirst(name)].map((form) => fold(form).replace(/[\s',]+/g, ''));
    return [full, initials, ...written].some((form) => form.startsWith(letters));
  });
}
