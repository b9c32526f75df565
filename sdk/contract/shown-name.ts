// Decides what of a text may be shown as a name of somebody or something: what steers the words around it, or shows nothing, may not.

/**
 * Controls, direction marks, what is read over (soft hyphen, zero-width characters, fillers, tags, invisible signs),
 * separators of lines, and single halves of pairs. A joiner stays inside of a picture, which it makes; a variation sign
 * stays behind one.
 */
const hidden =
  /\u034f|[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
const joiner =
  /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const variation = /(?<![\p{Extended_Pictographic}\d#*])[\ufe00-\ufe0f]/gu;
const lineEnds = /[\r\n\t\u2028\u2029\u0085]+/g;

/** A text as it may be shown as a name, in one line; empty where nothing of it shows. */
export function shownName(text: string): string {
  return text
    .toWellFormed()
    .replace(lineEnds, ' ')
    .replace(hidden, '')
    .replace(joiner, '')
    .replace(variation, '')
    .trim();
}

/** What is seen in any case; most texts have one of them near their beginning. */
const seen = /[!-~\u4e00-\u9fff]/;

/** Whether nothing of a text is seen: it is empty, or has only blanks, fillers and signs that are read over. */
export const isBlank = (text: string): boolean => !seen.test(text) && shownName(text) === '';

/** What turns the reading order of the words around it: overrides, embeddings and isolates. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text of several lines as it may be shown: in the order of its letters, whatever signs of direction stand in it. */
export function unturned(text: string): string {
  return text.replace(turning, '');
}
