// Decides what a mark that waits says in the outbox: what it does, and to which words.
import { withoutQuote } from '../../contract/markup/quoted-text.ts';
import { citedWords } from './cited-words.ts';

/** A mark, as far as its sentence asks. */
type Mark =
  | { readonly type: 'react' | 'pin'; readonly on: boolean }
  | { readonly type: 'edit'; readonly text: string };

/** Characters of a message that are told. */
const longest = 80;

/** The sentence. `words` is the message as it travels. */
export function markLine(mark: Mark, words: string) {
  const wire = mark.type === 'edit' ? mark.text : words;
  const said = citedWords(withoutQuote(wire));
  const letters = typeof said === 'string' ? [...said] : [];
  const text = letters.length > longest ? `${letters.slice(0, longest).join('')}…` : said;
  const name =
    mark.type === 'edit'
      ? 'edit'
      : mark.on
        ? mark.type
        : mark.type === 'pin'
          ? ('unpin' as const)
          : ('unreact' as const);
  return { key: `marks.waiting.${name}` as const, parameters: { text } };
}
