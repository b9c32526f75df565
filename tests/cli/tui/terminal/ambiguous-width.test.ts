// Proves that a terminal that draws ambiguous characters wide is believed: what is measured, cut and wrapped goes by it.
import { afterEach, describe, expect, test } from 'vitest';
import { ambiguousWidthOf } from '#cli/tui/terminal/background.ts';
import { drawableLine, drawableTranslator } from '#cli/tui/lines/drawable.ts';
import { keyTable } from '#cli/tui/keys/keys.ts';
import {
  cellWidth,
  drawableText,
  fitCells,
  setAmbiguousWidth,
  truncateCells,
} from '#cli/tui/text/cell-width.ts';
import { visualLines } from '#cli/tui/text/text-input.ts';
import { wrapCjk } from '#cli/tui/text/wrap-cjk.ts';
import { signsOf } from '#cli/tui/frame/theme.ts';
import { createTranslator, languages } from '#sdk/locales/index.ts';

afterEach(() => setAmbiguousWidth(1));

test.each([
  ['\u001b[1;2R', 1],
  ['\u001b[24;3R\u001b]11;rgb:0000/0000/0000\u0007\u001b[?62;c', 2],
  ['\u001b[24;80R', undefined],
  ['\u001b[?62;c', undefined],
])('%j', (answer, width) => expect(ambiguousWidthOf(answer)).toBe(width));

describe('where they are wide', () => {
  test('each becomes a character of two cells that nobody doubts', () => {
    for (const character of '“”‘’—–·…×÷±§°→←↑↓○●★│─█①②é²') {
      const drawn = drawableText(character, 2);
      expect([character, cellWidth(drawn, 1), cellWidth(drawn, 2)]).toEqual([character, 2, 2]);
    }
  });

  test('everything measures by it without being told each time', () => {
    const text = '“数字化”——5×3…';
    expect(cellWidth(text)).toBe(14);
    setAmbiguousWidth(2);
    expect(cellWidth(text)).toBe(20);
    expect(cellWidth(drawableLine(text))).toBe(20);
    expect(truncateCells('“数字化平台组”', 9)).toBe('“数字化~');
    expect(cellWidth(fitCells('“数字化平台组”', 12))).toBe(12);
    for (const line of wrapCjk(text, 8)) expect(cellWidth(line)).toBeLessThanOrEqual(8);
    for (const { start, end } of visualLines(text, 8))
      expect(cellWidth(text.slice(start, end))).toBeLessThanOrEqual(8);
  });

  test.each(languages)('no sentence of the key table has one left, in %s', (language) => {
    const translator = drawableTranslator(createTranslator(language), 2);
    for (const { text } of keyTable) {
      const said = translator.translateRef({ key: text });
      expect([said, cellWidth(said, 1)]).toEqual([said, cellWidth(said, 2)]);
    }
  });

  test('none of the signs is one', () => {
    for (const sign of Object.values(signsOf(true)))
      expect([sign, cellWidth(sign, 1)]).toEqual([sign, cellWidth(sign, 2)]);
  });
});
