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
function loadedWith(file: string): Set<string> {
  const all = new Set([file]);
  for (const one of all) for (const next of needs.get(one) ?? []) all.add(next);
  return all;
}

const partOf = (path: string): string => path.split('/')[1] ?? '';
const classes = /\btg-[\w-]+/gu;

/** Where a class is drawn by one part of the window and styled by another that need not be there. */
function strangers(drawn: readonly SourceFile[], styled: readonly SourceFile[]): string[] {
  const sheetsOf = new Map<string, string[]>();
  for (const { path, text } of styled)
    for (const [, name = ''] of text.matchAll(/\.(tg-[\w-]+)/gu))
      sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), path]);
  const always = loadedWith('gui/app/main.tsx');
  return drawn.flatMap(({ path, text }) => {
    const own = loadedWith(path);
    return [...new Set(text.match(classes) ?? [])].flatMap((name) => {
      const at = sheetsOf.get(name) ?? [];
      const isThere = at.some(
        (sheet) => partOf(sheet) === partOf(path) || always.has(sheet) || own.has(sheet),
      );
      return at.length === 0 || isThere
        ? []
        : [`${path} draws .${name}, which is styled by ${at.join(', ')}`];
    });
  });
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

/** Drawn only inside of what loads the sheet. */
const inside: readonly string[] = [
  'gui/account/AvatarButtons.tsx',
  'gui/account/PasswordDialog.tsx',
  'gui/approval/RequestBody.tsx',
  'gui/choose-office/ChooseOfficeForm.tsx',
  'gui/files/RecordButton.tsx',
  'gui/schedule/NoticeActs.tsx',
];

test('what is drawn anywhere is styled everywhere', () => {
  const drawn = pages.filter(
    ({ path }) => path.endsWith('.tsx') && !path.startsWith('gui/gallery/') && !inside.includes(path),
  );
  expect(drawn.length).toBeGreaterThan(200);
  expect(sheets.length).toBeGreaterThan(50);
  expect(strangers(drawn, sheets)).toEqual([]);
});

test('a class of a page that need not be there is found', () => {
  const drawn = { path: 'gui/contacts/Rows.tsx', text: '<div className="tg-of-chats" />' };
  const styled = { path: 'gui/chat/Chats.css', text: '.tg-of-chats { top: 0; }' };
  expect(strangers([drawn], [styled])).toHaveLength(1);
});

test('every value that a sheet uses has one', () => {
  // Set by the brand of a variant, and by the drawer of PDF pages.
  const given = /--(?:brand-(?:light|dark)|total-scale-factor)$/u;
  expect(unsetValues([...sheets, ...pages]).filter((one) => !given.test(one))).toEqual([]);
  expect(unsetValues([{ path: 'a.css', text: 'p { color: var(--nowhere); }' }])).toHaveLength(1);
});
