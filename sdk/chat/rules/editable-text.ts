// Decides what stands in the field where a message is worded anew: what was typed, without the quote it answers.
import { withoutQuote } from '../../contract/markup/quoted-text.ts';
import { plainText } from '../../contract/markup/readable.ts';

/** The words of a text message, emojis by their names in brackets. */
export function editableText(wire: string): string {
  return plainText(withoutQuote(wire));
}
