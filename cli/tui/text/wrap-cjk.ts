// Breaks text into lines of a width the way Chinese and English are read: between words, never before a closing mark.
import { BoundedMap } from '#sdk/base/bounded-map.ts';
import { type AmbiguousWidth, ambiguousWidth, cellWidth } from './cell-width.ts';

/** A line as a piece of the text it was broken out of, in UTF-16 units. */
export type LineRange = { readonly start: number; readonly end: number };

/** Marks that close or divide: never the first of a line, whatever stands before them. */
const fullWidthCloser = /^[，。、；：？！）】》」』〉〕］｝”’…—～·・％‰℃々]$/u;
/** ASCII marks that belong to the word before them, unless a blank divides them. */
const asciiCloser = /^[!%),./:;>?\]}|+*=~^&_'"`-]$/;
/** Marks that open: never the last of a line. */
const opener = /^[（【《「『〈〔［｛“‘([{<#@$¥￥€£＠＃]$/u;
const blank = /^[^\S\n]+$/u;
const address = /(?<![a-z])[a-z][a-z0-9+.-]{0,30}:\/\/[^\s，。、；！？（）【】《》「」『』“”‘’]+/giu;

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

type Piece = LineRange & { readonly text: string };

/** Words and marks of a paragraph; an address is one word, however many marks are in it, and so is what stays whole. */
function pieces(text: string, from: number, to: number, whole: readonly LineRange[]): Piece[] {
  const found: Piece[] = [];
  const addWords = (start: number, end: number): void => {
    for (const { segment, index } of words.segment(text.slice(start, end)))
      found.push({ text: segment, start: start + index, end: start + index + segment.length });
  };
  const addresses = Array.from(text.slice(from, to).matchAll(address), ({ 0: said, index }) => ({
    start: from + index,
    end: from + index + said.length,
  }));
  const inside = whole.filter(({ start, end }) => start >= from && end <= to);
  let at = from;
  for (const { start, end } of [...addresses, ...inside].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    addWords(at, start);
    at = end;
    found.push({ text: text.slice(start, end), start, end });
  }
  addWords(at, to);
  return found;
}

/** What may not be torn apart: a word with the marks that hang on it, or a run of blanks. */
type Chunk = LineRange & { readonly isBlank: boolean };

function join(parts: readonly Piece[]): Chunk[] {
  const chunks: Chunk[] = [];
  let opened: number | undefined;
  for (const part of parts) {
    const last = chunks.at(-1);
    const start = opened ?? part.start;
    if (fullWidthCloser.test(part.text) && last !== undefined && opened === undefined) {
      // A blank before a closing mark is no place to break either.
      const before = last.isBlank ? chunks.at(-2) : undefined;
      if (before !== undefined) chunks.pop();
      chunks[chunks.length - 1] = { start: (before ?? last).start, end: part.end, isBlank: false };
    } else if (
      asciiCloser.test(part.text) &&
      last !== undefined &&
      !last.isBlank &&
      opened === undefined &&
      last.end === part.start
    ) {
      chunks[chunks.length - 1] = { ...last, end: part.end };
    } else if (blank.test(part.text)) {
      if (opened !== undefined) chunks.push({ start: opened, end: part.start, isBlank: false });
      chunks.push({ start: part.start, end: part.end, isBlank: true });
      opened = undefined;
    } else if (opener.test(part.text)) {
      opened = start;
    } else {
      chunks.push({ start, end: part.end, isBlank: false });
      opened = undefined;
    }
  }
  const end = parts.at(-1)?.end;
  if (opened !== undefined && end !== undefined) chunks.push({ start: opened, end, isBlank: false });
  return chunks;
}

/** The characters of a chunk that is wider than a line, each with the closing marks that follow it. */
function cells(text: string, chunk: Chunk, width: number, ambiguous: AmbiguousWidth): LineRange[] {
  const single = Array.from(characters.segment(text.slice(chunk.start, chunk.end)), ({ segment, index }) => ({
    start: chunk.start + index,
    end: chunk.start + index + segment.length,
    text: segment,
  }));
  const held: LineRange[] = [];
  for (const part of single) {
    const last = held.at(-1);
    const isHeld =
      last !== undefined &&
      fullWidthCloser.test(part.text) &&
      cellWidth(text.slice(last.start, part.end), ambiguous) <= width;
    if (isHeld) held[held.length - 1] = { start: last.start, end: part.end };
    else held.push({ start: part.start, end: part.end });
  }
  return held;
}

function wrapParagraph(
  text: string,
  from: number,
  to: number,
  width: number,
  ambiguous: AmbiguousWidth,
  whole: readonly LineRange[],
): LineRange[] {
  if (from === to) return [{ start: from, end: from }];
  if (cellWidth(text.slice(from, to), ambiguous) <= width) return [{ start: from, end: to }];
  const lines: LineRange[] = [];
  let start = from;
  let end = from;
  let taken = 0;
  /** Blanks since the last word: drawn only when another word follows on the same line. */
  let pending = 0;
  const finish = (next: number): void => {
    lines.push({ start, end });
    start = next;
    end = next;
    taken = 0;
    pending = 0;
  };
  for (const chunk of join(pieces(text, from, to, whole))) {
    const size = cellWidth(text.slice(chunk.start, chunk.end), ambiguous);
    if (chunk.isBlank) {
      // Blanks that begin a paragraph are an indent; where it is as wide as the line there is nothing to indent.
      if (end === from && size < width) {
        end = chunk.end;
        taken = size;
      } else pending += size;
      continue;
    }
    // An indent as wide as the line takes a line of its own.
    if (taken === 0 && pending > 0) finish(chunk.start);
    if (taken + pending + size <= width) {
      end = chunk.end;
      taken += pending + size;
      pending = 0;
      continue;
    }
    if (size <= width && taken > 0) {
      finish(chunk.start);
      end = chunk.end;
      taken = size;
      continue;
    }
    // Wider than a line: filled cell by cell from here on.
    for (const part of cells(text, chunk, width, ambiguous)) {
      const partSize = cellWidth(text.slice(part.start, part.end), ambiguous);
      if (taken + pending + partSize > width && taken > 0) finish(part.start);
      end = part.end;
      taken += pending + partSize;
      pending = 0;
    }
  }
  lines.push({ start, end });
  return lines;
}

/**
 * The lines of a text as ranges, at least one. No line is wider than `width` cells (2 at the least, which is what
 * all but a few characters of old scripts and musical notes need), blanks at the place of a break are left out, newlines always break. What is `whole` is
 * broken only where it is wider than a line, between characters. Cost: linear in the text.
 */
export function wrapRanges(
  text: string,
  width: number,
  ambiguous: AmbiguousWidth = ambiguousWidth(),
  whole: readonly LineRange[] = [],
): LineRange[] {
  const lines: LineRange[] = [];
  let from = 0;
  for (;;) {
    const newline = text.indexOf('\n', from);
    const to = newline === -1 ? text.length : newline;
    lines.push(...wrapParagraph(text, from, to, Math.max(2, width), ambiguous, whole));
    if (newline === -1) return lines;
    from = newline + 1;
  }
}

/** The lines of a text; see {@link wrapRanges}. */
export function wrapCjk(text: string, width: number, ambiguous: AmbiguousWidth = ambiguousWidth()): string[] {
  return wrapRanges(text, width, ambiguous).map(({ start, end }) => text.slice(start, end));
}

/** Breaks a text that is made of differently drawn parts; what else a part carries stays with each piece of it. */
export function wrapSpans<Span extends { readonly text: string; readonly isWhole?: boolean }>(
  spans: readonly Span[],
  width: number,
  ambiguous: AmbiguousWidth = ambiguousWidth(),
): Span[][] {
  const whole = spans.map((span) => span.text).join('');
  const starts: number[] = [];
  let length = 0;
  for (const span of spans) {
    starts.push(length);
    length += span.text.length;
  }
  const kept = spans.flatMap((span, index) => {
    const start = starts[index] ?? 0;
    return span.isWhole === true ? [{ start, end: start + span.text.length }] : [];
  });
  return wrapRanges(whole, width, ambiguous, kept).map((line) =>
    spans.flatMap((span, index) => {
      const first = starts[index] ?? 0;
      const piece = span.text.slice(Math.max(0, line.start - first), Math.max(0, line.end - first));
      return piece === '' ? [] : [{ ...span, text: piece }];
    }),
  );
}

/** The wrapped lines of texts by id, kept while text and width stay the same. */
export type WrapCache = {
  /** Lines of `text`, broken now or taken from before. The id names the text: a message's mid, for example. */
  lines(id: string, text: string, width: number): readonly string[];
  /** Forgets everything, for when the ambiguous width changes. */
  clear(): void;
};

/** Opens a cache of at most `limit` texts; the longest unused goes first. */
export function openWrapCache({
  limit = 2_000,
  ambiguous = ambiguousWidth(),
}: { limit?: number; ambiguous?: AmbiguousWidth } = {}): WrapCache {
  type Entry = { text: string; width: number; lines: readonly string[] };
  const entries = new BoundedMap<string, Entry>(limit);
  return {
    lines: (id, text, width) => {
      const kept = entries.get(id);
      const entry =
        kept !== undefined && kept.text === text && kept.width === width
          ? kept
          : { text, width, lines: wrapCjk(text, width, ambiguous) };
      // Set again, so that the order of the map is the order of use.
      entries.set(id, entry);
      return entry.lines;
    },
    clear: () => entries.clear(),
  };
}
