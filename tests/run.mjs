// What `npm test` runs: the check, unit and contract tests, then journeys in a browser; with `--whole` all of them and the drills; counts last.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeCheck } from './check/all-steps.ts';
import { runSteps } from './check/run-steps.ts';
import { findBrowser } from './run/browser.ts';
import { demoOfficeVariable, fillDemoOffice } from './run/demo-office.ts';
import { runGroup } from './run/group.ts';
import { chosenTests } from './run/main-journeys.ts';
import { findServices } from './run/services.ts';

const started = performance.now();
const isWhole = process.argv.includes('--whole');
const { leftOut, journeys } = chosenTests(isWhole);
const folder = mkdtempSync(join(tmpdir(), 'tangram-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {import('./check/vitest-report.ts').Counts} counts */
function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** @param {string} title */
const head = (title) => process.stdout.write(`\n== ${title}\n`);

// Programs and threads that tests start load what earlier ones have compiled: half of a thread's start is that.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');

try {
  head('check');
  const steps = await runSteps(wholeCheck());
  add({
    passed: steps.filter((step) => step.ok).length,
    failed: steps.filter((step) => !step.ok).length,
    skipped: 0,
  });

  head('build');
  add(await runGroup({ name: 'build', folder }));

  head('unit and contract tests');
  process.stdout.write(`servers: ${findServices()}\n`);
  add(await runGroup({ name: 'tests', folder, projects: ['pure', 'gui', 'node'], leftOut }));

  // One after the other: beside the others each of them takes twice as long, and waits that are nets begin to catch.
  head(
    isWhole
      ? 'journeys'
      : `journeys: the ${journeys.length} main ones; npm run test:whole has them all, and drills`,
  );
  const browser = findBrowser();
  process.stdout.write(`journeys ${browser.sentence}\n`);
  if (browser.path !== undefined) {
    const dataDir = join(folder, 'demo');
    await fillDemoOffice(dataDir);
    process.env[demoOfficeVariable] = dataDir;
  }
  add(
    await runGroup({
      name: 'journeys',
      folder,
      projects: ['journeys'],
      browser: browser.path,
      files: journeys,
    }),
  );
} finally {
  rmSync(folder, { recursive: true });
}

const seconds = ((performance.now() - started) / 1000).toFixed(0);
process.stdout.write(
  `\nin ${seconds} s\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
