// A class that another part of the window styles is styled wherever it is drawn: its file comes with the first page or is loaded too.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { productFiles, root, type SourceFile } from './sources.ts';

const pages: readonly SourceFile[] = productFiles.filter(({ path }) => path.startsWith('gui/'));
const sheets: readonly SourceFile[] = globSync('gui/**/*.css', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(root + path, 'utf8'),
}));
const needs = new Map<string, string[]>([
  ...pages.map(({ path, text }): [string, string[]] => [
    path,
    importsOf({ path, text }).flatMap(({ kind, lazy, target }) =>
      kind === 'project' && !lazy ? [target] : [],
    ),
  ]),
  ...sheets.map(({ path, text }): [string, string[]] => [
    path,
    [...text.matchAll(/@import '([^']+)'/gu)].map(([, other = '']) => posix.join(posix.dirname(path), other)),
  ]),
]);

/** Everything that is loaded with a file. */
function loadedWith(file: string, loads: ReadonlyMap<string, readonly string[]> = needs): Set<string> {
  const all = new Set([file]);
  for (const one of all) for (const next of loads.get(one) ?? []) all.add(next);
  return all;
}

const classes = /\btg-[\w-]+/gu;

/** The files that load each one with them. */
function loadersOf(loads: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [from, all] of loads) for (const one of all) found.set(one, [...(found.get(one) ?? []), from]);
  return found;
}

/**
 * Where a class is drawn though neither the first page, nor the file that draws it, nor every file that loads that one
 * brings a sheet which styles it: it is bare wherever it comes first.
 */
function strangers(
  drawn: readonly SourceFile[],
  styled: readonly SourceFile[],
  loads: ReadonlyMap<string, readonly string[]> = needs,
): string[] {
  const sheetsOf = new Map<string, string[]>();
  for (const { path, text } of styled)
    for (const [, name = ''] of text.matchAll(/\.(tg-[\w-]+)/gu))
      sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), path]);
  const always = loadedWith('gui/app/main.tsx');
  const loaders = loadersOf(loads);
  const withFile = new Map<string, Set<string>>();
  const isThere = (path: string, at: readonly string[], asked: ReadonlySet<string>): boolean => {
    const own = withFile.get(path) ?? loadedWith(path, loads);
    withFile.set(path, own);
    if (at.some((sheet) => own.has(sheet))) return true;
    const others = (loaders.get(path) ?? []).filter((one) => !asked.has(one));
    return others.length > 0 && others.every((one) => isThere(one, at, new Set([...asked, one])));
  };
  return drawn.flatMap(({ path, text }) =>
    [...new Set(text.match(classes) ?? [])].flatMap((name) => {
      const at = sheetsOf.get(name) ?? [];
      const isStyled = at.some((sheet) => always.has(sheet)) || isThere(path, at, new Set([path]));
      return at.length === 0 || isStyled
        ? []
        : [`${path} draws .${name}, which is styled by ${at.join(', ')}`];
    }),
  );
}

/** Values that sheets use though nothing gives them one; a used one with a fallback of its own needs none. */
function unsetValues(files: readonly SourceFile[]): string[] {
  const all = files.map(({ text }) => text).join('\n');
  const set = new Set([...all.matchAll(/(--[\w-]+)['"]?\]?\s*:/gu)].map(([, name = '']) => name));
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/gu)].flatMap(([, name = '']) =>
      set.has(name) ? [] : [`${path} uses ${name}`],
    ),
  );
}

test('what is drawn anywhere is styled everywhere', () => {
  const drawn = pages.filter(({ path }) => path.endsWith('.tsx') && !path.startsWith('gui/gallery/'));
  expect(drawn.length).toBeGreaterThan(200);
  expect(sheets.length).toBeGreaterThan(50);
  expect(strangers(drawn, sheets)).toEqual([]);
});

test('a class of a page that need not be there is found', () => {
  const drawn = { path: 'gui/contacts/Rows.tsx', text: '<div className="tg-of-chats" />' };
  const styled = { path: 'gui/chat/Chats.css', text: '.tg-of-chats { top: 0; }' };
  expect(strangers([drawn], [styled])).toHaveLength(1);
  // Nor is it enough that somebody who loads it brings the sheet, where others do not.
  const page: [string, string[]] = ['gui/chat/Page.tsx', [drawn.path, styled.path]];
  expect(strangers([drawn], [styled], new Map([page]))).toEqual([]);
  expect(strangers([drawn], [styled], new Map([page, ['gui/a/Other.tsx', [drawn.path]]]))).toHaveLength(1);
});

test('every value that a sheet uses has one', () => {
  // Set by the brand of a variant, and by the drawer of PDF pages.
  const given = /--(?:brand-(?:light|dark)|total-scale-factor)$/u;
  expect(unsetValues([...sheets, ...pages]).filter((one) => !given.test(one))).toEqual([]);
  expect(unsetValues([{ path: 'a.css', text: 'p { color: var(--nowhere); }' }])).toHaveLength(1);
});
