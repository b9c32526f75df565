// Every drill in its quick size, with a seed of the day that is printed and can be replayed.
import { expect, test } from 'vitest';
import { allDrills } from './all-drills.ts';
import { runDrill } from './drill.ts';
import { drillSeed } from '../support/drill-seed.ts';

const seed = drillSeed();

test.each(allDrills.filter(({ needsBrowser }) => needsBrowser !== true))(
  'drill $name',
  { timeout: 60_000 },
  async ({ name, load }) => {
    const { figures, problems } = await runDrill(await load(), seed, false);
    expect({ name, seed, problems }).toEqual({ name, seed, problems: [] });
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  },
);
