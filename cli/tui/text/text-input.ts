// A multi-line text field as a pure reducer: grapheme by grapheme, with the editing keys of a shell's command line.
import { type AmbiguousWidth, ambiguousWidth, cellWidth, graphemes, graphemeWidth } from './cell-width.ts';
import { wrapRanges } from './wrap-cjk.ts';

/** One state undo can return to. */
type Moment = { readonly text: string; readonly caret: number };

/** What a text field holds. Made by {@link textInput}, changed by {@link edit} only. */
export type TextInput = {
  readonly text: string;
  /** UTF-16 offset, always between two graphemes. */
  readonly caret: number;
  /** What was cut, newest first; yank puts it back. */
  readonly kills: readonly string[];
  readonly undo: readonly Moment[];
  readonly redo: readonly Moment[];
  /** What the last edit was: typing joins typing in one undo step, cuts of one direction join in one kill. */
  readonly last: 'typing' | 'killBack' | 'killForward' | 'yank' | 'vertical' | 'other';
  /** The text yank put in, for yank-pop to replace. */
  readonly yanked: { readonly start: number; readonly index: number } | undefined;
  /** Cell a vertical move aims at, so that short lines do not pull the caret to the left for good. */
  readonly goalCell: number;
};

/** Where the caret goes, or up to where is deleted. */
export type Reach =
  | 'charBack'
  | 'charForward'
  | 'wordBack'
  | 'wordForward'
  | 'lineStart'
  | 'lineEnd'
  | 'start'
  | 'end';

/** One thing done to a text field. */
export type Edit =
  | { readonly kind: 'type' | 'paste'; readonly text: string }
  | { readonly kind: 'move' | 'delete' | 'kill'; readonly to: Reach }
  | {
      readonly kind: 'vertical';
      readonly by: -1 | 1;
      readonly width: number;
      readonly ambiguous?: AmbiguousWidth;
    }
  | { readonly kind: 'caret'; readonly at: number }
  | { readonly kind: 'replace'; readonly start: number; readonly end: number; readonly text: string }
  | { readonly kind: 'set'; readonly text: string }
  | { readonly kind: 'yank' | 'yankPop' | 'transpose' | 'undo' | 'redo' };

const keptKills = 20;
const keptMoments = 200;

/** A text field with a text, its caret behind it. */
export function textInput(text = ''): TextInput {
  const held = cleanText(text);
  return {
    text: held,
    caret: held.length,
    kills: [],
    undo: [],
    redo: [],
    last: 'other',
    yanked: undefined,
    goalCell: -1,
  };
}

/** What may stand in a text field: newlines of one kind, tabs as blanks, nothing that steers a terminal. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replaceAll('\t', '    ')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');
}

const wordSegmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The offset of the beginning of the word before `caret`. */
function wordBefore(text: string, caret: number): number {
  const before = Array.from(wordSegmenter.segment(text.slice(0, caret)));
  const word = before.findLast((part) => part.isWordLike === true);
  return word?.index ?? 0;
}

/** The offset behind the word after `caret`. */
function wordAfter(text: string, caret: number): number {
  for (const part of wordSegmenter.segment(text.slice(caret)))
    if (part.isWordLike === true) return caret + part.index + part.segment.length;
  return text.length;
}

/** The offset a reach goes to from the caret. */
export function reach({ text, caret }: Pick<TextInput, 'text' | 'caret'>, to: Reach): number {
  switch (to) {
    case 'charBack':
      // A line is enough to look at, and keeps the cost of a key independent of the length of the text.
      return (
        caret - (graphemes(text.slice(lineStart(text, caret), caret)).at(-1)?.length ?? Math.min(1, caret))
      );
    case 'charForward':
      return (
        caret +
        (graphemes(text.slice(caret, lineEnd(text, caret)))[0]?.length ?? Math.min(1, text.length - caret))
      );
    case 'wordBack':
      return wordBefore(text, caret);
    case 'wordForward':
      return wordAfter(text, caret);
    case 'lineStart':
      return lineStart(text, caret);
    case 'lineEnd':
      return lineEnd(text, caret);
    case 'start':
      return 0;
    case 'end':
      return text.length;
  }
}

function lineStart(text: string, caret: number): number {
  return caret === 0 ? 0 : text.lastIndexOf('\n', caret - 1) + 1;
}

function lineEnd(text: string, caret: number): number {
  const end = text.indexOf('\n', caret);
  return end === -1 ? text.length : end;
}

/** The nearest place between two graphemes at or before an offset. */
function between(text: string, offset: number): number {
  const wanted = Math.max(0, Math.min(offset, text.length));
  const start = lineStart(text, wanted);
  let at = start;
  for (const grapheme of graphemes(text.slice(start, lineEnd(text, wanted)))) {
    if (at + grapheme.length > wanted) break;
    at += grapheme.length;
  }
  return at;
}

/** A new text after which undo leads back to where the field was; `joins` keeps the step before as that place. */
function changed(
  field: TextInput,
  text: string,
  caret: number,
  last: TextInput['last'],
  joins = false,
): TextInput {
  // Nothing was done: there is no step that what comes next could join.
  if (text === field.text) return { ...field, caret, last: 'other', yanked: undefined, goalCell: -1 };
  return {
    ...field,
    text,
    caret,
    last,
    undo: joins
      ? field.undo
      : [...field.undo.slice(1 - keptMoments), { text: field.text, caret: field.caret }],
    redo: [],
    yanked: undefined,
    goalCell: -1,
  };
}

function replaced(
  field: TextInput,
  start: number,
  end: number,
  text: string,
): { text: string; caret: number } {
  return { text: field.text.slice(0, start) + text + field.text.slice(end), caret: start + text.length };
}

function kill(field: TextInput, to: Reach): TextInput {
  // Cutting to the end of a line that is at its end takes the newline, as shells do.
  const target = reach(field, to);
  const at = to === 'lineEnd' && target === field.caret ? Math.min(field.text.length, target + 1) : target;
  const [start, end] = [Math.min(at, field.caret), Math.max(at, field.caret)];
  if (start === end) return { ...field, last: 'other' };
  const cut = field.text.slice(start, end);
  const direction = at < field.caret ? 'killBack' : 'killForward';
  const joins = field.last === direction;
  const newest = field.kills[0] ?? '';
  const kills = joins
    ? [direction === 'killBack' ? cut + newest : newest + cut, ...field.kills.slice(1)]
    : [cut, ...field.kills].slice(0, keptKills);
  const next = replaced(field, start, end, '');
  return { ...changed(field, next.text, start, direction), kills };
}

function yank(field: TextInput, index: number, start: number, end: number): TextInput {
  const text = field.kills[index];
  if (text === undefined) return { ...field, last: 'other' };
  const next = replaced(field, start, end, text);
  const after = changed(field, next.text, next.caret, 'yank', field.last === 'yank');
  return { ...after, last: 'yank', yanked: { start, index } };
}

/** Swaps the two graphemes around the caret, at the end of a line the two before it. */
function transpose(field: TextInput): TextInput {
  const from = lineStart(field.text, field.caret);
  const before = graphemes(field.text.slice(from, field.caret));
  const after = graphemes(field.text.slice(field.caret, lineEnd(field.text, field.caret)));
  const second = after[0] ?? before.pop();
  const first = before.at(-1);
  if (first === undefined || second === undefined) return { ...field, last: 'other' };
  const end = field.caret + (after[0]?.length ?? 0);
  const next = replaced(field, end - first.length - second.length, end, second + first);
  return changed(field, next.text, next.caret, 'other');
}

function travel(field: TextInput, way: 'undo' | 'redo'): TextInput {
  const moment = field[way].at(-1);
  if (moment === undefined) return { ...field, last: 'other' };
  const here: Moment = { text: field.text, caret: field.caret };
  const back = way === 'undo' ? 'redo' : 'undo';
  return {
    ...field,
    ...moment,
    [way]: field[way].slice(0, -1),
    [back]: [...field[back], here],
    last: 'other',
    yanked: undefined,
    goalCell: -1,
  };
}

/** A line as the field shows it: what of the text is on it, blanks at a break included. */
export type VisualLine = { readonly start: number; readonly end: number };

/**
 * The lines of a field of `width` cells. One cell of each line is left for a caret behind the last character, so that
 * the caret never stands outside. Every character is on exactly one line; newlines on none.
 */
export function visualLines(
  text: string,
  width: number,
  ambiguous: AmbiguousWidth = ambiguousWidth(),
): VisualLine[] {
  const ranges = wrapRanges(text, Math.max(2, width - 1), ambiguous);
  let from = 0;
  return ranges.map((range, index) => {
    const start = from;
    const next = ranges[index + 1];
    const newline = text.indexOf('\n', range.end);
    const breaksHere = newline !== -1 && (next === undefined || newline < next.start);
    const end = next === undefined ? text.length : breaksHere ? newline : next.start;
    from = breaksHere ? end + 1 : end;
    return { start, end };
  });
}

/** The line and cell of the caret in a field of `width` cells: where the terminal's cursor, and an input method's window, belong. */
export function caretCell(
  { text, caret }: Pick<TextInput, 'text' | 'caret'>,
  width: number,
  ambiguous: AmbiguousWidth = ambiguousWidth(),
): { readonly line: number; readonly cell: number } {
  const lines = visualLines(text, width, ambiguous);
  const line = Math.max(
    0,
    lines.findLastIndex((one) => one.start <= caret),
  );
  const cell = cellWidth(text.slice(lines[line]?.start ?? 0, caret), ambiguous);
  // Blanks that hang over the end of a line are not drawn; the caret waits in the last cell.
  return { line, cell: Math.min(cell, Math.max(0, width - 1)) };
}

/** Whether the caret is on the first or last line as shown: where ↑ and ↓ leave the field. */
export function isAtEdge(
  field: TextInput,
  by: -1 | 1,
  width: number,
  ambiguous: AmbiguousWidth = ambiguousWidth(),
): boolean {
  const { line } = caretCell(field, width, ambiguous);
  return by === -1 ? line === 0 : line === visualLines(field.text, width, ambiguous).length - 1;
}

function vertical(field: TextInput, by: -1 | 1, width: number, ambiguous: AmbiguousWidth): TextInput {
  const lines = visualLines(field.text, width, ambiguous);
  const here = caretCell(field, width, ambiguous);
  const goalCell = field.last === 'vertical' && field.goalCell >= 0 ? field.goalCell : here.cell;
  const target = lines[here.line + by];
  if (target === undefined) return { ...field, last: 'vertical', goalCell };
  const isLast = here.line + by === lines.length - 1;
  let caret = target.start;
  let cell = 0;
  for (const grapheme of graphemes(field.text.slice(target.start, target.end))) {
    cell += graphemeWidth(grapheme, ambiguous);
    if (cell > goalCell) break;
    // Behind the last character of a line that was broken is the beginning of the next one.
    const behind = caret + grapheme.length;
    if (behind === target.end && !isLast && field.text[behind] !== '\n') break;
    caret = behind;
  }
  return { ...field, caret, last: 'vertical', goalCell, yanked: undefined };
}

/** The field after an edit. What cannot be done (deleting at the beginning, yank without a kill) changes nothing. */
export function edit(field: TextInput, action: Edit): TextInput {
  switch (action.kind) {
    case 'type':
    case 'paste': {
      const text = cleanText(action.text);
      const next = replaced(field, field.caret, field.caret, text);
      // A new word is a new undo step.
      const joins = action.kind === 'type' && field.last === 'typing' && !/^\s/.test(text);
      return changed(field, next.text, next.caret, action.kind === 'type' ? 'typing' : 'other', joins);
    }
    case 'move':
      return { ...field, caret: reach(field, action.to), last: 'other', yanked: undefined, goalCell: -1 };
    case 'caret':
      return {
        ...field,
        caret: between(field.text, action.at),
        last: 'other',
        yanked: undefined,
        goalCell: -1,
      };
    case 'vertical':
      return vertical(field, action.by, action.width, action.ambiguous ?? ambiguousWidth());
    case 'delete': {
      const at = reach(field, action.to);
      const next = replaced(field, Math.min(at, field.caret), Math.max(at, field.caret), '');
      return changed(field, next.text, Math.min(at, field.caret), 'other');
    }
    case 'kill':
      return kill(field, action.to);
    case 'yank':
      return yank(field, 0, field.caret, field.caret);
    case 'yankPop':
      if (field.last !== 'yank' || field.yanked === undefined) return field;
      return yank(field, (field.yanked.index + 1) % field.kills.length, field.yanked.start, field.caret);
    case 'transpose':
      return transpose(field);
    case 'undo':
    case 'redo':
      return travel(field, action.kind);
    case 'replace': {
      const start = between(field.text, action.start);
      const end = Math.max(start, between(field.text, action.end));
      const next = replaced(field, start, end, cleanText(action.text));
      return changed(field, next.text, next.caret, 'other');
    }
    case 'set': {
      const text = cleanText(action.text);
      return changed(field, text, text.length, 'other');
    }
  }
}
