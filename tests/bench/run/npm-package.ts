// Brings a peer that comes as an npm package into a scratch folder, or says aloud that it is skipped.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { scratchFolder } from './scratch.ts';
import { skipped } from './debian.ts';

/** What the package exports; undefined, said aloud, where it cannot be had. */
export function npmPackage(name: string, version: string): unknown {
  const folder = scratchFolder();
  const said = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
    { encoding: 'utf8', timeout: 120_000 },
  );
  if (said.status === 0) return createRequire(join(folder, 'package.json'))(name);
  skipped(name, said.stderr?.trim().split('\n').at(-1) ?? 'npm did not answer');
  return undefined;
}
