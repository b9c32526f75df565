// Where the person is, and which panes are drawn at which size.
import { expect, test } from 'vitest';
import { firstFocus, nextFocus, placesOf, type Focus, type FocusEvent } from '#cli/tui/keys/focus.ts';
import { layoutOf, panesOf } from '#cli/tui/frame/layout.ts';
import { windowOf } from '#cli/tui/frame/window.ts';

const after = (...events: FocusEvent[]): Focus => events.reduce(nextFocus, firstFocus);

test('back goes through the chats that were open, each once', () => {
  const three = after(
    { type: 'open', chatId: 'a' },
    { type: 'open', chatId: 'b' },
    { type: 'open', chatId: 'a' },
    { type: 'open', chatId: 'c' },
  );
  expect(three.trail).toEqual(['b', 'a']);
  const once = nextFocus(three, { type: 'back' });
  const twice = nextFocus(once, { type: 'back' });
  expect([once.chatId, twice.chatId, nextFocus(twice, { type: 'back' }).chatId]).toEqual(['a', 'b', 'b']);
});

test('a chat that is left is nowhere any more', () => {
  const left = after(
    { type: 'open', chatId: 'a' },
    { type: 'open', chatId: 'b' },
    { type: 'leave', next: 'a' },
  );
  expect([left.chatId, left.pane]).toEqual(['a', 'list']);
});

test('a part may be opened at something, which it takes once', () => {
  const contacts = after({ type: 'tab', tab: 'contacts', aim: '7' });
  expect([contacts.tab, contacts.partAim]).toEqual(['contacts', '7']);
  expect(nextFocus(contacts, { type: 'aimed' }).partAim).toBeUndefined();
  expect(nextFocus(contacts, { type: 'tab', tab: 'contacts' }).partAim).toBeUndefined();
});

test('the nearest place has the keys first', () => {
  const open = after({ type: 'open', chatId: 'a' });
  expect(placesOf(open)).toEqual(['offers', 'composer', 'everywhere']);
  expect(placesOf(nextFocus(open, { type: 'within', within: 'search' }))).toEqual(['search', 'everywhere']);
  expect(placesOf(nextFocus(open, { type: 'overlay', overlay: 'help' }))).toEqual(['help', 'everywhere']);
});

test('panes fill the width exactly, and fold where there is no room', () => {
  const open = { ...firstFocus, chatId: 'a' };
  for (let columns = 80; columns <= 220; columns += 1)
    for (const details of [undefined, true, false])
      for (const zoom of [false, true]) {
        const layout = layoutOf({ columns, rows: 24 }, { ...open, details, zoom }, 1);
        if (layout === undefined) throw new Error(`nothing is drawn at ${columns}`);
        const shown = [layout.list, layout.main, layout.details].filter((width) => width > 0);
        expect(shown.reduce((sum, width) => sum + width, shown.length - 1)).toBe(columns);
        expect(layout.rows).toBe(20);
      }
  const reading = { ...open, details: true, pane: 'timeline' } as const;
  expect(layoutOf({ columns: 80, rows: 24 }, reading, 1)).toMatchObject({ list: 0 });
  expect(layoutOf({ columns: 80, rows: 24 }, open, 1)).toMatchObject({ details: 0 });
  expect(layoutOf({ columns: 59, rows: 24 }, open, 1)).toBeUndefined();
  expect(layoutOf({ columns: 60, rows: 13 }, open, 1)).toBeUndefined();
});

test.each([
  [60, 15],
  [79, 24],
  [200, 21],
])('at %i by %i one pane is drawn at a time, and Tab walks them all', (columns, rows) => {
  const walked = new Set<string>();
  let focus: Focus = after({ type: 'open', chatId: 'a', pane: 'list' });
  for (let step = 0; step < 4; step += 1) {
    const layout = layoutOf({ columns, rows }, focus, 1);
    if (layout === undefined) throw new Error('nothing is drawn');
    const shown = Object.entries({ list: layout.list, main: layout.main, details: layout.details });
    expect(shown.filter(([, width]) => width > 0)).toEqual([
      [focus.pane === 'list' || focus.pane === 'details' ? focus.pane : 'main', columns],
    ]);
    expect(layout.rows).toBe(rows - 4);
    walked.add(focus.pane);
    focus = nextFocus(focus, { type: 'step', steps: 1, panes: panesOf(layout, 'a') });
  }
  expect([...walked]).toEqual(['list', 'timeline', 'composer', 'details']);
  expect(layoutOf({ columns: 80, rows: 23 }, focus, 1)?.isOne).toBe(false);
});

test.each([80, 99])(
  'at %i columns list and details take turns: whoever goes to one of them sees it',
  (columns) => {
    const seen: string[] = [];
    let focus: Focus = { ...after({ type: 'open', chatId: 'a', pane: 'list' }), details: true };
    for (let step = 0; step < 5; step += 1) {
      const layout = layoutOf({ columns, rows: 24 }, focus, 1);
      if (layout === undefined) throw new Error('nothing is drawn');
      // Never both, never the conversation alone.
      expect([layout.list > 0, layout.details > 0].filter(Boolean)).toHaveLength(1);
      seen.push(`${focus.pane} beside ${layout.list > 0 ? 'the list' : 'the details'}`);
      const panes = panesOf(layout, 'a');
      expect(panes).toContain(focus.pane);
      focus = nextFocus(focus, { type: 'step', steps: 1, panes });
    }
    expect(seen).toEqual([
      'list beside the list',
      'timeline beside the details',
      'composer beside the details',
      'details beside the details',
      'list beside the list',
    ]);
  },
);

test('Tab walks the panes that are on screen', () => {
  const layout = { list: 24, main: 55, details: 0, rows: 20, isOne: false, takesTurns: false };
  const panes = panesOf(layout, 'a');
  const walk = [1, 2, 3].reduce<Focus[]>(
    (seen) => [...seen, nextFocus(seen.at(-1) ?? firstFocus, { type: 'step', steps: 1, panes })],
    [after({ type: 'open', chatId: 'a', pane: 'list' })],
  );
  expect(walk.map(({ pane }) => pane)).toEqual(['list', 'timeline', 'composer', 'list']);
  expect(panesOf(layout, undefined)).toEqual(['list']);
});

test.each([
  [100, 10, 0, 0, 0],
  [100, 10, 9, 0, 0],
  [100, 10, 10, 0, 1],
  [100, 10, 99, 0, 90],
  [100, 10, 50, 55, 50],
  [5, 10, 4, 3, 0],
  [0, 10, -1, 0, 0],
])(
  'of %i rows in %i lines, with %i chosen and %i before, it shows from %i',
  (count, height, chosen, before, from) => {
    const window = windowOf(count, height, chosen, before);
    expect(window).toEqual({ from, to: Math.min(count, from + height) });
  },
);
