// Decides what is done with pasted text: typed as it is, put in at once, or asked about first.
import { cleanText } from './text-input.ts';
import { graphemes } from './cell-width.ts';

/** More lines than this are asked about before they are put in. */
export const pasteLinesUnasked = 3;
/** More characters than this are asked about before they are put in (a message holds 2,000). */
export const pasteCharactersUnasked = 2_000;

/** What a paste is. `text` is clean, its newlines are newlines; none of them ever sends. */
export type Paste = {
  readonly kind: 'typing' | 'insert' | 'ask';
  readonly text: string;
  readonly lines: number;
  readonly characters: number;
};

/** A commit of an input method is at most this long in practice. */
const longestCommit = 40;

/**
 * Reads a bracketed paste. Some terminals deliver what an input method commits this way, so a short text without a
 * newline is typing.
 */
export function readPaste(raw: string): Paste {
  const text = cleanText(raw);
  const lines = text.split('\n').length;
  const characters = graphemes(text).length;
  if (lines > pasteLinesUnasked || characters > pasteCharactersUnasked)
    return { kind: 'ask', text, lines, characters };
  return { kind: lines === 1 && characters <= longestCommit ? 'typing' : 'insert', text, lines, characters };
}
