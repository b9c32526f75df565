// Keeps package.json, the classified list and what the sources import in step, and the licences permissive.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { importsOf } from './imports.ts';
import { packages } from './packages.ts';
import { licenceProblems, productionPackages } from './licences.ts';
import { root, sourceFiles } from './sources.ts';

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

test('every imported package is classified', () => {
  const unlisted = sourceFiles
    .flatMap(importsOf)
    .filter((found) => found.kind === 'package' && packages[found.target] === undefined)
    .map(
      (found) =>
        `${found.from}:${found.line} imports ${found.target}: list it in tests/architecture/packages.ts`,
    );
  expect(unlisted).toEqual([]);
});

test('every package has a version of its own, never a range', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the licences of what is shipped are permissive', () => {
  const built = shipped.filter((name) => packages[name]?.[0] !== 'test');
  const found = productionPackages(root, built);
  expect(found.length).toBeGreaterThan(built.length);
  expect(licenceProblems(found)).toEqual([]);
});
