// Runs groups of benchmarks one after the other, each in a process of its own, and gathers their figures.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';
import type { Group } from './groups.ts';

/** A figure with its ratio: ours divided by the baseline of the same run. */
export type Measured = Figure & { ratio: number };

/** What could not be measured here, and why. */
type Skip = { skipped: string; why: string };

/** @throws Error when a group breaks or measures nothing: a run without figures must not look like a good one. */
export async function measure(groups: readonly Group[]): Promise<Measured[]> {
  const figures: Measured[] = [];
  const skips: Skip[] = [];
  for (const group of groups) {
    process.stderr.write(`${group.name}: ${group.about}\n`);
    const lines = await runGroup(group);
    if (lines.length === 0) throw new Error(`${group.name} has measured nothing and does not say why`);
    skips.push(...lines.filter((line) => 'skipped' in line));
    figures.push(...lines.filter((line) => 'ratio' in line));
  }
  const left = skips.map(({ skipped }) => skipped).join(', ');
  process.stderr.write(
    `${figures.length} figures of ${groups.length} benchmarks${left === '' ? '' : `; skipped: ${left}`}\n`,
  );
  if (figures.length === 0) throw new Error('nothing was measured');
  return figures;
}

function runGroup(group: Group): Promise<(Measured | Skip)[]> {
  const program = fileURLToPath(new URL('group-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, group.name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: (Measured | Skip)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    process.stdout.write(`${line}\n`);
    lines.push(JSON.parse(line) as Measured | Skip);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(lines);
      else reject(new Error(`${group.name} ended with ${code}`));
    });
  });
}
