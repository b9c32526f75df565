// The splitter and the meaning of queries, held against a plain oracle that knows no index.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import { findRanges } from '#storage/search-ranges.ts';
import { indexText, matches, matchExpression, parseQuery } from '#storage/search-text.ts';
import { groupRow, messageRow } from '../support/sample-rows.ts';

const han = /\p{Script=Han}/u;

/** Protocol decision 24 in the plainest words: substring for Han, word prefix for the rest, all of them. */
function oracle(text: string, query: string): boolean {
  const lower = (value: string): string => value.normalize('NFKC').toLowerCase();
  const units = lower(query).match(/\p{Script=Han}+|[a-z0-9]+|\p{Extended_Pictographic}/gu) ?? [];
  const words = lower(text).match(/[a-z0-9]+/g) ?? [];
  const whole = lower(text);
  return (
    units.length > 0 &&
    units.every((unit) =>
      han.test(unit) || !/[a-z0-9]/.test(unit)
        ? whole.includes(unit)
        : words.some((word) => word.startsWith(unit)),
    )
  );
}

const piece = fc.constantFrom(
  '会', '议', '会议', '室', '䶮', '𠀀', '﨑', '豈', 'Meet', 'meeting', 'ＭＥＥＴ', 'a', 'AB', '2024', '２０', '7',
  '😀', '👍', ' ', '，', '。', '"', '*', '-', '(', ')', '  ', '\n', '・',
); // prettier-ignore
const sentence = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));

describe('what a query means', () => {
  test.each([
    ['今天下午开会议', '会议', true],
    ['今天下午开会议', '会', true],
    ['会，议', '会议', false],
    ['Meeting at 10', 'meet', true],
    ['Meeting at 10', 'eeting', false],
    ['Meeting at 10', 'MEET 10', true],
    ['ＭＥＥＴＩＮＧ', 'meeting', true],
    ['iPhone手机', 'phone', false],
    ['iPhone手机', 'iphone手机', true],
    ['微信app', 'app', true],
    ['好的👍🏽', '👍', true],
    ['❤️', '❤', true],
    ['👨‍👩‍👧一家', '👨‍👩‍👧', true],
    ['𠮷野家', '𠮷野', true],
    ['神社', '神社', true],
    ['カタカナ', 'タカ', true],
    ['café', 'cafe', false],
    ['anything', '', false],
    ['anything', '"*()-', false],
  ])('%j is found by %j: %s', (text, query, expected) => {
    expect(matches(text, parseQuery(query))).toBe(expected);
  });

  test('equals the oracle on generated texts and queries', () => {
    fc.assert(
      fc.property(sentence, sentence, (text, query) => {
        expect(matches(text, parseQuery(query))).toBe(oracle(text, query));
      }),
      { numRuns: 2000 },
    );
  });

  test('highlights exactly where it matches', () => {
    expect(findRanges('今天会议，会议室 Meeting meet', '会议 meet')).toEqual([
      { from: 2, to: 4 },
      { from: 5, to: 7 },
      { from: 9, to: 13 },
      { from: 17, to: 21 },
    ]);
    expect(findRanges('ＡＢＣ ①', 'ab 1')).toEqual([
      { from: 0, to: 2 },
      { from: 4, to: 5 },
    ]);
    fc.assert(
      fc.property(sentence, sentence, (text, query) => {
        const ranges = findRanges(text, query);
        if (matches(text, parseQuery(query))) expect(ranges.length).toBeGreaterThan(0);
        for (const [index, range] of ranges.entries()) {
          expect(range.from).toBeGreaterThan(ranges[index - 1]?.to ?? -1);
          expect(range.to).toBeGreaterThan(range.from);
          expect(range.to).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('the index', () => {
  const open = () => openStore(openMemoryDatabase(), { owner: '7', plainText, now: () => 0 }).store;

  test('finds what matches, newest first, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 12 }), sentence, (texts, query) => {
        const store = open();
        store.messages.put(texts.map((text, index) => messageRow(index + 1, { text })));
        const found = store.messages.search({ text: query, offset: 0, limit: 100 }).map((row) => row.mid);
        const expected = texts.flatMap((text, index) => (oracle(plainText(text), query) ? [index + 1] : []));
        // A query of spaces alone asks for nothing and has no filter either.
        expect(found).toEqual(expected.toReversed());
        store.close();
      }),
      { numRuns: 300 },
    );
  });

  test('the fast splitter and the thorough one agree', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        // A character outside the common ranges forces the thorough way; it only adds one token at the end.
        const thorough = indexText(`${text} 𠀀`).trim().split(/\s+/).slice(0, -1);
        expect(indexText(text).trim().split(/\s+/).filter(Boolean)).toEqual(thorough);
      }),
      { numRuns: 1000 },
    );
  });

  test('indexes what people read: faces, links, unescaped text', () => {
    const store = open();
    store.messages.put([
      messageRow(1, { text: '好face[微笑]' }),
      messageRow(2, { text: 'a(https://example.com)[季度报告]' }),
      messageRow(3, { text: String.raw`\face[微笑]` }),
    ]);
    const find = (text: string) => store.messages.search({ text, offset: 0, limit: 9 }).map((row) => row.mid);
    expect([find('微笑'), find('季度'), find('face')]).toEqual([[3, 1], [2], [3]]);
    store.close();
  });

  test('what stands instead of a word meets it as it stands, and is what is marked', () => {
    const store = open();
    store.messages.put([
      messageRow(1, { text: '送你face[玫瑰]' }),
      messageRow(2, { text: '送你🌹' }),
      messageRow(3, { text: '玫瑰花' }),
      messageRow(4, { text: 'Rosemary' }),
      messageRow(5, { text: 'face[玫瑰] from Anna' }),
    ]);
    const instead = new Map([['rose', ['[玫瑰]', '🌹']]]);
    const find = (text: string) =>
      store.messages.search({ text, instead, offset: 0, limit: 9 }).map((row) => row.mid);
    expect(find('Rose')).toEqual([5, 4, 2, 1]);
    expect(find('rose anna')).toEqual([5]);
    expect(find('ros')).toEqual([4]);
    expect(findRanges('送你[玫瑰]', 'rose', instead)).toEqual([{ from: 2, to: 6 }]);
    store.close();
  });

  test('filters by chat, sender, type and time, and pages', () => {
    const store = open();
    store.messages.put([
      messageRow(1, { text: '报告 one', senderId: '5' }),
      groupRow(2, { text: '报告 two', contentType: 3 }),
      groupRow(3, { text: '报告 three' }),
      messageRow(4, { text: '报告 four', contentType: 12, time: 5 }),
      messageRow(5, { text: '报告 flash', contentType: 13 }),
    ]);
    const find = (change: object) =>
      store.messages.search({ text: '报告', offset: 0, limit: 9, ...change }).map((row) => row.mid);
    expect(find({})).toEqual([4, 3, 2, 1]);
    expect(find({ chatId: '00099' })).toEqual([3, 2]);
    expect(find({ senderId: '5' })).toEqual([1]);
    expect(find({ contentTypes: [3, 12] })).toEqual([4, 2]);
    expect(find({ contentTypes: [3, 12], chatId: '00012' })).toEqual([4]);
    expect(find({ exceptContentTypes: [3, 6] })).toEqual([4, 3, 1]);
    expect(find({ exceptContentTypes: [1, 12], chatId: '00099' })).toEqual([2]);
    expect(find({ text: '报告 four', exceptContentTypes: [12] })).toEqual([]);
    expect(find({ text: '', exceptContentTypes: [3] })).toEqual([]);
    expect(find({ to: 6 })).toEqual([4]);
    expect(find({ from: 6, to: messageRow(2).time + 1 })).toEqual([2, 1]);
    expect(find({ offset: 1, limit: 2 })).toEqual([3, 2]);
    expect(find({ text: ' ', contentTypes: [3] })).toEqual([2]);
    expect(find({ text: '', limit: 5 })).toEqual([]);
    store.messages.markDeleted('00099', [3]);
    expect(find({ chatId: '00099' })).toEqual([2]);
    store.close();
  });

  test('pages over refused neighbours without holes', () => {
    const store = open();
    const rows = Array.from({ length: 200 }, (_, index) =>
      messageRow(index + 1, { text: index % 3 === 0 ? '会议' : '会，议' }),
    );
    store.messages.put(rows);
    const all: number[] = [];
    for (let offset = 0; offset < 90; offset += 30) {
      all.push(...store.messages.search({ text: '会议', offset, limit: 30 }).map((row) => row.mid));
    }
    expect(all).toEqual(
      rows
        .filter((row) => row.text === '会议')
        .map((row) => row.mid)
        .toReversed(),
    );
    store.close();
  });

  test('no query whatever can make it throw', () => {
    const store = open();
    store.messages.put([messageRow(1, { text: 'NEAR AND OR NOT 会议' })]);
    const hostile = [
      '"', '""', '*', '^', 'NEAR(a b)', 'AND', 'OR NOT', 't:a', '{t}:x', '(((', ')', '-a', 'a*b', "'; DROP TABLE chat", '\0', 'a\0b',
      '\ud800', '会'.repeat(10_000), 'a'.repeat(10_000), '"'.repeat(10_000), 'a '.repeat(5000), '会a'.repeat(5000), '\u202e会',
      Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' '),
    ]; // prettier-ignore
    const found = hostile.filter((text) => store.messages.search({ text, offset: 0, limit: 30 }).length > 0);
    expect(found.map((text) => text.slice(0, 6))).toEqual([
      'AND',
      'OR NOT',
      '-a',
      'a a a ',
      '会a会a会a',
      '\u202e会',
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        store.messages.search({ text, chatId: text, senderId: text, offset: 0, limit: 3 });
        store.organisation.searchPeople(text, 3);
      }),
      { numRuns: 1000 },
    );
    expect(store.messages.search({ text: 'near', offset: 0, limit: 3 })).toHaveLength(1);
    expect(matchExpression(parseQuery('a '.repeat(50) + '会'.repeat(500))).length).toBeLessThan(1000);
    store.close();
  });
});
