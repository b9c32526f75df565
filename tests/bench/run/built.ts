// Brings what users run up to date before it is measured: the bundled program and the pages.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The program as people start it. */
export const launcher = `${root}cli/bin/tangram`;

/** Builds a target of `cli/bin/build.mjs` if its sources have changed. @throws Error when it cannot be built */
export function build(target: 'cli' | 'gui' | 'sdk'): void {
  const done = spawnSync(process.execPath, [`${root}cli/bin/build.mjs`, target], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (done.status !== 0) throw new Error(`${target} cannot be built`);
}
