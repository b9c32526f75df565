// The checks that read the sources as they are: lint, format, unused code, and the house rules.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, type Step, type StepResult } from './step.ts';
import { readVitestReport, vitestCommand } from './vitest-report.ts';

/** The number a program prints beside the word "files", which every checker here does. */
function filesIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

async function lint(): Promise<StepResult> {
  // One thread: several would each work out the types that all files share, and other steps run beside this one.
  const args = ['--type-aware', '--deny-warnings', '--threads', '1', '.'];
  const ran = await runProgram('oxlint', args, { GOMAXPROCS: '1', GOGC: '200' });
  const output = ran.stdout + ran.stderr;
  return { ok: ran.code === 0, files: filesIn(output, /on (\d+) files?/), output };
}

async function format(): Promise<StepResult> {
  const ran = await runProgram('oxfmt', ['--check', '.']);
  const output = ran.stdout + ran.stderr;
  return { ok: ran.code === 0, files: filesIn(output, /on (\d+) files?/), output };
}

async function unused(): Promise<StepResult> {
  const reporter = './tests/check/unused-reporter.mjs';
  const ran = await runProgram('knip', ['--no-progress', '--reporter', 'symbols', '--reporter', reporter]);
  const files = filesIn(ran.stdout, /^knip read (\d+) files$/m);
  return { ok: ran.code === 0, files, output: ran.stdout + ran.stderr };
}

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
  { name: 'lint', run: lint },
  { name: 'format', run: format },
  { name: 'unused', run: unused },
  { name: 'house rules', run: houseRules },
];
