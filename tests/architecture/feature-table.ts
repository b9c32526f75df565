// Builds the table of features: every row of the specification about chats, contacts and groups, on every face, and whether a passing run has shown it.
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
import { readRecord } from './shown-record.ts';
import { cellName } from '../support/shown.ts';

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

/** Cells that the record names and the table has not. */
export function recordProblems(): string[] {
  const known = new Set(
    featureTable.flatMap(({ title, rows }) =>
      rows.flatMap(({ name }) => faces.map((face) => cellName(face, title, name))),
    ),
  );
  return Object.keys(readRecord()).filter((cell) => !known.has(cell));
}

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
  const record = readRecord();
  const tests = numbering();
  const reasons = numbering();
  const files = (title: string, row: string, face: string): readonly string[] =>
    record[cellName(face, title, row)] ?? [];
  const print = (title: string, row: string, face: (typeof faces)[number], cell: Cell): string => {
    const [first, ...others] = files(title, row, face);
    if (first !== undefined)
      return `✓ ${tests.of(first)}${others.length > 0 ? ` and ${others.length} more` : ''}`;
    return typeof cell === 'string' ? `– ${letters(reasons.of(cell))}` : '·';
  };
  const countIn = (parts: readonly TableSection[]): string => {
    const cells = parts.flatMap(({ title, rows }) =>
      rows.flatMap(({ name }) => faces.map((face) => files(title, name, face).length > 0)),
    );
    return `${cells.filter(Boolean).length} of ${cells.length} cells`;
  };
  const parts = featureTable.flatMap((part) => [
    '<details>',
    `<summary>${escaped(part.title)}: ${part.rows.length} rows, ${countIn([part])} shown by a run</summary>`,
    '<table>',
    `<tr><th>Row</th>${headings.map((heading) => `<th>${heading}</th>`).join('')}</tr>`,
    ...part.rows.map(
      ({ name, cells }) =>
        `<tr><td>${escaped(name)}</td>${faces.map((face) => `<td>${print(part.title, name, face, cells[face])}</td>`).join('')}</tr>`,
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
  const named = allCells().filter(({ cell }) => typeof cell !== 'string').length;
  const head =
    `${featureTable.flatMap(({ rows }) => rows).length} rows; ${countIn(featureTable)} were shown by a passing run ` +
    '(✓ with its file). The others say why there is nothing (– with its letter), or have a test that nothing but its ' +
    `title ties to the row (·), which does not count: by titles it would be ${named}.`;
  const reasonList = (): string[] => list('Reasons, by letter', 'a', reasons.all.map(escaped));
  return [
    '# Features',
    '',
    '<!-- Written by `npm run generate` from tests/architecture/spec; what was shown, by `node tests/shown.ts`. -->',
    '',
    'What the specification says of messages, chats, contacts and groups, row by row, on each face.',
    '',
    'A cell counts when a passing run says so: a test says beside its assertion which row it has just shown on which face',
    '(`support/shown.ts`); a call counts from what offices have answered to the face that asked, and from nothing else.',
    '',
    head,
    '',
    ...parts,
    ...list(
      'Tests, by number',
      '1',
      tests.all.map((file) => `<code>${escaped(file)}</code>`),
    ),
    ...reasonList(),
    '',
  ].join('\n');
}
