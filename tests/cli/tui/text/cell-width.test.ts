// Tests of widths: sequences terminals disagree on are rewritten, and no cut halves a character.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellWidth,
  drawableText,
  fitCells,
  graphemes,
  headCells,
  truncateCells,
} from '#cli/tui/text/cell-width.ts';

/** Text as people write it: both scripts, emoji of every awkward kind, marks, blanks. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '数字化',
        '平台',
        '，',
        '。',
        'Engl',
        'ish',
        ' ',
        '❤️',
        '👍🏽',
        '👨‍👩‍👧',
        '🇨🇳',
        '1️⃣',
        'é',
        '“',
        '…',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join('').replace(/[\u0000-\u001f\u007f-\u009f]/g, ''));

describe('drawableText', () => {
  test('rewrites what terminals measure differently', () => {
    expect(drawableText('❤️ 1️⃣ ™️ 👍🏽')).toBe('❤ 1 ™ 👍');
    expect(drawableText('👨‍👩‍👧 🏳️‍🌈')).toBe('👨👩👧 🏳🌈');
    expect(drawableText('普通 text 🇨🇳')).toBe('普通 text 🇨🇳');
  });

  test('writes ambiguous marks as full-width ones where the terminal draws them wide', () => {
    const drawn = drawableText('“好”—5×3…', 2);
    expect(drawn).toBe('＂好＂－5ｘ3．');
    expect(cellWidth(drawn, 1)).toBe(cellWidth(drawn, 2));
  });

  test('leaves nothing that joins or selects, and can be applied twice', () => {
    fc.assert(
      fc.property(written, (text) => {
        const drawn = drawableText(text);
        expect(drawn).not.toMatch(/[\ufe0e\ufe0f]|\u20e3|[\u{1f3fb}-\u{1f3ff}]/u);
        expect(drawableText(drawn)).toBe(drawn);
      }),
    );
  });
});

describe('cellWidth', () => {
  test.each([
    ['中', 2],
    ['abc', 3],
    ['😀', 2],
    ['🇨🇳', 2],
    ['é', 1],
    ['“”', 2],
    ['', 0],
  ])('%s takes %i cells', (text, width) => expect(cellWidth(text)).toBe(width));

  test('counts ambiguous characters as two where the terminal does', () =>
    expect(cellWidth('“…”', 2)).toBe(6));

  test('is the sum of its graphemes', () => {
    fc.assert(
      fc.property(written, (text) => {
        const sum = graphemes(text).reduce((cells, one) => cells + cellWidth(one), 0);
        expect(cellWidth(text)).toBe(sum);
        expect(graphemes(text).join('')).toBe(text);
      }),
    );
  });
});

describe('cutting', () => {
  test('says that something is missing', () => {
    expect(truncateCells('安全生产通知', 7)).toBe('安全生…');
    expect(truncateCells('安全生产通知', 12)).toBe('安全生产通知');
    expect(truncateCells('安全生产通知', 8, { sign: '...' })).toBe('安全...');
    expect(truncateCells('安全', 0)).toBe('');
  });

  test('never exceeds the width and keeps the beginning', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 0, max: 40 }), (text, width) => {
        expect(cellWidth(truncateCells(text, width))).toBeLessThanOrEqual(width);
        const head = headCells(text, width);
        expect(text.startsWith(head)).toBe(true);
        expect(cellWidth(head)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('fills to exactly the width', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 40 }), (text, width) => {
        expect(cellWidth(fitCells(text, width))).toBe(width);
        expect(cellWidth(fitCells(text, width, { align: 'end' }))).toBe(width);
      }),
    );
    expect(fitCells('12', 4, { align: 'end' })).toBe('  12');
  });
});
