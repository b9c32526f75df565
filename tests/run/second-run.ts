// Which test files are run once more when they failed, and what then counts: never a rule, never many, never unsaid.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check/step.ts';
import type { Counts, FailedFile } from '../check/vitest-report.ts';
import { nodeFolders } from './node-folders.ts';

/** How a group ended: its counts, the files with a failure, and whether the runner itself was content. */
export type Ran = { counts: Counts; failed: readonly FailedFile[]; passed: boolean };

/** More files than these are no accident of a busy machine. */
const mostFiles = 3;

/** What needs processes, sockets, disks or browsers; every other test answers the same at any time. */
const machineFolders = [...nodeFolders, 'journeys'];

/** Whether a test file stands in such a folder, or talks to an office of its own wherever it stands. */
function needsTheMachine(file: string): boolean {
  if (machineFolders.some((folder) => file.startsWith(`tests/${folder}/`))) return true;
  const path = join(root, file);
  return existsSync(path) && /from '#fixtures\//.test(readFileSync(path, 'utf8'));
}

/** Whether what failed may have failed by the machine's doing, so that a second run tells more than the first. */
export function mayRunAgain(ran: Ran): boolean {
  const { failed } = ran;
  const told = failed.reduce((sum, { tests }) => sum + Math.max(1, tests.length), 0);
  return (
    failed.length > 0 &&
    failed.length <= mostFiles &&
    // What failed outside of every file would not be run again.
    told === ran.counts.failed &&
    failed.every(({ file }) => needsTheMachine(file))
  );
}

/**
 * Runs failed files once more, each from its beginning in a process of its own, and says so. What
 * then passes counts as passed; what fails twice, or at the second run only, counts as failed.
 */
export async function runAgain(first: Ran, run: (files: readonly string[]) => Promise<Ran>): Promise<Ran> {
  if (!mayRunAgain(first)) return first;
  const files = first.failed.map(({ file }) => file);
  process.stdout.write(`\nrun once more: ${files.join(', ')}\n`);
  const second = await run(files);
  const failedFirst = first.counts.failed;
  if (!second.passed)
    return { ...second, counts: { ...first.counts, failed: Math.max(1, second.counts.failed) } };
  for (const { file, tests } of first.failed)
    process.stdout.write(
      `passed only the second time: ${file}${tests.map((test) => `\n  ${test}`).join('')}\n`,
    );
  return {
    counts: { ...first.counts, passed: first.counts.passed + failedFirst, failed: 0 },
    failed: [],
    passed: true,
  };
}
