// Installs Debian packages that tests and benchmarks need, where that is allowed, and says why where it is not.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Why Debian packages may not be installed here; undefined when they may. */
export function whyNoApt(): string | undefined {
  if (process.env['TANGRAM_NO_APT'] === '1') return 'TANGRAM_NO_APT=1 forbids to install packages';
  if (process.getuid?.() !== 0) return 'only root may install packages';
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get';
  return undefined;
}

/** Installs packages, with fresh lists if the known ones do not do; true when all are there. */
export function aptInstall(names: readonly string[]): boolean {
  // Everything goes to standard error: standard output belongs to figures and counts.
  const options = {
    stdio: ['ignore', process.stderr, process.stderr] as ['ignore', NodeJS.WriteStream, NodeJS.WriteStream],
  };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (): boolean =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { ...options, env })
      .status === 0;
  if (install()) return true;
  spawnSync('apt-get', ['update', '-qq'], { ...options, env });
  return install();
}
