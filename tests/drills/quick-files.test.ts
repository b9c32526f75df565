// The drills in which files break off on their way, or lie, in their quick size.
import { test } from 'vitest';
import { drillTimeoutMs } from '../support/drill-seed.ts';
import { runQuickly } from '../support/quick-drill.ts';
import { drillsAbout } from './all-drills.ts';

test.each(drillsAbout('files'))('drill $name', { timeout: drillTimeoutMs }, runQuickly);
