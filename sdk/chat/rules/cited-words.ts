// Decides by what words a sentence names a message: its own in one line, or what it is where it has none.
import { summarize } from '../../contract/markup/summary.ts';
import { plainText } from '../../contract/markup/readable.ts';
import { inOneLine } from '../../contract/markup/text-styles.ts';

/** The words of a message as it travels; a picture or a voice message without any is called that. */
export function citedWords(wire: string) {
  const said = inOneLine(plainText(wire));
  if (said !== '') return said;
  const { card } = summarize(wire);
  return card === undefined ? '' : ({ key: `chat.cards.${card}` } as const);
}

/** Words, or the sentence that stands for them. */
export type CitedWords = ReturnType<typeof citedWords>;
