// Puts a release of the office together: one archive with what running needs and no more, started as it lies.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The systems a release is made for, by their Node. */
const platforms = ['linux-x64', 'linux-arm64'] as const;
type Platform = (typeof platforms)[number];

/** The system this runs on. @throws Error where no release is made for it */
export function thisPlatform(): Platform {
  const found = platforms.find((each) => each === `${process.platform}-${process.arch}`);
  if (found === undefined)
    throw new Error(`a release is made on ${platforms.join(' or ')}, not on ${process.platform}`);
  return found;
}

/** What is built for a release, in `dist/`. */
const targets = ['cli', 'gui', 'threads'] as const;

/** What lies beside the program as it lies here: the launcher, and what the demo says. */
const ownFiles = [
  'cli/bin/tangram',
  'cli/bin/keep-terminal.sh',
  'fixtures/seed/ask',
  'fixtures/operating.md',
  'fixtures/cluster.md',
  'fixtures/growth.md',
  'CHANGES.md',
  'LICENSE',
] as const;

/** Of the packages that are not built in, the parts that are read while the office runs. */
const packageParts = (platform: Platform): readonly (readonly [name: string, parts: readonly string[]])[] => [
  ['better-sqlite3', ['package.json', 'LICENSE', 'lib', `prebuilds/${platform}.node`]],
  ['jq-web', ['package.json', 'LICENSE', 'jq.js', 'jq.wasm']],
  [
    'pdfjs-dist',
    [
      'package.json',
      'LICENSE',
      'cmaps',
      'standard_fonts',
      'legacy/build/pdf.mjs',
      'legacy/build/pdf.worker.mjs',
    ],
  ],
  [`node-${platform}`, ['package.json', 'LICENSE', 'bin/node']],
];

/**
 * Writes the release as a folder. What is built must be there: `node cli/bin/build.mjs cli gui threads`.
 * @param to an empty folder
 */
export function writeRelease(root: string, to: string, platform = thisPlatform()): void {
  const copy = (from: string, place: string): void => {
    mkdirSync(dirname(join(to, place)), { recursive: true });
    // Compiled code of earlier runs belongs to the machine it ran on.
    cpSync(from, join(to, place), { recursive: true, filter: (path) => !path.endsWith('/dist/cli/code') });
  };
  copy(join(root, 'dist', 'cli'), 'dist/cli');
  copy(join(root, 'dist', 'gui'), 'dist/gui');
  copy(join(root, 'dist', 'threads', 'fixtures'), 'fixtures');
  for (const place of ownFiles) copy(join(root, place), place);
  for (const [name, parts] of packageParts(platform))
    for (const part of parts) copy(join(root, 'node_modules', name, part), `node_modules/${name}/${part}`);
  mkdirSync(join(to, 'node_modules', '.bin'));
  symlinkSync(`../node-${platform}/bin/node`, join(to, 'node_modules', '.bin', 'node'));
  symlinkSync('cli/bin/tangram', join(to, 'tangram'));
  chmodSync(join(to, 'cli', 'bin', 'tangram'), 0o755);
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const manifest = { name: 'tangram-office', version, license, private: true, type: 'module' };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Builds and packs. @returns the path of the archive */
export function packOffice(root: string): string {
  const platform = thisPlatform();
  const built = spawnSync(process.execPath, ['cli/bin/build.mjs', ...targets], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the office was not built');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `tangram-office-${version}-${platform}`;
  const folder = mkdtempSync(join(tmpdir(), 'tangram-release-'));
  try {
    mkdirSync(join(folder, name));
    writeRelease(root, join(folder, name), platform);
    const archive = join(root, 'dist', 'packages', `${name}.tar.gz`);
    mkdirSync(dirname(archive), { recursive: true });
    // Whoever unpacks it as root shall own it, not whoever built it.
    const words = ['--owner=0', '--group=0', '--numeric-owner', '-czf', archive, '-C', folder, name];
    if (spawnSync('tar', words, { stdio: ['ignore', 2, 2] }).status !== 0)
      throw new Error('tar made no archive');
    return archive;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
