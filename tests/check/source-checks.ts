// The checks that read the sources as they are: lint, format, unused code, and the house rules.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceFiles } from '../architecture/sources.ts';
import { filesToLint, lintGround, readLintRecord, recordOf, writeLintRecord } from './lint-record.ts';
import { root, runProgram, type Step, type StepResult } from './step.ts';
import { readVitestReport, vitestCommand } from './vitest-report.ts';

/** The number a program prints beside the word "files", which every checker here does. */
function filesIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** How much the linter looks at: each file by itself, its types by the rules, or its types as the compiler reads them too. */
export type LintDepth = 'text' | 'rules' | 'types';

/** The linter's words for it. */
const depths: Readonly<Record<LintDepth, readonly string[]>> = {
  text: [],
  rules: ['--type-aware'],
  types: ['--type-aware', '--type-check'],
};

/** What the linter says of the whole project, of a folder or of files. */
export async function lint(
  paths: readonly string[] = ['.'],
  depth: LintDepth = 'rules',
): Promise<StepResult> {
  const args = [...depths[depth], '--deny-warnings', '--threads', '2', ...paths];
  const ran = await runProgram('oxlint', args, { GOMAXPROCS: '2', GOGC: '400' });
  const output = ran.stdout + ran.stderr;
  return { ok: ran.code === 0, files: filesIn(output, /on (\d+) files?/), output };
}

/**
 * Every file by itself, and with its types what changed since the last clean run or sees such a file. One program works
 * the types out for the rules and for the compiler's errors: to do it twice took half of the time.
 */
async function lintAndTypes(): Promise<StepResult> {
  const now = recordOf(sourceFiles, lintGround());
  const changed = filesToLint(sourceFiles, now, readLintRecord());
  if (changed.length === sourceFiles.length) {
    // Nothing is known yet: one look at everything tells both.
    const whole = await lint(['.'], 'types');
    const isWhole = whole.files >= sourceFiles.length;
    if (whole.ok && isWhole) writeLintRecord(now);
    return { ...whole, ok: whole.ok && isWhole };
  }
  const all = await lint(['.'], 'text');
  const typed = changed.length === 0 ? { ok: true, files: 0, output: '' } : await lint(changed, 'types');
  const complete = typed.files === changed.length;
  const ok = all.ok && typed.ok && complete;
  if (ok) writeLintRecord(now);
  const missing = complete ? '' : `with types ${typed.files} of ${changed.length} files were read\n`;
  return { ok, files: all.files, output: [all.output, typed.output, missing].join('\n') };
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

const lintStep: Step = { name: 'lint', run: () => lint() };
const others: readonly Step[] = [
  { name: 'format', run: () => format() },
  { name: 'unused', run: unused },
  { name: 'house rules', run: houseRules },
];

/** The steps besides the compiler's. */
export const sourceSteps: readonly Step[] = [lintStep, ...others];
/** The steps that tell everything in half a minute: types by the linter's own reading of them. */
export const quickSteps: readonly Step[] = [{ name: 'lint and types', run: lintAndTypes }, ...others];
