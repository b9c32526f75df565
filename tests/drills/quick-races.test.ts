// The drills in which several act at once, by clocks of their own, in their quick size.
import { test } from 'vitest';
import { drillTimeoutMs } from '../support/drill-seed.ts';
import { runQuickly } from '../support/quick-drill.ts';
import { drillsAbout } from './all-drills.ts';

test.each(drillsAbout('races'))('drill $name', { timeout: drillTimeoutMs }, runQuickly);
