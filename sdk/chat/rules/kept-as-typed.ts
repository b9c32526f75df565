// Decides which parts of a typed text no word is made an emoji in: code, and addresses.
import { codeIn } from '../../contract/markup/text-styles.ts';
import { linksIn, type TextLink } from './text-links.ts';

/**
 * Answers of a place in the text, in UTF-16 units, whether what begins there stays as it was typed.
 * @param isWritten it is still being written: code that nobody has closed yet is code
 */
export function keptAsTyped(text: string, isWritten = false): (at: number) => boolean {
  const isCode = codeIn(text, isWritten);
  // Asked for at every key, and most texts have no word that asks.
  let links: readonly TextLink[] | undefined;
  return (at) =>
    isCode(at) ||
    (links ??= linksIn(text)).some(({ at: start, label }) => start <= at && at < start + label.length);
}
