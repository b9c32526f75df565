// Caps the length of files and fixes their names and their first sentence.
import { expect, test } from 'vitest';
import { sourceFiles } from './sources.ts';

/** Lines a file may have: none is so important that everybody must touch it. */
const CAP = 400;
const TEST_CAP = 600;

/** Names that say nothing about what a file decides. */
const forbidden = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'shared',
  'stuff',
]);

const baseName = (path: string): string => path.split('/').at(-1) ?? path;
const stem = (path: string): string => baseName(path).replace(/(\.(test|config|bench|d))?\.(tsx?|mjs)$/, '');

test('reads the sources', () => expect(sourceFiles.length).toBeGreaterThan(20));

test('no file is longer than the cap', () => {
  const long = sourceFiles
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > (path.startsWith('tests/') ? TEST_CAP : CAP));
  expect(long).toEqual([]);
});

test('every name says what is in the file', () => {
  expect(sourceFiles.filter((file) => forbidden.has(stem(file.path))).map((file) => file.path)).toEqual([]);
});

test('files are kebab-case, components PascalCase', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  const pascal = /^[A-Z][A-Za-z0-9]*$/;
  // A file of components is named after the component; hooks are named as React names them.
  const hook = /^use[A-Z][A-Za-z0-9]*$/;
  const wrong = sourceFiles.filter(({ path }) => {
    const name = stem(path);
    if (kebab.test(name)) return false;
    return path.endsWith('.tsx') ? !pascal.test(name) && !hook.test(name) : !hook.test(name);
  });
  expect(wrong.map((file) => file.path)).toEqual([]);
});

test('folders are kebab-case', () => {
  const folders = new Set(sourceFiles.flatMap((file) => file.path.split('/').slice(0, -1)));
  expect([...folders].filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))).toEqual([]);
});

test('every file begins with one sentence that says what it decides or owns', () => {
  const without = sourceFiles.filter(({ text }) => {
    const lines = text
      .split('\n')
      .filter((line) => !line.startsWith('#!') && !line.startsWith('/// <reference'));
    return !/^\/\/ [A-Z“"`'#./0-9a-z].{10,}[.:]$/.test(lines[0] ?? '') && !isLongSentence(lines);
  });
  expect(without.map((file) => file.path)).toEqual([]);
});

/** A first sentence that needs a second line of comment still counts. */
function isLongSentence(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => !line.startsWith('// '));
  return end > 1 && lines[end - 1]?.endsWith('.') === true;
}
