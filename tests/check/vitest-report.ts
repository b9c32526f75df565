// How a group of tests is run and how its machine-readable report is counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** The arguments for Node that run the named projects and leave a JSON report behind. */
export function vitestCommand(projects: readonly string[], reportFile: string): string[] {
  return [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
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
