// Runs a drill in its quick size, with the seed of every test run, and fails with what it found.
import { expect } from 'vitest';
import type { DrillEntry } from '../drills/all-drills.ts';
import { runDrill } from '../drills/drill.ts';
import { drillSeed } from './drill-seed.ts';

const seed = drillSeed();

/** The body of each test that runs a drill. */
export async function runQuickly({ name, load }: DrillEntry): Promise<void> {
  const { figures, problems } = await runDrill(await load(), seed, false);
  expect({ name, seed, problems }).toEqual({ name, seed, problems: [] });
  expect(Object.keys(figures).length).toBeGreaterThan(0);
}
