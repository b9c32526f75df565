// Installs the servers that some tests put before or beside an office, and says which are not there and why.
import { existsSync } from 'node:fs';
import { aptInstall, whyNoApt } from './debian-packages.ts';

/** Where a program of a package stands; nginx before an office, its certificate, the log that nodes share. */
const programs = {
  'nginx-light': ['/usr/sbin/nginx'],
  openssl: ['/usr/bin/openssl'],
  'nats-server': ['/usr/sbin/nats-server', '/usr/bin/nats-server'],
} as const;
/** Forbids that an installed server is started: containers have it, and without it nginx would take port 80. */
const policy = '/usr/sbin/policy-rc.d';

const missing = (): string[] =>
  Object.entries(programs).flatMap(([name, places]) =>
    places.some((place) => existsSync(place)) ? [] : [name],
  );

/** Installing is tried once, for what is missing only. @returns the sentence that says what is there */
export function findServices(): string {
  const names = missing();
  if (names.length === 0) return 'nginx, openssl and nats-server are there';
  const why =
    whyNoApt() ?? (existsSync(policy) ? undefined : `${policy} does not keep servers from starting`);
  if (why === undefined) {
    process.stdout.write(`installing ${names.join(' ')}\n`);
    aptInstall(names);
  }
  const left = missing();
  if (left.length === 0) return `installed ${names.join(', ')}`;
  return `no ${left.join(', no ')}, what needs them is left out${why === undefined ? '' : `: ${why}`}`;
}
