// Says a name as a reader sees it: with its letters behind it, where the reader has chosen them.
import type { Translator } from './translator.ts';

/** «@宋嘉慧 Song Jiahui» in a message, of the mention as it is written. */
export const mentionText = (reader: Pick<Translator, 'letters'>, written: string): string =>
  `@${nameText(reader, written.slice(1))}`;

/** «宋嘉慧 Song Jiahui», or the name alone. */
export function nameText({ letters }: Pick<Translator, 'letters'>, name: string): string {
  const written = letters?.(name);
  return written === undefined ? name : `${name} ${written}`;
}
