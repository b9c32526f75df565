// Decides when typing asks for an emoji.
import { codeIn } from '../../contract/markup/text-styles.ts';

/** What follows a colon at the caret, where an emoji may be meant by it: `:smi`, `：强` is none. */
export type EmojiQuery = { readonly at: number; readonly query: string };

/** The emoji that is asked for at the caret: a colon that begins a word, and two letters or a character behind it; none in code. */
export function emojiQuery(text: string, caret: number): EmojiQuery | undefined {
  const found = /(?<![\w:/]):([a-z][a-z_-]{1,24}|\p{Script=Han}{1,6})$/iu.exec(text.slice(0, caret));
  return found === null || codeIn(text, true)(found.index)
    ? undefined
    : { at: found.index, query: found[1] ?? '' };
}
