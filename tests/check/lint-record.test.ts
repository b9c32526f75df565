// The record of the linter: what a change reaches is looked at again, and nothing else.
import { expect, test } from 'vitest';
import type { SourceFile } from '../architecture/sources.ts';
import { filesToLint, recordOf } from './lint-record.ts';

const source = (path: string, text: string): SourceFile => ({ path, text });
const below = source('sdk/below.ts', 'export const below = 1;');
const middle = source('sdk/middle.ts', "export type { Middle } from './below.ts';");
const above = source('cli/above.ts', "import '#sdk/middle.ts';");
const other = source('cli/other.ts', "export type Other = import('./deep.ts').Deep;");
const deep = source('cli/deep.ts', "import './other.ts';\nexport type Deep = 1;");
const files = [below, middle, above, other, deep];
const before = recordOf(files, ['rules']);
const toLint = (now: readonly SourceFile[], ground = ['rules']): string[] =>
  filesToLint(now, recordOf(now, ground), before);

test('without a change nothing, without a record or with other rules everything', () => {
  expect(toLint(files)).toEqual([]);
  expect(filesToLint(files, before, undefined)).toHaveLength(5);
  expect(toLint(files, ['other rules'])).toHaveLength(5);
});

test('a changed file, and all that see it over any number of steps and circles', () => {
  expect(toLint([source('sdk/below.ts', 'export const below = 2;'), middle, above, other, deep])).toEqual([
    'sdk/below.ts',
    'sdk/middle.ts',
    'cli/above.ts',
  ]);
  expect(toLint([below, middle, above, source('cli/other.ts', ''), deep])).toEqual([
    'cli/other.ts',
    'cli/deep.ts',
  ]);
});

test('a file that is gone reaches those that named it, a declaration everybody', () => {
  expect(toLint([middle, above, other, deep])).toEqual(['sdk/middle.ts', 'cli/above.ts']);
  expect(toLint([...files, source('cli/new.d.ts', 'declare const all: 1;')])).toHaveLength(6);
});
