// The key table: no two commands on one key in one place, a person's own keys, and the names presses get.
import { expect, test } from 'vitest';
import { clashes, commandAt, keyMapOf } from '#cli/tui/keys/key-map.ts';
import { keyTable } from '#cli/tui/keys/keys.ts';
import { firstFocus, placesOf } from '#cli/tui/keys/focus.ts';
import { leastSize } from '#cli/tui/frame/layout.ts';
import { capsOf, pressOf } from '#cli/tui/keys/press.ts';
import { hintsOf } from '#cli/tui/parts/Footer.tsx';
import { cellWidth } from '#cli/tui/text/cell-width.ts';
import { createTranslator, languages } from '#sdk/locales/index.ts';

function rowsOf(own: string) {
  const map = keyMapOf(own);
  if (!('rows' in map)) throw new Error(JSON.stringify(map.problems));
  return map.rows;
}

test('the table clashes nowhere and is said in both languages', () => {
  expect(clashes(rowsOf(''))).toEqual([]);
  expect(new Set(keyTable.map(({ id }) => id)).size).toBe(keyTable.length);
  for (const language of languages) {
    const { translateRef } = createTranslator(language);
    expect(keyTable.filter(({ text }) => translateRef({ key: text }) === text)).toEqual([]);
  }
});

test('own keys replace the usual ones', () => {
  const rows = rowsOf('quit=ctrl+x|alt+q, listOpen=w');
  const anything = () => true;
  expect(commandAt(rows, ['list', 'everywhere'], 'ctrl+x', anything)).toBe('quit');
  expect(commandAt(rows, ['list', 'everywhere'], 'ctrl+q', anything)).toBeUndefined();
  expect(commandAt(rows, ['list', 'everywhere'], 'w', anything)).toBe('listOpen');
  expect(commandAt(rows, ['composer', 'everywhere'], 'w', anything)).toBeUndefined();
});

test.each(languages)(
  'a question about a loss says both of its keys on the narrowest screen, in %s',
  (language) => {
    const { translateRef } = createTranslator(language);
    const focuses = [firstFocus, { ...firstFocus, overlay: 'account' as const }].map((focus) => ({
      ...focus,
      isAsked: true,
    }));
    for (const focus of focuses) {
      const hints = hintsOf(rowsOf(''), placesOf(focus), () => true, focus.overlay !== undefined);
      expect(hints.map(({ row, key }) => [row.id, key])).toEqual([
        ['consentGive', 'y'],
        ['consentRefuse', 'esc'],
      ]);
      const said = hints
        .map(({ row, key }) => `${capsOf(key)} ${translateRef({ key: row.text })}`)
        .join(' · ');
      expect(cellWidth(said)).toBeLessThan(leastSize.columns - 2);
    }
  },
);

test('a command that nothing answers to leaves its key to the next place', () => {
  const rows = rowsOf('');
  expect(commandAt(rows, ['list', 'everywhere'], 'ctrl+q', (id) => id !== 'quit')).toBeUndefined();
});

test.each([
  ['fly=ctrl+x', 'unknownCommand'],
  ['quit', 'unknownCommand'],
  ['quit=shift+ctrl+x', 'unknownKey'],
  ['quit=f5', 'unknownKey'],
  ['quit=ctrl+i', 'unknownKey'],
  ['quit=q', 'bareCharacter'],
  ['listOpen=j', 'conflict'],
  // Held down it would ask and answer.
  ['waitingDrop=y', 'conflict'],
  ['accountRevoke=n', 'conflict'],
  ['consentGive=d', 'conflict'],
])('%s is refused as %s', (own, reason) => {
  const map = keyMapOf(own);
  expect('problems' in map ? map.problems.map((one) => one.reason) : []).toContain(reason);
});

test.each([
  ['', { return: true }, 'enter'],
  ['', { return: true, meta: true }, 'alt+enter'],
  ['', { return: true, shift: true }, 'shift+enter'],
  ['\n', {}, 'ctrl+j'],
  ['', { escape: true, meta: true }, 'esc'],
  ['', { downArrow: true, meta: true, shift: true }, 'alt+shift+down'],
  ['k', { ctrl: true }, 'ctrl+k'],
  ['N', { meta: true, shift: true }, 'alt+shift+n'],
  ['G', { shift: true }, 'G'],
  [' ', {}, 'space'],
  ['你好', {}, undefined],
  ['', {}, undefined],
])('%j with %j is %s', (input, key, name) => {
  expect(pressOf(input, key)).toBe(name);
});

test('keys are written as keyboards write them', () => {
  expect(['ctrl+k', 'alt+shift+down', 'pageup', 'G', 'n', '/'].map((name) => capsOf(name))).toEqual([
    'Ctrl+K',
    'Alt+Shift+↓',
    'PgUp',
    'G',
    'n',
    '/',
  ]);
  expect(capsOf('alt+left', true)).toBe('Alt+Left');
});
