// Keeps package.json, the classified list and what the sources import in step, and the licences permissive.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { importsOf } from './imports.ts';
import { packages } from './packages.ts';
import { licenceProblems, productionPackages } from './licences.ts';
import { root, sourceFiles, type SourceFile } from './sources.ts';

const names = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: names, devDependencies: names, optionalDependencies: names })
  .parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));

const shipped = Object.keys(manifest.dependencies);
const declared = [
  ...shipped,
  ...Object.keys(manifest.devDependencies),
  ...Object.keys(manifest.optionalDependencies),
];

test('every declared package is classified, and no other', () => {
  expect(declared.length).toBeGreaterThan(20);
  expect(Object.keys(packages).toSorted()).toEqual(declared.toSorted());
});

const unclassified = (files: readonly SourceFile[]): string[] =>
  files
    .flatMap(importsOf)
    .filter((found) => found.kind === 'package' && packages[found.target] === undefined)
    .map(
      (found) =>
        `${found.from}:${found.line} imports ${found.target}: list it in tests/architecture/packages.ts`,
    );

test('every imported package is classified', () => expect(unclassified(sourceFiles)).toEqual([]));

const ranges = (versions: readonly string[]): string[] =>
  versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));

test('every package has a version of its own, never a range', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(ranges(versions)).toEqual([]);
});

test('the licences of what is shipped are permissive', () => {
  const built = shipped.filter((name) => packages[name]?.[0] !== 'test');
  const found = productionPackages(root, built);
  expect(found.length).toBeGreaterThan(built.length);
  expect(licenceProblems(found)).toEqual([]);
});

test('a package that breaks one of these rules is found', () => {
  const text = "import leftPad from 'left-pad';";
  expect(unclassified([{ path: 'sdk/x.ts', text }])).toHaveLength(1);
  expect(ranges(['1.0.0', '^1.0.0', '1.x', 'latest', '1.0.0-beta.1'])).toEqual(['^1.0.0', '1.x', 'latest']);
  const licensed = (licence: string): { name: string; version: string; licence: string } => ({
    name: 'x',
    version: '1.0.0',
    licence,
  });
  expect(licenceProblems(['GPL-3.0', 'MIT AND GPL-3.0', 'none'].map(licensed))).toHaveLength(3);
  expect(licenceProblems(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'].map(licensed))).toEqual([]);
});
