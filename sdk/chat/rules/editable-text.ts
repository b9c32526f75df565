// Decides what stands in the field where a message is worded anew: what was typed, without the quote it answers.
import { withoutQuote } from '../../contract/markup/quoted-text.ts';
import { plainText } from '../../contract/markup/readable.ts';

/**
 * The words of a text message, emojis by their names in brackets. With `wordOf` those that have an English word stand by
 * it between colons, wherever that is read as the emoji again: not right after a letter or another such word.
 */
export function editableText(wire: string, wordOf?: (name: string) => string | undefined): string {
  const text = plainText(withoutQuote(wire));
  if (wordOf === undefined) return text;
  let written = '';
  let position = 0;
  for (const match of text.matchAll(/\[([^[\]]{1,16})\]/g)) {
    written += text.slice(position, match.index);
    position = match.index + match[0].length;
    const word = wordOf(match[1] ?? '');
    const isRead = !/[\w:/]$/.test(written) && !/^\w/.test(text.slice(position));
    written += word === undefined || !isRead ? match[0] : `:${word}:`;
  }
  return written + text.slice(position);
}
