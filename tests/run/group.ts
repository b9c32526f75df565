// Runs one group of `npm test` with its output shown as it comes, and counts what passed.
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check/step.ts';
import { failedFiles, readVitestReport, vitestCommand, type Counts } from '../check/vitest-report.ts';
import { runAgain, type Ran } from './second-run.ts';

/**
 * A group: vitest projects, or the build when there are none. `browser` is the Chromium the journeys drive; without
 * one the journeys are counted as skipped, file by file.
 */
export type Group = {
  name: string;
  folder: string;
  projects?: readonly string[];
  browser?: string | undefined;
  /** These files alone; none named means all. */
  files?: readonly string[];
  /** Paths that are left out. */
  leftOut?: readonly string[];
};

/** Starts Node with its output on ours, and answers its exit code. */
function runNode(args: readonly string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }), ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a group, and once more what failed in it where that depends on the machine (`second-run.ts`), and counts it. A
 * group that ends badly counts at least one failure, whatever its report says.
 */
export async function runGroup(group: Group): Promise<Counts> {
  if (group.projects === undefined) {
    const code = await runNode([join('cli', 'bin', 'build.mjs')], {});
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  }
  const journeys = globSync('tests/journeys/**/*.test.{ts,tsx}', { cwd: root });
  if (group.projects.includes('journeys') && (group.browser === undefined || journeys.length === 0)) {
    if (journeys.length === 0) process.stdout.write('there are no journeys in tests/journeys yet\n');
    for (const file of journeys) process.stdout.write(`skipped: ${file}\n`);
    return { passed: 0, failed: 0, skipped: journeys.length };
  }
  const env: Record<string, string> = group.browser === undefined ? {} : { TANGRAM_CHROMIUM: group.browser };
  const run = async (name: string, files: readonly string[] = []): Promise<Ran> => {
    const report = join(group.folder, `${name}.json`);
    const leftOut = (group.leftOut ?? []).map((path) => `--exclude=${path}`);
    const code = await runNode([...vitestCommand(group.projects ?? [], report, files), ...leftOut], env);
    if (!existsSync(report))
      return { counts: { passed: 0, failed: 1, skipped: 0 }, failed: [], passed: false };
    return { counts: readVitestReport(report), failed: failedFiles(report), passed: code === 0 };
  };
  const first = await run(group.name, group.files);
  const ran = await runAgain(first, (files) => run(`${group.name}-again`, files));
  return { ...ran.counts, failed: ran.passed ? ran.counts.failed : Math.max(1, ran.counts.failed) };
}
