// Brings peers that come as Debian packages, or says aloud that they are skipped.
import { spawnSync } from 'node:child_process';
import { aptInstall, whyNoApt } from '../../run/debian-packages.ts';

/** Makes sure that packages are there; false, said aloud, where they cannot be. */
export function havePackages(peer: string, packages: readonly string[]): boolean {
  if (areThere(packages)) return true;
  const why = whyNoApt();
  if (why !== undefined) return skipped(peer, why);
  return (
    (aptInstall(packages) && areThere(packages)) || skipped(peer, `cannot install ${packages.join(', ')}`)
  );
}

/** Version of an installed package. */
export function versionOf(name: string): string {
  return spawnSync('dpkg-query', ['-W', '-f', '${Version}', name], { encoding: 'utf8' }).stdout.trim();
}

/** Says what was not measured and why: to people, and as a line of JSON among the figures. */
export function skipped(what: string, why: string): false {
  process.stderr.write(`skipped: ${what}: ${why}\n`);
  process.stdout.write(`${JSON.stringify({ skipped: what, why })}\n`);
  return false;
}

function areThere(packages: readonly string[]): boolean {
  const said = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}\n', ...packages], {
    encoding: 'utf8',
  });
  const states = said.stdout?.trim().split('\n') ?? [];
  return (
    said.status === 0 && states.length === packages.length && states.every((state) => state === 'installed')
  );
}
