// Says a name as a reader sees it: with its letters behind it, where the reader has chosen them.
import type { Translator } from './translator.ts';

/** «@宋嘉慧 Song Jiahui» in a message; a mention of everybody in a group names nobody. */
export function mentionText(
  reader: Pick<Translator, 'letters'>,
  mention: { readonly text: string; readonly isEveryone: boolean },
): string {
  return mention.isEveryone ? mention.text : `@${nameText(reader, mention.text.slice(1))}`;
}

/** «宋嘉慧 Song Jiahui», or the name alone. */
export function nameText({ letters }: Pick<Translator, 'letters'>, name: string): string {
  const written = letters?.(name);
  return written === undefined ? name : `${name} ${written}`;
}
