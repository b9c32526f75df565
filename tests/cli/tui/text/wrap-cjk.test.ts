// Tests of line breaking: nothing is lost, no line is too wide, none begins with a closing mark, words stay whole.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellWidth, graphemes } from '#cli/tui/text/cell-width.ts';
import { openWrapCache, wrapCjk, wrapRanges, wrapSpans } from '#cli/tui/text/wrap-cjk.ts';

const word = fc.constantFrom(
  '今天',
  '压测',
  '报告',
  '出来',
  'report',
  'English',
  '5,000',
  '好',
  '😀',
  'don’t',
  '—',
);
const mark = fc.constantFrom('，', '。', '！', '）', '》', '”', '：');
const sentence = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: word },
      { weight: 2, arbitrary: mark },
      fc.constantFrom(' ', '（', '《', '\n'),
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));
const anything = fc
  .array(fc.oneof(sentence, fc.string({ unit: 'grapheme' }), fc.webUrl()), { maxLength: 6 })
  .map((parts) => parts.join('').replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ''));

const withoutBlanks = (text: string): string => text.replace(/\s/gu, '');

describe('wrapCjk', () => {
  test('keeps English words whole inside Chinese and closing marks off line starts', () => {
    expect(wrapCjk('这是 English words 的例子，再看一行。', 10)).toEqual([
      '这是',
      'English',
      'words 的',
      '例子，再看',
      '一行。',
    ]);
  });

  test('breaks an address that is wider than a line cell by cell, and leaves a shorter one whole', () => {
    const url = 'https://example.com/a/very/long/path?with=query';
    expect(wrapCjk(`看 ${url}，好`, 20)).toEqual([
      '看 https://example.c',
      'om/a/very/long/path?',
      'with=query，好',
    ]);
    expect(wrapCjk(`看这里 https://a.cn/b`, 16)).toEqual(['看这里', 'https://a.cn/b']);
  });

  test('breaks at newlines, keeps empty lines and indents', () => {
    expect(wrapCjk('一\n\n  二', 10)).toEqual(['一', '', '  二']);
    expect(wrapCjk('', 10)).toEqual(['']);
    expect(wrapCjk('一\n', 10)).toEqual(['一', '']);
  });

  test('does not leave an opening mark at the end of a line', () => {
    expect(wrapCjk('请看一下《安全生产》', 10)).toEqual(['请看一下', '《安全', '生产》']);
  });

  test('loses nothing, is never too wide, and takes ranges in order', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 2, max: 40 }), (text, width) => {
        const lines = wrapCjk(text, width);
        expect(withoutBlanks(lines.join(''))).toBe(withoutBlanks(text));
        // One that is wider than the line all by itself, as some notes of music are, stands alone.
        for (const line of lines.filter((one) => graphemes(one).length > 1))
          expect(cellWidth(line)).toBeLessThanOrEqual(width);
        let last = 0;
        for (const { start, end } of wrapRanges(text, width)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          last = end;
        }
      }),
      { numRuns: 300 },
    );
  });

  test('no line begins with a closing mark, unless the text itself does or the marks fill a line', () => {
    fc.assert(
      fc.property(sentence, fc.integer({ min: 12, max: 40 }), (text, width) => {
        // More marks in a row than half a line have no better place.
        fc.pre(!/[，。！）》”：（《\s]{4,}/u.test(text));
        for (const { start, end } of wrapRanges(text, width)) {
          const isParagraphStart =
            start === 0 ||
            (text.lastIndexOf('\n', start - 1) >= 0 &&
              text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '');
          if (!isParagraphStart) expect(text.slice(start, end)).not.toMatch(/^[，。！）》”：]/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a word that fits a line is never broken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('English', 'words', '数字，', 'between'), { maxLength: 20 }),
        (parts) => {
          const lines = wrapCjk(parts.join(' '), 12);
          const found = lines.flatMap((line) => line.match(/[a-z]+/gi) ?? []);
          expect(found).toEqual(parts.filter((part) => /^[a-z]/i.test(part)));
        },
      ),
    );
  });
});

describe('wrapSpans', () => {
  test('keeps what a part carries on each of its pieces', () => {
    expect(
      wrapSpans([{ text: '你好，' }, { text: '@周明轩', isMention: true }, { text: ' 请看' }], 8),
    ).toEqual([[{ text: '你好，' }], [{ text: '@周明轩', isMention: true }], [{ text: '请看' }]]);
  });

  test('is the same text as without parts', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 5 }), fc.integer({ min: 4, max: 30 }), (texts, width) => {
        const lines = wrapSpans(
          texts.map((text, index) => ({ text, index })),
          width,
        );
        expect(lines.map((line) => line.map((span) => span.text).join(''))).toEqual(
          wrapCjk(texts.join(''), width),
        );
      }),
    );
  });
});

describe('openWrapCache', () => {
  test('gives the same lines while text and width stay, new ones when either changes', () => {
    const cache = openWrapCache({ limit: 2 });
    const first = cache.lines('m1', '早上的压测报告', 8);
    expect(cache.lines('m1', '早上的压测报告', 8)).toBe(first);
    expect(cache.lines('m1', '早上的压测报告', 6)).not.toBe(first);
    expect(cache.lines('m1', '消息已撤回', 20)).toEqual(['消息已撤回']);
  });

  test('forgets what was unused longest, not what was just used', () => {
    const cache = openWrapCache({ limit: 2 });
    const first = cache.lines('a', '一', 8);
    const second = cache.lines('b', '二', 8);
    expect(cache.lines('a', '一', 8)).toBe(first);
    cache.lines('c', '三', 8);
    expect(cache.lines('a', '一', 8)).toBe(first);
    expect(cache.lines('b', '二', 8)).not.toBe(second);
  });
});
