// Builds the table of features: every row of the specification about chats, contacts and groups, on every face, with its test.
import { callCoverage, type CallRow } from './spec/call-coverage.ts';
import { faces, features, type Cell, type Feature, type FeatureName } from './spec/features.ts';
import {
  chatCallFeatures,
  constantFeatures,
  contactCallFeatures,
  fileCallFeatures,
  rowFeatures,
  type RowFeature,
} from './spec/row-features.ts';
import { hasTest } from './test-titles.ts';

/** One row of the table. */
export type TableRow = { readonly name: string; readonly cells: Feature };
/** A part of it, for one part of the specification. */
export type TableSection = { readonly title: string; readonly rows: readonly TableRow[] };

const headings = ['SDK', 'Command line', 'Terminal client', 'GUI'];

function cellsOf(feature: RowFeature): Feature {
  if (typeof feature === 'string') return features[feature];
  const reason = `not yet: ${feature.notYet}`;
  return { sdk: reason, cli: reason, terminal: reason, gui: reason };
}

function section(title: string, rows: Readonly<Record<string, RowFeature>>): TableSection {
  return {
    title,
    rows: Object.entries(rows).map(([name, feature]) => ({ name, cells: cellsOf(feature) })),
  };
}

/** The whole table, in the order of the specification. */
export const featureTable: readonly TableSection[] = [
  ...Object.entries(rowFeatures)
    .filter(([title]) => title < '§7')
    .map(([title, rows]) => section(title, rows)),
  section('§7 chat calls', chatCallFeatures),
  section('§7 contacts and groups at the user centre', contactCallFeatures),
  section('§7 files of chats', fileCallFeatures),
  ...Object.entries(rowFeatures)
    .filter(([title]) => title > '§7')
    .map(([title, rows]) => section(title, rows)),
  section('§9 constants of chats', constantFeatures),
];

const allCells = (): { where: string; cell: Cell }[] =>
  featureTable.flatMap(({ title, rows }) =>
    rows.flatMap(({ name, cells }) =>
      faces.map((face) => ({ where: `${title}, ${name}, ${face}`, cell: cells[face] })),
    ),
  );

/** Cells that name a test nobody has, or give no reason worth the name. */
export function cellProblems(): string[] {
  return allCells().flatMap(({ where, cell }) => {
    if (typeof cell === 'string') return cell.length < 8 ? [`${where}: no reason`] : [];
    const [file, title] = cell;
    return hasTest(file, title) ? [] : [`${where}: ${file} has no test «${title}»`];
  });
}

/** Features nobody points to, and calls whose feature says otherwise than the list of calls. */
export function featureProblems(): string[] {
  const used = new Set<unknown>([
    ...Object.values(rowFeatures).flatMap((rows) => Object.values(rows)),
    ...[chatCallFeatures, contactCallFeatures, fileCallFeatures, constantFeatures].flatMap((rows) =>
      Object.values(rows),
    ),
  ]);
  const unused = Object.keys(features).filter((name) => !used.has(name));
  const rows: Readonly<Record<string, CallRow>> = {
    ...callCoverage.userCentre,
    ...callCoverage.netdisk,
    ...callCoverage.chat,
  };
  const calls: Readonly<Record<string, FeatureName>> = {
    ...contactCallFeatures,
    ...fileCallFeatures,
    ...chatCallFeatures,
  };
  const said = Object.entries(calls).flatMap(([call, name]) => {
    const isBuilt = typeof features[name].sdk !== 'string';
    const row = rows[call];
    return row !== undefined && isBuilt === 'built' in row
      ? []
      : [`${call}: «${name}» and the call disagree`];
  });
  return [...unused.map((name) => `no row needs «${name}»`), ...said];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Numbers things in the order in which they are first met. */
function numbering(): { of(thing: string): number; all: string[] } {
  const all: string[] = [];
  return {
    all,
    of(thing) {
      if (!all.includes(thing)) all.push(thing);
      return all.indexOf(thing) + 1;
    },
  };
}

const letters = (number: number): string =>
  number > 26
    ? letters(Math.floor((number - 1) / 26)) + letters(((number - 1) % 26) + 1)
    : String.fromCodePoint(96 + number);

/** The page `features.md`: what is open and closed by a click is HTML, because Markdown has no word for it. */
export function featurePage(): string {
  const tests = numbering();
  const reasons = numbering();
  const print = (cell: Cell): string =>
    typeof cell === 'string'
      ? `– ${letters(reasons.of(cell))}`
      : `✓ ${tests.of(`<code>${escaped(cell[0])}</code> ${escaped(cell[1])}`)}`;
  const shown = (cells: readonly Cell[]): string =>
    `${cells.filter((cell) => typeof cell !== 'string').length} of ${cells.length} cells`;
  const parts = featureTable.flatMap(({ title, rows }) => [
    '<details>',
    `<summary>${escaped(title)}: ${rows.length} rows, ${shown(
      rows.flatMap(({ cells }) => faces.map((face) => cells[face])),
    )} shown by a test</summary>`,
    '<table>',
    `<tr><th>Row</th>${headings.map((heading) => `<th>${heading}</th>`).join('')}</tr>`,
    ...rows.map(
      ({ name, cells }) =>
        `<tr><td>${escaped(name)}</td>${faces.map((face) => `<td>${print(cells[face])}</td>`).join('')}</tr>`,
    ),
    '</table>',
    '</details>',
  ]);
  const list = (title: string, type: string, entries: readonly string[]): string[] => [
    '<details>',
    `<summary>${title}</summary>`,
    `<ol type="${type}">`,
    ...entries.map((entry) => `<li>${entry}</li>`),
    '</ol>',
    '</details>',
  ];
  const cells = allCells().map(({ cell }) => cell);
  const head = `${featureTable.flatMap(({ rows }) => rows).length} rows; ${shown(cells)} are shown by a test (✓ with its number), the others say why not (– with its letter).`;
  const reasonList = (): string[] => list('Reasons, by letter', 'a', reasons.all.map(escaped));
  return [
    '# Features',
    '',
    '<!-- Written by `npm run generate` from tests/architecture/spec; a test compares every cell with the tests there are. -->',
    '',
    'What the specification says of messages, chats, contacts and groups, row by row, on each face.',
    '',
    head,
    '',
    ...parts,
    ...list('Tests, by number', '1', tests.all),
    ...reasonList(),
    '',
  ].join('\n');
}
