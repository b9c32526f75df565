// The drills in which a process is killed, in their quick size.
import { test } from 'vitest';
import { drillTimeoutMs } from '../support/drill-seed.ts';
import { runQuickly } from '../support/quick-drill.ts';
import { drillsAbout } from './all-drills.ts';

test.each(drillsAbout('kills'))('drill $name', { timeout: drillTimeoutMs }, runQuickly);
