// The drills in which the line is bad, silent or crowded, in their quick size.
import { test } from 'vitest';
import { drillTimeoutMs } from '../support/drill-seed.ts';
import { runQuickly } from '../support/quick-drill.ts';
import { drillsAbout } from './all-drills.ts';

test.each(drillsAbout('network'))('drill $name', { timeout: drillTimeoutMs }, runQuickly);
