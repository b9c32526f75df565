// Tests of the text field: whole graphemes, one caret, kills and yanks as a shell does them, undo that leads back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellWidth, graphemes } from '#cli/tui/text/cell-width.ts';
import {
  caretCell,
  cleanText,
  edit,
  type Edit,
  isAtEdge,
  type Reach,
  type TextInput,
  textInput,
  visualLines,
} from '#cli/tui/text/text-input.ts';

const typed = (text: string): Edit => ({ kind: 'type', text });
const after = (field: TextInput, ...actions: Edit[]): TextInput => actions.reduce(edit, field);

const reach = fc.constantFrom<Reach>(
  'charBack',
  'charForward',
  'wordBack',
  'wordForward',
  'lineStart',
  'lineEnd',
  'start',
  'end',
);
const piece = fc.oneof(
  fc.constantFrom(
    '你好',
    '，',
    'word ',
    '👨‍👩‍👧',
    '❤️',
    'e',
    '\u0301',
    '\n',
    ' ',
    '🇨🇳',
    '\ud83d',
    'a\r\nb',
    '\t',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const action: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('type' as const, 'paste' as const, 'set' as const), text: piece }),
  fc.record({ kind: fc.constantFrom('move' as const, 'delete' as const, 'kill' as const), to: reach }),
  fc.record({
    kind: fc.constant('vertical' as const),
    by: fc.constantFrom(-1 as const, 1 as const),
    width: fc.integer({ min: 4, max: 20 }),
  }),
  fc.record({ kind: fc.constant('caret' as const), at: fc.integer({ min: -2, max: 60 }) }),
  fc.record({
    kind: fc.constant('replace' as const),
    start: fc.nat(40),
    end: fc.nat(40),
    text: piece,
  }),
  fc.record({
    kind: fc.constantFrom(
      'yank' as const,
      'yankPop' as const,
      'transpose' as const,
      'undo' as const,
      'redo' as const,
    ),
  }),
);
const session = fc.array(action, { maxLength: 40 });

/** Offsets between two graphemes of a line. */
function places(text: string): Set<number> {
  const found = new Set([0]);
  let at = 0;
  for (const line of text.split('\n')) {
    found.add(at);
    for (const grapheme of graphemes(line)) found.add((at += grapheme.length));
    at += 1;
  }
  return found;
}

describe('any session of edits', () => {
  test('holds well-formed text without controls', () => {
    fc.assert(
      fc.property(session, (actions) => {
        const { text } = after(textInput(), ...actions);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
      }),
    );
  });

  test('a move, a click and a deletion leave the caret between graphemes', () => {
    fc.assert(
      fc.property(session, action, (actions, last) => {
        fc.pre(['move', 'caret', 'vertical'].includes(last.kind));
        const field = after(textInput(), ...actions, { kind: 'caret', at: 7 }, last);
        expect(places(field.text)).toContain(field.caret);
      }),
    );
  });

  test('undo leads back to the beginning and redo to the end', () => {
    fc.assert(
      fc.property(session, (all) => {
        const actions = all.filter((one) => one.kind !== 'undo' && one.kind !== 'redo');
        const done = after(textInput(), ...actions);
        let back = done;
        for (let step = 0; step < 500; step += 1) back = edit(back, { kind: 'undo' });
        expect(back.text).toBe('');
        for (let step = 0; step < 500; step += 1) back = edit(back, { kind: 'redo' });
        expect(back.text).toBe(done.text);
      }),
    );
  });

  test('shows every character on one line, within the width, the caret inside', () => {
    fc.assert(
      fc.property(session, fc.integer({ min: 4, max: 30 }), (actions, width) => {
        const field = after(textInput(), ...actions);
        const lines = visualLines(field.text, width);
        const shown = lines.map(({ start, end }) => field.text.slice(start, end));
        expect(shown.join('').replaceAll('\n', '')).toBe(field.text.replaceAll('\n', ''));
        for (const line of shown) expect(cellWidth(line.trimEnd())).toBeLessThan(width);
        const { line, cell } = caretCell(field, width);
        expect(line).toBeLessThan(lines.length);
        expect(cell).toBeLessThan(width);
      }),
      { numRuns: 300 },
    );
  });
});

describe('typing and deleting', () => {
  test('backspace takes a whole family, flag or accent', () => {
    for (const one of ['👨‍👩‍👧', '🇨🇳', 'é', '👍🏽', '❤️'])
      expect(after(textInput(`好${one}`), { kind: 'delete', to: 'charBack' }).text).toBe('好');
  });

  test('deletes across a newline in both directions', () => {
    expect(after(textInput('a\nb'), { kind: 'caret', at: 2 }, { kind: 'delete', to: 'charBack' }).text).toBe(
      'ab',
    );
    expect(
      after(textInput('a\nb'), { kind: 'caret', at: 1 }, { kind: 'delete', to: 'charForward' }).text,
    ).toBe('ab');
  });

  test('at an end there is nothing to delete', () => {
    expect(after(textInput('a'), { kind: 'delete', to: 'charForward' }).text).toBe('a');
    expect(
      after(textInput('a'), { kind: 'move', to: 'start' }, { kind: 'delete', to: 'charBack' }).text,
    ).toBe('a');
  });

  test('moves by words in both languages', () => {
    const field = textInput('今天 send report');
    expect(after(field, { kind: 'move', to: 'wordBack' }).caret).toBe('今天 send '.length);
    expect(after(field, { kind: 'move', to: 'start' }, { kind: 'move', to: 'wordForward' }).caret).toBe(
      '今天'.length,
    );
  });

  test('cleans what is put in', () => {
    expect(cleanText('a\r\nb\rc\td\u001b[31me\u0007')).toBe('a\nb\nc    d[31me');
  });
});

describe('kill and yank', () => {
  test('cuts of one direction join, and yank puts them back together', () => {
    const cut = after(
      textInput('one two three'),
      { kind: 'kill', to: 'wordBack' },
      { kind: 'kill', to: 'wordBack' },
    );
    expect(cut.text).toBe('one ');
    expect(edit(cut, { kind: 'yank' }).text).toBe('one two three');
  });

  test('yank-pop walks through older cuts and is one undo step', () => {
    const cut = after(
      textInput('first'),
      { kind: 'kill', to: 'start' },
      typed('second'),
      { kind: 'kill', to: 'start' },
      { kind: 'yank' },
    );
    expect(cut.text).toBe('second');
    const popped = edit(cut, { kind: 'yankPop' });
    expect(popped.text).toBe('first');
    expect(edit(popped, { kind: 'undo' }).text).toBe('');
  });

  test('cutting to the end of a line at its end takes the newline', () => {
    expect(after(textInput('a\nb'), { kind: 'caret', at: 1 }, { kind: 'kill', to: 'lineEnd' }).text).toBe(
      'ab',
    );
  });

  test('without a cut there is nothing to yank', () => {
    expect(after(textInput('a'), { kind: 'yank' }, { kind: 'yankPop' }).text).toBe('a');
  });
});

describe('undo', () => {
  test('takes away a word, not a letter and not everything', () => {
    const field = after(textInput(), ...[...'hello big world'].map(typed));
    expect(edit(field, { kind: 'undo' }).text).toBe('hello big');
    expect(after(field, { kind: 'undo' }, { kind: 'undo' }).text).toBe('hello');
    expect(after(field, { kind: 'undo' }, { kind: 'redo' }).text).toBe('hello big world');
  });

  test('a new edit ends what could be redone', () => {
    const field = after(textInput(), typed('a'), { kind: 'undo' }, typed('b'), { kind: 'redo' });
    expect(field.text).toBe('b');
  });
});

test('transpose swaps around the caret, at the end the last two', () => {
  expect(after(textInput('天今'), { kind: 'transpose' }).text).toBe('今天');
  expect(after(textInput('bac'), { kind: 'caret', at: 1 }, { kind: 'transpose' }).text).toBe('abc');
  expect(after(textInput('a'), { kind: 'transpose' }).text).toBe('a');
});

describe('lines as shown', () => {
  test('leave a cell for the caret and wrap between words', () => {
    expect(visualLines('今天能收，我这边', 11)).toEqual([
      { start: 0, end: 5 },
      { start: 5, end: 8 },
    ]);
    expect(caretCell(textInput('今天能收，'), 11)).toEqual({ line: 0, cell: 10 });
  });

  test('↑ and ↓ keep the cell they came from', () => {
    let field = after(textInput('长长长长长\n短\n长长长长长'));
    field = edit(field, { kind: 'vertical', by: -1, width: 20 });
    expect(caretCell(field, 20)).toEqual({ line: 1, cell: 2 });
    field = edit(field, { kind: 'vertical', by: -1, width: 20 });
    expect(caretCell(field, 20)).toEqual({ line: 0, cell: 10 });
    expect(isAtEdge(field, -1, 20)).toBe(true);
    expect(isAtEdge(field, 1, 20)).toBe(false);
  });
});
