// The drills with a client in a browser, in their quick size.
import { expect, test } from 'vitest';
import { allDrills } from '../drills/all-drills.ts';
import { runDrill } from '../drills/drill.ts';
import { drillSeed, drillTimeoutMs } from '../support/drill-seed.ts';

const seed = drillSeed();

test.each(allDrills.filter(({ needsBrowser }) => needsBrowser))(
  'drill $name',
  { timeout: drillTimeoutMs },
  async ({ name, load }) => {
    const { figures, problems } = await runDrill(await load(), seed, false);
    expect({ name, seed, problems }).toEqual({ name, seed, problems: [] });
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  },
);
