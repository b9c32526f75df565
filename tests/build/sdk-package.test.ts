// The package for bots: what it says of itself, that it runs without the project, and what it says on a Node that is too old.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageManifest, writePackage } from '#cli/bin/packing/sdk-package.ts';
import { dependencies, entries } from '#cli/bin/packing/sdk-parts.ts';
import { echoBot, runFile } from '#cli/bin/packing/try-sdk.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeAll(async () => {
  const built = spawnSync(process.execPath, ['cli/bin/build.mjs', 'sdk'], { cwd: root, encoding: 'utf8' });
  expect(built.stderr).not.toContain('Error');
  folder = mkdtempSync(join(tmpdir(), 'tangram-consumer-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  // What npm would put beside it, and nothing else of the project.
  for (const name of dependencies) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  await writePackage(root, join(modules, 'tangram'), { types: false });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a bot runs from the package alone, as TypeScript and as JavaScript', () => {
  for (const file of ['bot.ts', 'bot.mjs']) {
    writeFileSync(join(folder, file), echoBot);
    expect(runFile(process.execPath, folder, file)).toMatchObject({ code: 0, out: 'echo: 在吗', err: '' });
  }
});

test('every entry says in one sentence which Node it needs, before anything else is run', () => {
  for (const { path } of entries) {
    writeFileSync(
      join(folder, 'old.mjs'),
      `Object.defineProperty(process.versions, 'node', { value: '20.9.0' });
      const entry = 'tangram/${path}';
      await import(entry).then(
        () => console.log('loaded'),
        (error) => console.log(error.stack.split('\\n').length, error.message),
      );`,
    );
    const { out } = runFile(process.execPath, folder, 'old.mjs');
    expect([path, out]).toEqual([
      path,
      expect.stringMatching(/^1 .*needs Node 22\.19 or newer, this is 20\.9\.0$/),
    ]);
  }
});

test('no name out of a module of Node is linked, which an older one would miss before that sentence', () => {
  const dist = join(folder, 'node_modules/tangram/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(50);
  const linked = files.filter((file) =>
    /^import \{[^}]*\} from ["']node:/m.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(linked).toEqual([]);
});

test('its manifest names every entry, few packages by exact versions, and a Node', () => {
  const manifest = packageManifest(root) as {
    exports: Record<string, { types: string; default: string } | string>;
    engines: { node: string };
    dependencies: Record<string, string>;
  };
  expect(manifest.engines.node).toBe('>=22.19.0');
  expect(Object.keys(manifest.dependencies)).toEqual(['better-sqlite3', 'zod', '@types/node']);
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.keys(manifest.exports)).toEqual([
    ...entries.map(({ path }) => `./${path}`),
    './package.json',
  ]);
  for (const entry of Object.values(manifest.exports))
    if (typeof entry !== 'string')
      expect(existsSync(join(folder, 'node_modules/tangram', entry.default))).toBe(true);
  for (const file of ['README.md', 'reference.md', 'LICENSE', 'dist/licences.json', 'examples/poll-bot.ts'])
    expect(existsSync(join(folder, 'node_modules/tangram', file))).toBe(true);
});

test('the whole project is no package, and says which one is', () => {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: root, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('npm run package -- sdk');
});
