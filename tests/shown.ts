// Runs tests and writes down which cells of the table of features they have shown: `node tests/shown.ts [WORDS …]`; with `--removed N` it takes N calls away, one after the other, and sees their cells turn empty.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, seededRandom } from '#fixtures/seed/random.ts';
import { featureTable } from './architecture/feature-table.ts';
import {
  callSections,
  patternOf,
  readRecord,
  recordOf,
  recordPath,
  type ShownRecord,
} from './architecture/shown-record.ts';
import { root } from './architecture/sources.ts';
import { findBrowser } from './run/browser.ts';
import { shownFile, type ShownByTest } from './run/shown-reporter.ts';
import { removedCall } from './support/shown.ts';

const calls = Object.fromEntries(
  featureTable
    .filter(({ title }) => callSections.includes(title))
    .map(({ title, rows }) => [title, rows.map(({ name }) => name)]),
);

/** Runs test files whose paths have one of these words, and tells what they have shown. */
function runTests(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ShownByTest[] {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-shown-'));
  const file = join(folder, 'shown.json');
  try {
    const browser = findBrowser().path;
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...words,
        '--config',
        'tests/vitest.config.ts',
        '--retry=0',
        '--reporter=dot',
        '--reporter=./tests/run/shown-reporter.ts',
      ],
      {
        cwd: root,
        stdio: ['ignore', 2, 2],
        env: {
          ...process.env,
          ...(browser && { TANGRAM_CHROMIUM: browser }),
          ...environment,
          [shownFile]: file,
        },
      },
    );
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShownByTest[]) : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes calls away at random, and sees that no test shows them any more on the face whose cell was drawn. */
function tryRemovals(count: number, firstSeed: number, most: number): number {
  const record = readRecord();
  const rows = Object.entries(calls).flatMap(([section, names]) => names.map((row) => ({ section, row })));
  const cells = Object.entries(record)
    // What every client does to come in takes everything with it; what few files show is run again in a moment.
    .filter(
      ([cell, files]) =>
        callSections.some((section) => cell.startsWith(`${section} | `)) && files.length <= most,
    )
    .map(([cell, files]) => ({ cell, files }));
  let kept = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const { cell, files } = pick(seededRandom(seed), cells);
    const row = rows.find((one) => cell.startsWith(`${one.section} | ${one.row} | `))?.row ?? '';
    const before = recordOf(runTests(files), calls)[cell] !== undefined;
    const after = recordOf(runTests(files, { [removedCall]: patternOf(row).source.slice(1, -1) }), calls)[
      cell
    ];
    const isRight = before && after === undefined;
    if (!isRight) kept += 1;
    process.stdout.write(
      `${JSON.stringify({ seed, cell, files: files.length, before, after: after !== undefined, isRight })}\n`,
    );
  }
  return kept;
}

/** Writes what was shown over what the same files had shown before. */
function write(words: readonly string[]): void {
  const tests = runTests(words);
  const fresh = recordOf(tests, calls);
  const ran = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word));
  const old: ShownRecord = existsSync(root + recordPath) ? readRecord() : {};
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].toSorted();
  const merged = names.flatMap((name): [string, string[]][] => {
    const files = new Set([...(old[name] ?? []).filter((file) => !ran(file)), ...(fresh[name] ?? [])]);
    return files.size === 0 ? [] : [[name, [...files].toSorted()]];
  });
  writeFileSync(root + recordPath, `${JSON.stringify(Object.fromEntries(merged), undefined, 2)}\n`);
  process.stdout.write(
    `${merged.length} cells are shown, ${Object.keys(fresh).length} of them by this run\n`,
  );
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--removed')
  process.exitCode =
    tryRemovals(Number(rest[0] ?? 20), Number(rest[1] ?? 1), Number(rest[2] ?? 3)) > 0 ? 1 : 0;
else write(first === undefined ? [] : [first, ...rest]);
