// Decides which lines of a text are a list or quote somebody: what begins them says so, and whoever does not know it shows the signs.
import type { DisplayPiece } from './display-text.ts';

/** Lines that belong together: words as they are, lines that quote, or the items of a list. */
export type TextBlock =
  | { readonly type: 'plain'; readonly pieces: readonly DisplayPiece[] }
  | { readonly type: 'quote'; readonly pieces: readonly DisplayPiece[] }
  /** `first` is the number it begins with; without one its items have no numbers. */
  | { readonly type: 'list'; readonly first?: number; readonly items: readonly (readonly DisplayPiece[])[] };

type Line = { pieces: DisplayPiece[]; mark?: { sign: string; number?: number; length: number } };

/** Behind each there is something: a sign alone is one. */
const marks = /^(?:(?<quote>>) +|(?<bullet>[-*]) +|(?<number>\d{1,4})[.)] +)/;

/**
 * The blocks of a text, in their order. A list has two items or more of one sign, and numbers that follow each other: a
 * line that only begins with a number or a stroke is none.
 */
export function textBlocks(pieces: readonly DisplayPiece[]): readonly TextBlock[] {
  // Nearly every message is one line without a sign.
  if (!pieces.some((piece, at) => piece.type === 'text' && couldMark(piece.text, at === 0)))
    return [{ type: 'plain', pieces }];
  const blocks: TextBlock[] = [];
  let plain: Line[] = [];
  const lines = linesOf(pieces);
  for (let at = 0; at < lines.length;) {
    const end = runEnd(lines, at);
    const first = lines[at]?.mark;
    if (first === undefined || end === at) {
      plain.push(lines[at] as Line);
      at += 1;
      continue;
    }
    // A line ends before the block, as it does before code.
    if (plain.length > 0) blocks.push({ type: 'plain', pieces: joined(plain, '\n') });
    plain = [];
    const run = lines.slice(at, end).map(unmarked);
    if (first.sign === '>') blocks.push({ type: 'quote', pieces: joined(run) });
    else
      blocks.push({
        type: 'list',
        ...(first.number !== undefined && { first: first.number }),
        items: run.map((line) => line.pieces),
      });
    at = end;
  }
  if (plain.length > 0) blocks.push({ type: 'plain', pieces: joined(plain) });
  return blocks;
}

const couldMark = (text: string, isFirst: boolean): boolean =>
  text.includes('\n') || (isFirst && text.startsWith('> '));

/** Where the block that begins at a line ends; there where none begins. */
function runEnd(lines: readonly Line[], from: number): number {
  const first = lines[from]?.mark;
  if (first === undefined) return from;
  let end = from + 1;
  for (let mark = lines[end]?.mark; mark?.sign === first.sign; mark = lines[end]?.mark) {
    if (first.number !== undefined && mark.number !== first.number + end - from) break;
    end += 1;
  }
  return first.sign === '>' || end - from > 1 ? end : from;
}

function linesOf(pieces: readonly DisplayPiece[]): Line[] {
  const lines: Line[] = [{ pieces: [] }];
  const last = (): Line => lines.at(-1) as Line;
  for (const piece of pieces) {
    if (piece.type === 'styled' && piece.style === 'block') {
      // Code stands on lines of its own already.
      if (last().pieces.length === 0) lines.pop();
      lines.push({ pieces: [piece] }, { pieces: [] });
      continue;
    }
    if (piece.type !== 'text') {
      last().pieces.push(piece);
      continue;
    }
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push({ pieces: [] });
      if (text !== '') last().pieces.push({ type: 'text', text });
    }
  }
  for (const line of lines) {
    const mark = markOf(line.pieces);
    if (mark !== undefined) line.mark = mark;
  }
  // Behind code at the end there is no line.
  if (lines.length > 1 && last().pieces.length === 0 && isCode(lines.at(-2))) lines.pop();
  return lines;
}

function markOf([first, second]: readonly DisplayPiece[]): Line['mark'] {
  if (first?.type !== 'text') return undefined;
  const found = marks.exec(first.text);
  if (found === null || (found[0].length === first.text.length && second === undefined)) return undefined;
  const { quote, bullet, number } = found.groups ?? {};
  const sign = quote ?? bullet ?? found[0].trim().at(-1) ?? '';
  return { sign, length: found[0].length, ...(number !== undefined && { number: Number(number) }) };
}

function unmarked({ pieces, mark }: Line): Line {
  const [first, ...rest] = pieces;
  if (first?.type !== 'text' || mark === undefined) return { pieces };
  const text = first.text.slice(mark.length);
  return { pieces: text === '' ? rest : [{ type: 'text', text }, ...rest] };
}

const isCode = (line: Line | undefined): boolean => {
  const piece = line?.pieces[0];
  return piece?.type === 'styled' && piece.style === 'block';
};

/** Lines as one text again; `end` stands behind the last one. */
function joined(lines: readonly Line[], end = ''): DisplayPiece[] {
  const pieces: DisplayPiece[] = [];
  const write = (text: string): void => {
    const before = pieces.at(-1);
    if (text === '') return;
    if (before?.type === 'text') pieces[pieces.length - 1] = { type: 'text', text: before.text + text };
    else pieces.push({ type: 'text', text });
  };
  for (const [at, line] of lines.entries()) {
    for (const piece of line.pieces) {
      if (piece.type === 'text') write(piece.text);
      else pieces.push(piece);
    }
    const isLast = at === lines.length - 1;
    if (!isCode(line)) write(isLast ? end : '\n');
  }
  return pieces;
}
