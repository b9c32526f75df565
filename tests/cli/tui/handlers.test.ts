// Proves that help and program are one: each row of the key table has a handler, each handler a row, and help says them all.
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { helpGroups } from '#cli/tui/keys/help-rows.ts';
import { type KeyRow, writingPlaces } from '#cli/tui/keys/key-row.ts';
import { keyTable } from '#cli/tui/keys/keys.ts';
import { createTranslator, languages } from '#sdk/locales/index.ts';
import { helpFor } from '../../../cli/commands/help/pages.ts';
import { palette } from '../../../cli/output/paint.ts';
import { sourceFiles } from '../../architecture/sources.ts';

/** The commands that components of the client take: the keys of every object handed to `useCommands`. */
function handledCommands(): string[] {
  const found: string[] = [];
  for (const { path, text } of sourceFiles) {
    if (!path.startsWith('cli/tui/') || !text.includes('useCommands(')) continue;
    const { program } = parseSync(path, text);
    new Visitor({
      CallExpression(call) {
        const [given] = call.arguments;
        if (call.callee.type !== 'Identifier' || call.callee.name !== 'useCommands') return;
        if (given?.type !== 'ObjectExpression') throw new Error(`${path}: commands are written out in place`);
        for (const property of given.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier')
            found.push(property.key.name);
          else throw new Error(`${path}: each command is written out by its name`);
      },
    }).visit(program);
  }
  return found;
}

const rows = keyTable.map((row) => row.id as string);

test('each row has a handler and each handler a row', () => {
  const handled = new Set(handledCommands());
  expect(handled.size).toBeGreaterThan(40);
  expect(rows.filter((id) => !handled.has(id))).toEqual([]);
  expect([...handled].filter((id) => !rows.includes(id))).toEqual([]);
});

test('every command has a key: nothing needs a mouse', () =>
  expect(keyTable.filter(({ keys }: KeyRow) => keys.length === 0)).toEqual([]));

test('help and palette can be reached from every place, by a key that no text field takes', () => {
  for (const id of ['help', 'palette', 'searchEverywhere']) {
    const row = keyTable.find((one) => one.id === id);
    expect(row?.place).toBe('everywhere');
    expect(row?.keys.every((key) => key.includes('+'))).toBe(true);
  }
  expect(writingPlaces.has('composer')).toBe(true);
});

test.each(languages)('the help has each row once, in %s', (language) => {
  const translator = createTranslator(language);
  const said = helpGroups(keyTable, translator, { first: ['timeline', 'everywhere'] });
  expect(said.flatMap((group) => group.rows.map((row) => row.id)).sort()).toEqual([...rows].sort());
  expect(said[0]?.place).toBe('timeline');
  expect(said.map((group) => group.title).filter((title) => title.includes('tuiPanes'))).toEqual([]);
});

test.each(languages)('`tangram help keys` has each of them too, in %s', async (language) => {
  const texts = createTranslator(language);
  const page = await helpFor(['keys'], { texts, paint: palette(false) });
  for (const { rows: shown } of helpGroups(keyTable, texts))
    for (const row of shown) expect(page).toContain(row.text);
  expect(page.split('\n').length).toBeGreaterThan(rows.length);
});
