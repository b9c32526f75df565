// Two who write on the same text: what does not touch is joined, what does is asked, and no word is ever lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphOf, textOf } from '#sdk/write/rules/blocks.ts';
import { compareBlocks, mergeBlocks, settle } from '#sdk/write/rules/merge.ts';

const blocks = (text: string) => [...text].map(paragraphOf);
const words = (nodes: readonly Parameters<typeof textOf>[0][]): string => nodes.map(textOf).join('');
const merged = (base: string, mine: string, theirs: string) =>
  mergeBlocks(blocks(base), blocks(mine), blocks(theirs));

test.each([
  ['abcdef', 'aXcdef', 'abcdYf', 'aXcdYf'],
  ['abc', 'abcX', 'Yabc', 'YabcX'],
  ['abc', 'ac', 'abc', 'ac'],
  ['abc', 'abc', 'abXc', 'abXc'],
  ['abc', 'aXbc', 'aXbc', 'aXbc'],
  ['abc', 'aXbc', 'aYbc', 'aYXbc'],
  ['', 'X', 'Y', 'YX'],
])('from %s, %s and %s become %s', (base, mine, theirs, result) => {
  const { blocks: found, conflicts } = merged(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(words(found)).toBe(result);
});

test('the same place changed twice is a conflict, settled in one of three ways', () => {
  const found = merged('abc', 'aXc', 'aYc');
  expect(found.conflicts).toHaveLength(1);
  expect(words(settle(found, 'mine'))).toBe('aXc');
  expect(words(settle(found, 'theirs'))).toBe('aYc');
  expect(words(settle(found, 'both'))).toBe('aYXc');
});

test('whatever two people do, every block one of them wrote is there afterwards, or in a conflict', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 12 });
  const edit = (sign: string) =>
    fc.array(fc.tuple(fc.nat(12), fc.nat(2)), { maxLength: 4 }).map((edits) => (base: string) => {
      let text = base;
      edits.forEach(([at, cut], index) => {
        const place = Math.min(at, text.length);
        text = `${text.slice(0, place)}${String.fromCharCode(sign.charCodeAt(0) + index)}${text.slice(place + cut)}`;
      });
      return text;
    });
  fc.assert(
    fc.property(letters, edit('P'), edit('W'), (base, mine, theirs) => {
      const own = mine(base);
      const other = theirs(base);
      const found = merged(base, own, other);
      const all = words(settle(found, 'both'));
      for (const sign of own.match(/[P-V]/g) ?? []) expect(all).toContain(sign);
      for (const sign of other.match(/[W-Z]/g) ?? []) expect(all).toContain(sign);
    }),
  );
});

test('a comparison tells what went and what came', () => {
  const rows = compareBlocks(blocks('abc'), blocks('aXc'));
  expect(rows.map(({ change, node }) => `${change} ${textOf(node)}`)).toEqual([
    'same a',
    'gone b',
    'new X',
    'same c',
  ]);
});
