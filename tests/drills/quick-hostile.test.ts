// The drills in which somebody means harm, or asks without end, in their quick size.
import { test } from 'vitest';
import { drillTimeoutMs } from '../support/drill-seed.ts';
import { runQuickly } from '../support/quick-drill.ts';
import { drillsAbout } from './all-drills.ts';

test.each(drillsAbout('hostile'))('drill $name', { timeout: drillTimeoutMs }, runQuickly);
