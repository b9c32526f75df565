// How a group of tests is run and how its machine-readable report is counted.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { root } from './step.ts';

/** How many tests ended how. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The part of vitest's JSON report that is used. */
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A test file that failed, as its path from the root, and the names of what failed in it: none where it could not be loaded. */
export type FailedFile = { file: string; tests: readonly string[] };

/** The arguments for Node that run the named projects, or only `files` of them, and leave a JSON report behind. */
export function vitestCommand(
  projects: readonly string[],
  reportFile: string,
  files: readonly string[] = [],
): string[] {
  return [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    '--config',
    join('tests', 'vitest.config.ts'),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
}

/** Reads a report. A file that could not even be loaded has no tests in it and counts as one failure. */
export function readVitestReport(file: string): Counts {
  const parsed = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const broken = parsed.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests + broken,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
  };
}

/** The files of a report in which something failed. */
export function failedFiles(file: string): FailedFile[] {
  return report
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .testResults.filter((result) => result.status === 'failed')
    .map((result) => ({
      file: relative(root, result.name),
      tests: result.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName),
    }));
}
