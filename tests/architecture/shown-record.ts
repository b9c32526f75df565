// Which cells of the table of features a passing run has shown, as the last whole run wrote it down, and by which test files.
import { readFileSync } from 'node:fs';
import type { ShownByTest } from '../run/shown-reporter.ts';
import { cellName } from '../support/shown.ts';
import { root } from './sources.ts';

/** By cell (`section | row | face`): the files whose tests have shown it. */
export type ShownRecord = Readonly<Record<string, readonly string[]>>;
/** Where it is kept. */
export const recordPath = 'tests/architecture/spec/shown.json';
/** Parts of the table whose rows are calls: they count by what the offices have answered, and by nothing else. */
export const callSections: readonly string[] = [
  '§7 chat calls',
  '§7 contacts and groups at the user centre',
  '§7 files of chats',
];
/** Files that make calls with their own hands, through the client's lowest part: no client has shown them. */
const ownHands = /^tests\/(contract\/every-call|fixtures\/|sdk-node\/wire-facts)/;

/** The record as it stands. */
export const readRecord = (): ShownRecord =>
  JSON.parse(readFileSync(root + recordPath, 'utf8')) as ShownRecord;

/** What a request of a `METHOD /path` of the specification looks like at an office: service, path, no suffix. */
export function patternOf(call: string): RegExp {
  const [method = '', path = ''] = call.split(' ');
  const methods = { ANY: 'GET|POST', UPLOAD: 'POST' }[method] ?? method;
  const wanted = path
    .replace(/^\/netdisk/, '')
    .replaceAll('*', '(?:friend|group)')
    .replaceAll(/\{\w+\}/g, String.raw`\d+`);
  return new RegExp(`^(?:${methods}) /\\w+${wanted}$`);
}

/** What tests have shown, by cell, given the rows of each section of calls. */
export function recordOf(
  tests: readonly ShownByTest[],
  calls: Readonly<Record<string, readonly string[]>>,
): ShownRecord {
  const found = new Map<string, Set<string>>();
  const note = (cell: string, file: string): void => {
    found.set(cell, (found.get(cell) ?? new Set()).add(file));
  };
  const patterns = Object.entries(calls).flatMap(([section, rows]) =>
    rows.map((row) => ({ section, row, pattern: patternOf(row) })),
  );
  for (const { file, rows, traffic } of tests) {
    for (const cell of rows) note(cell, file);
    if (ownHands.test(file)) continue;
    for (const heard of traffic) {
      const [face = '', ...call] = heard.split(' ');
      for (const { section, row, pattern } of patterns)
        if (pattern.test(call.join(' '))) note(cellName(face, section, row), file);
    }
  }
  return Object.fromEntries(
    [...found]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([cell, files]) => [cell, [...files].toSorted()]),
  );
}
