// Decides what a field to write in shows for named emojis: the face, one character, while the text keeps its name.
import { emojiOf, emojis } from '../../contract/emojis.ts';
import { codeIn } from '../../contract/markup/text-styles.ts';
import { keptAsTyped } from './kept-as-typed.ts';
import { namedEmoji, wordBetweenColons, type FindableEmoji } from './named-emoji.ts';

/** A face in a text: where its name in brackets stands, and where and as what the field shows it. UTF-16 units. */
type Face = {
  readonly at: number;
  readonly length: number;
  readonly shownAt: number;
  readonly shown: string;
};

/** What a person has typed, and where the caret is in it. */
export type Typed = { readonly text: string; readonly caret: number };

function facesIn(text: string): readonly Face[] {
  let shorter = 0;
  const faces: Face[] = [];
  const isCode = codeIn(text, true);
  for (const match of text.matchAll(/\[([^[\]()\\\s]{1,16})\]/g)) {
    const shown = emojiOf(match[1] ?? '');
    if (shown === undefined || isCode(match.index)) continue;
    faces.push({ at: match.index, length: match[0].length, shownAt: match.index - shorter, shown });
    shorter += match[0].length - shown.length;
  }
  return faces;
}

/** The text as the field shows it. */
export function shownInField(text: string): string {
  let position = 0;
  let shown = '';
  for (const face of facesIn(text)) {
    shown += text.slice(position, face.at) + face.shown;
    position = face.at + face.length;
  }
  return shown + text.slice(position);
}

/** Where a place of the text stands in the field; one within a name is behind its face. */
export function placeInField(text: string, at: number): number {
  let shorter = 0;
  for (const face of facesIn(text)) {
    if (face.at >= at) break;
    if (at < face.at + face.length) return face.shownAt + face.shown.length;
    shorter += face.length - face.shown.length;
  }
  return at - shorter;
}

/** Where a place of the field stands in the text; one within a face is behind its name. */
export function placeInText(text: string, shownAt: number): number {
  let longer = 0;
  for (const face of facesIn(text)) {
    if (face.shownAt >= shownAt) break;
    longer += face.length - face.shown.length;
    if (shownAt < face.shownAt + face.shown.length) return face.at + face.length;
  }
  return shownAt + longer;
}

/**
 * The text after the field was changed to `now` with the caret at `caret`: what was not touched keeps its names. A word
 * between colons that is a face becomes it, unless an input method is still at work.
 * @param natives emojis beside the named ones, asked for where a word is none of those
 */
export function typedInField(
  before: string,
  now: string,
  caret: number,
  composing = false,
  natives: () => readonly FindableEmoji[] = () => [],
): Typed {
  const was = shownInField(before);
  const faces = facesIn(before);
  // Characters may begin or end alike: a face is changed whole or not at all.
  const inside = (at: number): Face | undefined =>
    faces.find(({ shownAt, shown }) => shownAt < at && at < shownAt + shown.length);
  const shorter = Math.min(was.length, now.length);
  let start = 0;
  while (start < shorter && was[start] === now[start]) start += 1;
  start = inside(start)?.shownAt ?? start;
  let tail = 0;
  while (tail < shorter - start && was.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const cut = inside(was.length - tail);
  if (cut !== undefined) tail = was.length - cut.shownAt - cut.shown.length;
  const head = before.slice(0, placeInText(before, start));
  const rest = before.slice(placeInText(before, was.length - tail));
  const text = head + now.slice(start, now.length - tail) + rest;
  const written = {
    text,
    // What was changed begins as far back as it can: the caret is in it, or before it.
    caret:
      caret <= start ? placeInText(before, caret) : head.length + Math.min(caret, now.length - tail) - start,
  };
  return composing ? written : wordsAsFaces(written, natives);
}

/** Words between colons that are sent as emojis, as the names of these, or their characters. What stands in code or an address stays. */
function wordsAsFaces({ text, caret }: Typed, natives: () => readonly FindableEmoji[]): Typed {
  if (!text.includes(':')) return { text, caret };
  const isKept = keptAsTyped(text, true);
  let moved = caret;
  const written = text.replace(wordBetweenColons, (typed, word: string, at: number) => {
    if (isKept(at)) return typed;
    const named = namedEmoji(emojis, word)?.name;
    const code = named === undefined ? namedEmoji(natives(), word)?.name : `[${named}]`;
    if (code === undefined) return typed;
    if (caret > at) moved += code.length - Math.min(typed.length, caret - at);
    return code;
  });
  return { text: written, caret: moved };
}
