// Proves what of a hit is marked and which part of a message is shown.
import { expect, test } from 'vitest';
import { excerpt, nameRanges } from '#sdk/search/highlight.ts';

test('a name is marked where it holds what was typed, and not where pinyin found it', () => {
  expect(nameRanges('接口联调小队', ' 联调 ')).toEqual([[2, 4]]);
  expect(nameRanges('Eriksen, Nora', 'nora')).toEqual([[9, 13]]);
  expect(nameRanges('林若溪', 'lrx')).toEqual([]);
  expect(nameRanges('林若溪', '  ')).toEqual([]);
});

test('a long message is shown from a little before its first hit, with the marks in the right place', () => {
  const text = `${'很'.repeat(60)}接口${'长'.repeat(200)}`;
  const shown = excerpt(text, [[60, 62]]);
  const [start, end] = shown.ranges[0] ?? [0, 0];
  expect(shown.text.startsWith('…')).toBe(true);
  expect(shown.text.slice(start, end)).toBe('接口');
  expect(shown.text.length).toBeLessThanOrEqual(121);
});

test('a short message is shown whole, its lines joined', () => {
  expect(excerpt('先说\n接口', [[3, 5]])).toEqual({ text: '先说 接口', ranges: [[3, 5]] });
});

test('an emoji is never cut in two', () => {
  const text = `${'x'.repeat(28)}😀${'y'.repeat(13)}hit`;
  const { text: shown } = excerpt(text, [[43, 46]]);
  expect(shown).not.toMatch(/^…[\uDC00-\uDFFF]/);
});

test('in a narrow place the hit is near the start, as early as what follows it lets it be', () => {
  const late = `${'很'.repeat(20)}接口${'长'.repeat(40)}`;
  expect(excerpt(late, [[20, 22]], 'narrow')).toEqual({
    text: `…很很很很接口${'长'.repeat(40)}`,
    ranges: [[5, 7]],
  });
  const last = `昨天的都看过了，数据齐了，今天补接口。`;
  expect(excerpt(last, [[16, 18]], 'narrow').text).toBe('…都看过了，数据齐了，今天补接口。');
  const comma = `${'很'.repeat(20)}，很很很接口${'长'.repeat(40)}`;
  expect(excerpt(comma, [[24, 26]], 'narrow').text).toMatch(/^…很很很接口/);
});

test('a cut leaves words of letters whole', () => {
  const text = 'We booked a small room for twelve people and send you the link before noon, as every week';
  const at = text.indexOf('link');
  const { text: shown, ranges } = excerpt(text, [[at, at + 4]], 'narrow');
  expect(text.split(/\s/)).toContain(shown.slice(1).split(/\s/)[0]);
  expect(ranges.map(([from, to]) => shown.slice(from, to))).toEqual(['link']);
});
