// What `npm run check` runs: types, lint, format, unused code and house rules; words after it choose among them.
import { checkSteps } from './check/all-steps.ts';
import { runSteps } from './check/run-steps.ts';

const started = performance.now();
const finished = await runSteps(checkSteps(process.argv.slice(2)));
const failed = finished.filter((step) => !step.ok);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `${finished.length - failed.length} of ${finished.length} checks passed in ${seconds} s\n`,
);
if (failed.length > 0 || finished.length === 0) process.exitCode = 1;
