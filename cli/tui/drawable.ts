// Makes what people and servers wrote safe and steady to draw: no steering characters, no sequences of unsure width.
import { safeLine, safeText } from '../output/safe-text.ts';
import { drawableText } from './text/cell-width.ts';

/** For a place of one line. */
export function drawableLine(text: string): string {
  return drawableText(safeLine(text));
}

/** For a place of several lines. */
export function drawableLines(text: string): string {
  return drawableText(safeText(text));
}
