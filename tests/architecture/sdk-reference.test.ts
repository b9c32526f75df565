// Keeps the reference of the package what the sources say, and every export explained.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reference, referencePage } from './sdk-reference.ts';
import { root } from './sources.ts';

test('every entry is there, and everything it exports says what it is', () => {
  const all = reference();
  expect(all.map(({ path }) => path)).toEqual([
    'tangram/sdk',
    'tangram/sdk/bot',
    'tangram/sdk/node',
    'tangram/sdk/testing',
  ]);
  const names = all.flatMap(({ exported }) => exported.map(({ name }) => name));
  expect(names).toEqual(
    expect.arrayContaining(['OfficeError', 'ChatApi', 'createBot', 'fileStorage', 'TestOffice']),
  );
  expect(
    all.flatMap(({ exported }) => exported.filter(({ words }) => words === '').map(({ name }) => name)),
  ).toEqual([]);
});

test('the page is what the generator writes', () => {
  expect(readFileSync(`${root}sdk/reference.md`, 'utf8') === referencePage(), 'npm run generate').toBe(true);
});
