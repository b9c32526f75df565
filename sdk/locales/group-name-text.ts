// Names a group that nobody has named, after its people.
import { givenFirst } from '../base/given-first.ts';
import { listText } from './list-text.ts';

/** People whose names such a name holds. */
const named = 4;

/** «沈知行、林若溪、陈宇航»: the first of the people, cut to what a name may hold. @param most characters */
export function groupNameText(
  words: { readonly locale: string },
  names: readonly string[],
  most: number,
): string {
  return Array.from(listText(words, names.slice(0, named).map(givenFirst)))
    .slice(0, most)
    .join('');
}
