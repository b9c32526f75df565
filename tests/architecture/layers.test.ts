// Enforces the layer table over every import of every file.
import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { importsOf } from './imports.ts';
import { layerProblem, rowOf } from './layer-match.ts';
import { areas, sourceFiles } from './sources.ts';

const imports = sourceFiles.flatMap(importsOf);

test('reads the sources', () => {
  expect(sourceFiles.length).toBeGreaterThan(20);
  expect(imports.length).toBeGreaterThan(40);
});

test('every file belongs to an area', () => {
  expect(sourceFiles.filter((file) => rowOf(file.path) === undefined).map((file) => file.path)).toEqual([]);
  expect(areas.length).toBe(7);
});

test('imports go only where the table lets them', () => {
  expect(imports.map(layerProblem).filter((problem) => problem !== undefined)).toEqual([]);
});

test('an import against the table is found and both areas are named', () => {
  const [found] = importsOf({
    path: 'storage/tables/kv.ts',
    text: "import { send } from '#sdk/chat/service.ts';",
  });
  expect(found && layerProblem(found)).toMatch(
    /^storage\/tables\/kv\.ts:1 .*storage → sdk features is not allowed/,
  );
});

test('lazy imports, types by import() and workers are seen', () => {
  const text = `
    export * from './a.ts';
    const b = () => import('#sdk/office.ts');
    type C = import('electron').App;
    const d = new Worker(new URL('./worker.ts', import.meta.url));`;
  const targets = importsOf({ path: 'gui/app/x.ts', text }).map((found) => found.target);
  expect(targets.toSorted()).toEqual(['electron', 'gui/app/a.ts', 'gui/app/worker.ts', 'sdk/office.ts']);
});

/** What the SDK offers is made of its features, and a feature may ask for all of that: these few are one thing. */
const wholeOfFeatures = /^sdk\/(api|finding-api|feature|features)\.ts$|^sdk\/[\w/]+\/feature\.ts$/;

test('nothing imports itself in a circle, by types neither', () => {
  const circles = circlesOf(imports.filter(({ from }) => !from.startsWith('tests/')));
  expect(circles.filter((files) => !files.every((file) => wholeOfFeatures.test(file)))).toEqual([]);
});

test('a circle over several files is found, one that is lazy is none', () => {
  const circle = (last: string) =>
    circlesOf(
      [
        { path: 'sdk/a.ts', text: "import type { B } from './b.ts';" },
        { path: 'sdk/b.ts', text: "export * from './c.ts'; import './d.ts';" },
        { path: 'sdk/c.ts', text: last },
        { path: 'sdk/d.ts', text: '' },
      ].flatMap(importsOf),
    );
  expect(circle("import { a } from './a.ts';")).toEqual([['sdk/a.ts', 'sdk/b.ts', 'sdk/c.ts']]);
  expect(circle("type A = import('./a.ts').A;")).toHaveLength(1);
  expect(circle("export const a = () => import('./a.ts');")).toEqual([]);
});
