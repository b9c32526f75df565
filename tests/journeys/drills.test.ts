// The drills with a client in a browser, in their quick size.
import { test } from 'vitest';
import { drillsAbout } from '../drills/all-drills.ts';
import { drillTimeoutMs } from '../support/drill-seed.ts';
import { runQuickly } from '../support/quick-drill.ts';

test.each(drillsAbout('pages'))('drill $name', { timeout: drillTimeoutMs }, runQuickly);
