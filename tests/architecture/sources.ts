// The source files the house rules look at, read once.
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, ending with a slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The areas of the house (README, "map"). */
export const areas = ['cli', 'fixtures', 'gui', 'sdk', 'storage', 'tests', 'variants'] as const;

/** A file by its path from the project's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

function read(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: ['node_modules/**', 'dist/**'] })
    .map((path) => path.split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

/** Every program file of every area. */
export const sourceFiles: readonly SourceFile[] = read(`{${areas.join(',')}}/**/*.{ts,tsx,mjs}`);

/** The program files of the product itself, without tests. */
export const productFiles: readonly SourceFile[] = sourceFiles.filter(
  (file) => !file.path.startsWith('tests/'),
);

/** The README of the project and those of its areas. */
export const readmes: readonly SourceFile[] = [
  ...read('README.md'),
  ...read(`{${areas.join(',')}}/**/README.md`),
];
