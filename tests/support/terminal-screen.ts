// A terminal's screen as tests and pictures need it: lines of text, cells with their looks, and the same with colours.
import type { IBufferCell, Terminal } from '@xterm/headless';

/** How a cell looks. Colours are `default`, an index of the palette or a `#rrggbb`. */
export type Look = {
  readonly foreground: string;
  readonly background: string;
  readonly isBold: boolean;
  readonly isDim: boolean;
  readonly isInverse: boolean;
  readonly isUnderlined: boolean;
};

/** Neighbouring cells of one look; `cells` are its characters with how many cells each was given. */
export type Run = Look & {
  readonly text: string;
  readonly cells: readonly { readonly text: string; readonly width: number }[];
};

/** What is on a screen at one moment. */
export type Screen = {
  readonly columns: number;
  readonly rows: number;
  /** One line per row, blanks at the end left out. */
  readonly lines: readonly string[];
  /** All lines in one text. */
  readonly text: string;
  /** From the first cell of the screen. */
  readonly cursor: { readonly x: number; readonly y: number };
  readonly isCursorShown: boolean;
  readonly isAlternate: boolean;
  /** The runs of a row. */
  runs(row: number): readonly Run[];
  /** The first row that contains a text; -1 without one. */
  rowOf(text: string): number;
  /** Rows that go on with the line above them: it was written wider than the screen. */
  readonly overflowing: readonly number[];
};

function colour(isDefault: boolean, isRgb: boolean, value: number): string {
  if (isDefault) return 'default';
  return isRgb ? `#${value.toString(16).padStart(6, '0')}` : String(value);
}

function lookOf(cell: IBufferCell): Look {
  return {
    foreground: colour(cell.isFgDefault(), cell.isFgRGB(), cell.getFgColor()),
    background: colour(cell.isBgDefault(), cell.isBgRGB(), cell.getBgColor()),
    isBold: cell.isBold() !== 0,
    isDim: cell.isDim() !== 0,
    isInverse: cell.isInverse() !== 0,
    isUnderlined: cell.isUnderline() !== 0,
  };
}

const isSame = (one: Look, other: Look): boolean =>
  (Object.keys(one) as (keyof Look)[]).every((key) => key in other && one[key] === other[key]);

/** Reads what a terminal shows now. */
export function readScreen(terminal: Terminal, isCursorShown = true): Screen {
  const buffer = terminal.buffer.active;
  const lineAt = (row: number) => buffer.getLine(buffer.viewportY + row);
  const lines = Array.from(
    { length: terminal.rows },
    (_, row) => lineAt(row)?.translateToString(true).trimEnd() ?? '',
  );
  // Read at once: the terminal goes on drawing while a test looks.
  const rows = lines.map((_, row): Run[] => {
    const line = lineAt(row);
    const runs: Run[] = [];
    for (let x = 0; x < terminal.cols; x += 1) {
      const cell = line?.getCell(x);
      if (cell === undefined || cell.getWidth() === 0) continue;
      const look = lookOf(cell);
      const text = cell.getChars() === '' ? ' ' : cell.getChars();
      const one = { text, width: cell.getWidth() };
      const last = runs.at(-1);
      if (last !== undefined && isSame(look, last))
        runs[runs.length - 1] = { ...last, text: last.text + text, cells: [...last.cells, one] };
      else runs.push({ ...look, text, cells: [one] });
    }
    return runs;
  });
  return {
    columns: terminal.cols,
    rows: terminal.rows,
    lines,
    text: lines.join('\n'),
    cursor: { x: buffer.cursorX, y: buffer.cursorY },
    isCursorShown,
    isAlternate: buffer.type === 'alternate',
    runs: (row) => rows[row] ?? [],
    rowOf: (text) => lines.findIndex((line) => line.includes(text)),
    overflowing: lines.flatMap((_, row) => (lineAt(row)?.isWrapped === true ? [row] : [])),
  };
}

function parameters(ground: 3 | 4, value: string): string[] {
  if (value === 'default') return [];
  if (!value.startsWith('#')) return [`${ground}8;5;${value}`];
  const rgb = Number.parseInt(value.slice(1), 16);
  return [`${ground}8;2;${rgb >> 16};${(rgb >> 8) & 255};${rgb & 255}`];
}

/** The screen with its colours as escape sequences: `cat` shows it again in any terminal. */
export function screenAsAnsi(screen: Screen): string {
  const rows = screen.lines.map((_, row) =>
    screen
      .runs(row)
      .map((run) => {
        const codes = [
          ...(run.isBold ? ['1'] : []),
          ...(run.isDim ? ['2'] : []),
          ...(run.isUnderlined ? ['4'] : []),
          ...(run.isInverse ? ['7'] : []),
          ...parameters(3, run.foreground),
          ...parameters(4, run.background),
        ];
        return codes.length === 0 ? run.text : `\u001b[${codes.join(';')}m${run.text}\u001b[0m`;
      })
      .join('')
      .trimEnd(),
  );
  return `${rows.join('\n')}\n`;
}
