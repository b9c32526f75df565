// Tables for terminals: columns by display width, cut with an ellipsis to fit the row.
import stringWidth from 'string-width';
import { safeLine } from './safe-text.ts';

/** How a column behaves when the row is too narrow. */
export type ColumnShape = { title: string; shrinks: boolean; right: boolean };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const gap = 2;
const narrowest = 6;

/** The text cut to `width` cells, with an ellipsis where something was cut; whole graphemes only. */
export function fitText(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let used = 0;
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    const cells = stringWidth(segment);
    if (used + cells > width - 1) break;
    used += cells;
    kept += segment;
  }
  return `${kept}…`;
}

/** The text filled up to `width` cells. */
export function padText(text: string, width: number, right = false): string {
  const blank = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return right ? blank + text : text + blank;
}

/** Widths of the columns: natural where they fit, else the shrinking ones give way, the widest first. */
export function columnWidths(
  natural: readonly number[],
  shapes: readonly ColumnShape[],
  columns: number,
): number[] {
  const widths = [...natural];
  let over = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1) - columns;
  while (over > 0) {
    const widest = shapes.reduce(
      (best, shape, index) =>
        shape.shrinks && (widths[index] ?? 0) > Math.max(narrowest, widths[best] ?? 0) ? index : best,
      -1,
    );
    if (widest < 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
    over -= 1;
  }
  return widths;
}

/**
 * A table with its head.
 * @param columns cells per row; Infinity cuts nothing (`--wide`)
 * @param paintHead how the head is drawn, e.g. dim
 */
export function tableText(
  shapes: readonly ColumnShape[],
  cells: readonly (readonly string[])[],
  columns: number,
  paintHead: (text: string) => string,
): string {
  const clean = cells.map((row) => row.map(safeLine));
  const natural = shapes.map(({ title }, index) =>
    Math.max(stringWidth(title), ...clean.map((row) => stringWidth(row[index] ?? ''))),
  );
  const widths = columnWidths(natural, shapes, columns);
  const line = (row: readonly string[]): string =>
    fitText(
      row
        .map((cell, index) => {
          const width = widths[index] ?? 0;
          return padText(fitText(cell, width), width, shapes[index]?.right);
        })
        .join(' '.repeat(gap))
        .trimEnd(),
      columns,
    );
  const head = paintHead(line(shapes.map(({ title }) => title)));
  return `${[head, ...clean.map(line)].join('\n')}\n`;
}
