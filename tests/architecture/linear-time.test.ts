// Every pattern of the product takes time in proportion to what it is held against, whatever that is (quality S12).
import { expect, test } from 'vitest';
import { productFiles, type SourceFile } from './sources.ts';
import { placeOf, walk } from './syntax.ts';

/** Characters a hostile text is pumped with; then come those that the pattern itself names, alone and after one another. */
const usual = [...' \t\n\r0a-_.:/@=%"\'\\()[]<>{}#&*中é'];
/**
 * Texts of these lengths, and how much of the processor one of them may take, in ms. Whoever goes back over a text again
 * and again needs several times as long for it; the short one catches those that would never end with the long one.
 */
const sizes = [
  { length: 500, mayTakeMs: 5 },
  { length: 6_000, mayTakeMs: 8 },
] as const;
/** How often somebody slow is measured again. */
const tries = 3;

/** Texts of a length that a pattern may meet: one thing again and again, and at last what fits nothing. */
function texts(source: string, length: number): string[] {
  const named = [...new Set([...source].filter((character) => !/[\\^$*+?|]/.test(character)))];
  const pumps = [...new Set([...usual, ...named, ...named.map((one, at) => one + (named[at + 1] ?? ''))])];
  return pumps.map((pump) => `${pump.repeat(Math.ceil(length / pump.length))}\u0001`);
}

/** What a pattern is too slow for; undefined where it is for nothing. */
function slowest(pattern: string, flags: string): string | undefined {
  // With `g` or `y` it would remember where it was.
  const regex = new RegExp(pattern, flags.replace(/[gy]/g, ''));
  for (const { length, mayTakeMs } of sizes)
    for (const text of texts(pattern, length)) {
      const begun = performance.now();
      regex.test(text);
      if (performance.now() - begun <= mayTakeMs) continue;
      // Slow by the clock: so may be a machine that does something else. What counts is what it took of the processor.
      let best = Infinity;
      for (let attempt = 0; attempt < tries && best > mayTakeMs; attempt += 1) {
        const before = process.threadCpuUsage();
        regex.test(text);
        const { user, system } = process.threadCpuUsage(before);
        best = Math.min(best, (user + system) / 1_000);
      }
      if (best > mayTakeMs)
        return `takes ${best.toFixed(0)} ms for ${length} of ${JSON.stringify(text.slice(0, 3))}`;
    }
  return undefined;
}

/** Where a pattern may begin: a slash behind what no value ends with. Files without one need not be taken apart. */
const mayHavePattern = /(?:^|[(,=:[!&|?{;>\s])\/(?![*/])/mu;

/** The patterns of a file: how many there are, and those that are too slow. */
function patternsOf(file: SourceFile): { count: number; slow: string[] } {
  if (!mayHavePattern.test(file.text)) return { count: 0, slow: [] };
  const slow: string[] = [];
  let count = 0;
  walk(file, (node) => {
    const regex = node['regex'] as { pattern: string; flags: string } | undefined;
    if (node.type !== 'Literal' || regex === undefined) return;
    count += 1;
    const found = slowest(regex.pattern, regex.flags);
    if (found !== undefined) slow.push(`${placeOf(file, node)} /${regex.pattern}/ ${found}`);
  });
  return { count, slow };
}

test('no pattern goes back over a long text again and again', { timeout: 60_000 }, () => {
  const found = productFiles.map(patternsOf);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100);
  expect(found.flatMap(({ slow }) => slow)).toEqual([]);
});

test('a pattern that does is found, a like one that does not is let through', () => {
  const text = String.raw`export const a = /^.*\s+$/; export const b = /^\S+$/;`;
  expect(patternsOf({ path: 'sdk/x.ts', text })).toMatchObject({
    count: 2,
    slow: [expect.stringContaining(String.raw`sdk/x.ts:1 /^.*\s+$/`)],
  });
});
