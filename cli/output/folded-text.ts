// Folds text for a terminal's width between words, so that what the terminal would tear stays readable.
import { cellWidth } from '../tui/text/cell-width.ts';
import { wrapCjk } from '../tui/text/wrap-cjk.ts';

/**
 * The text in lines of at most `width` cells. A line with an address that is longer than that is left to the terminal,
 * which can still open and copy it as a whole.
 */
export function foldedText(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => (hasLongAddress(line, width) ? [line] : wrapCjk(line, Math.max(1, width))))
    .join('\n');
}

function hasLongAddress(line: string, width: number): boolean {
  return line.split(/\s/u).some((word) => word.includes('://') && cellWidth(word) > width);
}
