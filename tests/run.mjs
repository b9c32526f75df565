// What `npm test` runs: the check, then unit and contract tests, then the journeys in a browser; one line of counts last.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSteps } from './check/all-steps.ts';
import { runSteps } from './check/run-steps.ts';
import { runGroup } from './run/group.ts';
import { findBrowser } from './run/browser.ts';

const started = performance.now();
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

try {
  head('check');
  const steps = await runSteps(checkSteps());
  add({
    passed: steps.filter((step) => step.ok).length,
    failed: steps.filter((step) => !step.ok).length,
    skipped: 0,
  });

  head('build');
  add(await runGroup({ name: 'build', folder }));

  head('unit and contract tests');
  add(await runGroup({ name: 'tests', folder, projects: ['pure', 'node'] }));

  head('journeys in a browser');
  const browser = findBrowser();
  process.stdout.write(`${browser.sentence}\n`);
  add(await runGroup({ name: 'journeys', folder, projects: ['journeys'], browser: browser.path }));
} finally {
  rmSync(folder, { recursive: true });
}

const seconds = ((performance.now() - started) / 1000).toFixed(0);
process.stdout.write(
  `\nin ${seconds} s\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
