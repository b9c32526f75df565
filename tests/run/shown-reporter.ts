// Writes down what the passing tests of a run have shown: the cells they name, and the calls of each face that offices answered.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { root } from '../check/step.ts';

/** Where the reporter writes. */
export const shownFile = 'TANGRAM_SHOWN_FILE';
/** What one test has shown. */
export type ShownByTest = { file: string; title: string; rows: string[]; traffic: string[] };

/** See the first line. Nothing is written where nobody names a file. */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its default export
export default class ShownReporter implements Reporter {
  readonly #tests: ShownByTest[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed') return;
    const { shown = [], traffic = [] } = test.meta() as { shown?: string[]; traffic?: string[] };
    if (shown.length + traffic.length === 0) return;
    this.#tests.push({
      file: relative(root, test.module.moduleId),
      title: test.fullName,
      rows: shown,
      traffic,
    });
  }

  onTestRunEnd(): void {
    const file = process.env[shownFile];
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#tests));
  }
}
