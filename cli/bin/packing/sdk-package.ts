// Puts the package for bots together: built entries, declarations, examples, and a manifest with few packages beside it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDeclarations } from './declarations.ts';
import { dependencies, entries, optionalPeers, typeDependencies } from './sdk-parts.ts';

type Manifest = {
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Where the examples lie in the sources, and what they import there and in a package. */
const examples = 'sdk/bot/examples';
const exampleImports: readonly (readonly [string, string])[] = [
  ["'../../api.ts'", "'tangram/sdk'"],
  ["'../index.ts'", "'tangram/sdk/bot'"],
];

/** An example as whoever installs the package writes it. */
export function exampleText(root: string, file: string): string {
  const text = readFileSync(join(root, examples, file), 'utf8');
  return exampleImports.reduce((now, [from, to]) => now.replaceAll(from, to), text);
}

/** The oldest Node the entries accept; the manifest says the same. */
function oldestNode(root: string): string {
  const found = /const oldest = \[(\d+), (\d+)\]/.exec(readFileSync(join(root, 'sdk/needs-node.ts'), 'utf8'));
  if (found === null) throw new Error('sdk/needs-node.ts names no Node');
  return `>=${found[1]}.${found[2]}.0`;
}

/** What the package says of itself. */
export function packageManifest(root: string): Record<string, unknown> {
  const { version, license, ...own } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const versions: Record<string, string> = { ...own.dependencies, ...own.devDependencies };
  const pick = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, versions[name] ?? '']));
  return {
    name: 'tangram',
    version,
    description:
      'The SDK of Tangram (七巧): bots, scripts and services in an office, and a whole office for their tests.',
    license,
    type: 'module',
    engines: { node: oldestNode(root) },
    exports: {
      ...Object.fromEntries(
        entries.map(({ path, name, source }) => [
          `./${path}`,
          { types: `./types/${source.replace(/\.ts$/, '.d.ts')}`, default: `./dist/${name}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: pick([...dependencies, ...typeDependencies]),
    peerDependencies: pick(optionalPeers),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((name) => [name, { optional: true }])),
  };
}

/**
 * Writes the package as a folder. What is built must be there: `node cli/bin/build.mjs sdk`.
 * @param types without them it is done in a moment, for who only runs it
 */
export async function writePackage(root: string, to: string, { types = true } = {}): Promise<void> {
  mkdirSync(join(to, 'examples'), { recursive: true });
  cpSync(join(root, 'dist', 'sdk'), join(to, 'dist'), { recursive: true });
  for (const file of readdirSync(join(root, examples)))
    writeFileSync(join(to, 'examples', file), exampleText(root, file));
  cpSync(join(root, 'sdk', 'bot', 'README.md'), join(to, 'README.md'));
  cpSync(join(root, 'sdk', 'reference.md'), join(to, 'reference.md'));
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(packageManifest(root), undefined, 2)}\n`);
  if (types) await writeDeclarations(root, join(to, 'types'));
}

/** Builds and packs. @returns the path of the tarball */
export async function packSdk(root: string): Promise<string> {
  const built = spawnSync(process.execPath, ['cli/bin/build.mjs', 'sdk'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the SDK was not built');
  const folder = mkdtempSync(join(tmpdir(), 'tangram-package-'));
  try {
    await writePackage(root, folder);
    const to = join(root, 'dist', 'packages');
    mkdirSync(to, { recursive: true });
    // Node's npm beside whatever runs this: a tarball is what it makes of a folder.
    const packed = spawnSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', to, folder],
      {
        encoding: 'utf8',
        shell: process.platform === 'win32',
        stdio: ['ignore', 'pipe', 2],
      },
    );
    if (packed.status !== 0) throw new Error('npm made no tarball');
    const made: unknown = JSON.parse(packed.stdout);
    const [row] = (Array.isArray(made) ? made : Object.values(made as object)) as { filename: string }[];
    if (row === undefined) throw new Error('npm named no tarball');
    return join(to, row.filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
