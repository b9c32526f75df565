// Prints figures as a table and puts it between the two marks of the page `figures.md`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../check/step.ts';
import { groups } from './groups.ts';
import { goalOf, verdict } from './goals.ts';
import type { Measured } from './measure.ts';

const marks = ['<!-- figures:begin -->', '<!-- figures:end -->'] as const;
const page = fileURLToPath(new URL('../figures.md', import.meta.url));

/** Three significant digits, large numbers whole. */
export function printNumber(value: number): string {
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

/** Rows of the table by figure id; the last column is the command that measures it. */
function rowsOf(figures: readonly Measured[]): Map<string, string> {
  return new Map(
    figures.map((figure) => {
      const { id, name, ours, baseline, ratio, unit } = figure;
      const goal = goalOf(id);
      const aims = [goal?.target ?? '', goal?.stretch ?? ''].filter((aim) => aim !== '').join('; stretch ');
      const cells = [
        id,
        name,
        `${printNumber(ours)} ${unit}`,
        `${printNumber(baseline)} ${unit}`,
        `${printNumber(ratio)}×`,
        aims,
        verdict(figure),
        `\`npm run bench -- ${groupOf(id)}\``,
      ];
      return [id, `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`];
    }),
  );
}

function groupOf(id: string): string {
  return (
    groups.find(({ figures }) => figures.some((figure) => id === figure || id.startsWith(`${figure}-`)))
      ?.name ?? id
  );
}

const head = [
  '| Figure | What | Ours | Baseline | Ratio | Goal | Reached | Command |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** The table of these figures. */
export function printTable(figures: readonly Measured[]): string {
  return [...head, ...rowsOf(figures).values()].join('\n');
}

/** Puts new rows into the page's text; rows of figures that were not measured now stay as they are. */
export function withTable(text: string, figures: readonly Measured[]): string {
  const [before, rest] = cut(text, marks[0]);
  const [old, after] = cut(rest, marks[1]);
  // A formatter may have widened the columns: a row is known by its id.
  const kept = old.split('\n').flatMap((line): [string, string][] => {
    const id = line.split('|', 2)[1]?.trim() ?? '';
    return id === '' || id === 'Figure' || id.startsWith('--') ? [] : [[id, line]];
  });
  const rows = new Map([...kept, ...rowsOf(figures)]);
  const order = groups.flatMap((group) => group.figures);
  const place = (id: string): number =>
    order.findIndex((figure) => id === figure || id.startsWith(`${figure}-`));
  const sorted = [...rows].toSorted(([a], [b]) => place(a) - place(b)).map(([, row]) => row);
  return `${before}${marks[0]}\n\n${[...head, ...sorted].join('\n')}\n\n${marks[1]}${after}`;
}

/** Writes the table into the page. */
export async function writeTable(figures: readonly Measured[]): Promise<void> {
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), figures));
  const formatted = await runProgram('oxfmt', [page]);
  if (formatted.code !== 0) throw new Error(formatted.stderr);
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`the page has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
