// Two texts compared: what is told puts together both of them, and as little as possible is told as changed.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareText } from '#sdk/disk/rules/compare-text.ts';

const side = (changes: ReturnType<typeof compareText>, without: 'added' | 'removed'): string =>
  changes
    .filter(({ kind }) => kind !== without)
    .flatMap(({ lines }) => lines)
    .join('\n');

test('both texts can be put together again from what is told of them', () => {
  const text = fc
    .array(fc.constantFrom('甲', '乙', '丙', ''), { maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (older, newer) => {
      const changes = compareText(older, newer);
      expect(side(changes, 'added')).toBe(older);
      expect(side(changes, 'removed')).toBe(newer);
      // Neighbours differ in their fate, and nothing is empty.
      for (const [at, { kind, lines }] of changes.entries()) {
        expect(lines.length).toBeGreaterThan(0);
        expect(changes[at + 1]?.kind).not.toBe(kind);
      }
    }),
  );
});

test('one changed line among many is the only one that is told as changed', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `第 ${at} 行`);
  const changes = compareText(lines.join('\n'), lines.with(100, '改了').join('\r\n'));
  expect(changes.map(({ kind, lines: of }) => [kind, of.length])).toEqual([
    ['same', 100],
    ['removed', 1],
    ['added', 1],
    ['same', 99],
  ]);
});

test('texts that share nothing are told whole, in bounded time', () => {
  const of = (word: string): string => Array.from({ length: 20_000 }, (_, at) => `${word} ${at}`).join('\n');
  const from = performance.now();
  expect(compareText(of('a'), of('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  expect(performance.now() - from).toBeLessThan(5_000);
});
