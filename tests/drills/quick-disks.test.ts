// The drills in which the disk is damaged, full or failing, in their quick size.
import { test } from 'vitest';
import { drillTimeoutMs } from '../support/drill-seed.ts';
import { runQuickly } from '../support/quick-drill.ts';
import { drillsAbout } from './all-drills.ts';

test.each(drillsAbout('disks'))('drill $name', { timeout: drillTimeoutMs }, runQuickly);
