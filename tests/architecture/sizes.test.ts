// Caps the length of files and fixes their names and their first sentence.
import { expect, test } from 'vitest';
import { readmes, sourceFiles, type SourceFile } from './sources.ts';

/** Lines a file may have: none is so important that everybody must touch it. */
const CAP = 400;
const TEST_CAP = 600;
/** Lines of a README: what does not fit is generated, or belongs to the README of an area below. */
const README_CAP = 200;

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

const linesOf = (text: string): number => text.split('\n').length - 1;

/** Files that have outgrown the cap and are to be split; the list only gets shorter. */
const toSplit: Readonly<Record<string, number>> = {};

function capOf(path: string): number {
  const allowed = toSplit[path];
  if (allowed !== undefined) return allowed;
  if (path.endsWith('README.md')) return README_CAP;
  return path.startsWith('tests/') ? TEST_CAP : CAP;
}

const tooLong = ({ path, text }: SourceFile): boolean => linesOf(text) > capOf(path);
const saysNothing = ({ path }: SourceFile): boolean => forbidden.has(stem(path));

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
// A file of components is named after the component; hooks are named as React names them.
const hook = /^use[A-Z][A-Za-z0-9]*$/;

function misnamed({ path }: SourceFile): boolean {
  const name = stem(path);
  if (kebab.test(name)) return false;
  return path.endsWith('.tsx') ? !pascal.test(name) && !hook.test(name) : !hook.test(name);
}

function inMisnamedFolder({ path }: SourceFile): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((folder) => !kebab.test(folder));
}

function hasNoSentence({ text }: SourceFile): boolean {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#!') && !line.startsWith('/// <reference'));
  return !/^\/\/ [A-Z“"`'#./0-9a-z].{10,}[.:]$/.test(lines[0] ?? '') && !isLongSentence(lines);
}

const found = (files: readonly SourceFile[], fault: (file: SourceFile) => boolean): string[] =>
  files.filter(fault).map(({ path }) => path);

test('reads the sources and the READMEs', () => {
  expect(sourceFiles.length).toBeGreaterThan(1_000);
  expect(readmes.length).toBeGreaterThan(8);
});

test('no file is longer than its cap', () => {
  expect(found([...sourceFiles, ...readmes], tooLong)).toEqual([]);
});

test('every name says what is in the file', () => expect(found(sourceFiles, saysNothing)).toEqual([]));

test('files are kebab-case, components PascalCase', () => expect(found(sourceFiles, misnamed)).toEqual([]));

test('folders are kebab-case', () => expect(found(sourceFiles, inMisnamedFolder)).toEqual([]));

test('every file begins with one sentence that says what it decides or owns', () => {
  expect(found(sourceFiles, hasNoSentence)).toEqual([]);
});

test('a file that breaks a rule is found by that rule', () => {
  const file = (path: string, text = '// Decides what a planted file decides.\n'): SourceFile => ({
    path,
    text,
  });
  const many = (lines: number): string => '// Decides nothing.\n'.repeat(lines);
  expect(
    found(
      [
        file('sdk/a.ts', many(401)),
        file('sdk/b.ts', many(400)),
        file('tests/a.test.ts', many(601)),
        file('gui/README.md', many(201)),
      ],
      tooLong,
    ),
  ).toEqual(['sdk/a.ts', 'tests/a.test.ts', 'gui/README.md']);
  expect(found([file('sdk/helpers.ts'), file('sdk/help.ts')], saysNothing)).toEqual(['sdk/helpers.ts']);
  expect(
    found(
      ['sdk/aB.ts', 'gui/aB.tsx', 'gui/useB.ts', 'gui/B.tsx'].map((path) => file(path)),
      misnamed,
    ),
  ).toEqual(['sdk/aB.ts', 'gui/aB.tsx']);
  expect(found([file('sdk/aB/c.ts'), file('sdk/a-b/c.ts')], inMisnamedFolder)).toEqual(['sdk/aB/c.ts']);
  const silent = 'export const a = 1;\n';
  expect(found([file('sdk/a.ts', silent), file('sdk/b.ts')], hasNoSentence)).toEqual(['sdk/a.ts']);
});

/** A first sentence that needs a second line of comment still counts. */
function isLongSentence(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => !line.startsWith('// '));
  return end > 1 && lines[end - 1]?.endsWith('.') === true;
}
