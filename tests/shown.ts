// Runs tests and writes down which cells of the table of features they have shown: `node tests/shown.ts [WORDS …]`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureTable } from './architecture/feature-table.ts';
import {
  callSections,
  readRecord,
  recordOf,
  recordPath,
  type ShownRecord,
} from './architecture/shown-record.ts';
import { root } from './architecture/sources.ts';
import { findBrowser } from './run/browser.ts';
import { shownFile, type ShownByTest } from './run/shown-reporter.ts';

const calls = Object.fromEntries(
  featureTable
    .filter(({ title }) => callSections.includes(title))
    .map(({ title, rows }) => [title, rows.map(({ name }) => name)]),
);

/** Runs test files whose paths have one of these words, and tells what they have shown. */
function runTests(words: readonly string[]): ShownByTest[] {
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
          [shownFile]: file,
        },
      },
    );
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShownByTest[]) : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
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

write(process.argv.slice(2));
