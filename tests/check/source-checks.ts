// The checks that read the sources as they are: lint, format, unused code, and the house rules.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runProgram, type Step, type StepResult } from './step.ts';
import { readVitestReport, vitestCommand } from './vitest-report.ts';

/** The number a program prints beside the word "files", which every checker here does. */
function filesIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** What the linter says of a folder or file. */
export async function lint(path = '.'): Promise<StepResult> {
  // One thread: several would each work out the types that all files share, and other steps run beside this one.
  const args = ['--type-aware', '--deny-warnings', '--threads', '1', path];
  const ran = await runProgram('oxlint', args, { GOMAXPROCS: '1', GOGC: '200' });
  const output = ran.stdout + ran.stderr;
  return { ok: ran.code === 0, files: filesIn(output, /on (\d+) files?/), output };
}

/** Whether a folder or file is laid out as the formatter does it. */
export async function format(path = '.'): Promise<StepResult> {
  const ran = await runProgram('oxfmt', ['--check', path]);
  const output = ran.stdout + ran.stderr;
  return { ok: ran.code === 0, files: filesIn(output, /on (\d+) files?/), output };
}

/** What nobody uses, in a project and by a configuration for it. */
export async function findUnused(folder: string, config: string): Promise<StepResult> {
  const reporter = join(root, 'tests', 'check', 'unused-reporter.mjs');
  const args = ['--directory', folder, '--config', config, '--no-progress'];
  const ran = await runProgram('knip', [...args, '--reporter', 'symbols', '--reporter', reporter]);
  const files = filesIn(ran.stdout, /^knip read (\d+) files$/m);
  return { ok: ran.code === 0, files, output: ran.stdout + ran.stderr };
}

const unused = (): Promise<StepResult> => findUnused(root, 'tests/check/knip.config.ts');

async function houseRules(): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-check-'));
  try {
    const report = join(folder, 'report.json');
    const ran = await runProgram('node', vitestCommand(['architecture'], report));
    const { passed, failed, skipped } = readVitestReport(report);
    const ok = ran.code === 0 && failed === 0 && skipped === 0 && passed > 0;
    return { ok, files: passed + failed, output: ran.stdout + ran.stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The steps besides the types. */
export const sourceSteps: Step[] = [
  { name: 'lint', run: () => lint() },
  { name: 'format', run: () => format() },
  { name: 'unused', run: unused },
  { name: 'house rules', run: houseRules },
];
