// Every drill in its quick size, with the seed of every test run.
import { expect, test } from 'vitest';
import { allDrills } from './all-drills.ts';
import { runDrill } from './drill.ts';
import { drillSeed, drillTimeoutMs } from '../support/drill-seed.ts';

const seed = drillSeed();

test.each(allDrills.filter(({ needsBrowser }) => needsBrowser !== true))(
  'drill $name',
  { timeout: drillTimeoutMs },
  async ({ name, load }) => {
    const { figures, problems } = await runDrill(await load(), seed, false);
    expect({ name, seed, problems }).toEqual({ name, seed, problems: [] });
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  },
);
