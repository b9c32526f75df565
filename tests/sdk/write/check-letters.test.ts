// The check on letters as they come from files, each with one fault: what is found, and what is said in vain.
import { expect, test } from 'vitest';
import { checkFile } from '#sdk/write/actions/check-text.ts';
import { importFile } from '#sdk/write/index.ts';
import type { Finding } from '#sdk/write/rules/finding.ts';
import { faults, letters } from './letters.ts';
import { moreFaults, moreLetters } from './letters-more.ts';

async function findings(markdown: string): Promise<Finding[]> {
  const file = await importFile({ name: 'letter.md', bytes: new TextEncoder().encode(markdown) });
  return [...checkFile(file).findings];
}
const told = (found: readonly Finding[]): string[] =>
  found.map(({ kind, reason, text }) => `${kind} ${reason} ${text}`);

test.each(Object.entries({ ...letters, ...moreLetters }))(
  'nothing is said of the %s as it should be',
  async (_, markdown) => {
    expect(told(await findings(markdown))).toEqual([]);
  },
);

test('nine in ten faults are found, and at most one in ten is said in vain', async () => {
  const missed: string[] = [];
  const vain: string[] = [];
  let said = 0;
  for (const [letter, from, to, kinds, text] of [...faults, ...moreFaults]) {
    const whole = letters[letter] ?? moreLetters[letter] ?? '';
    expect(whole).toContain(from);
    const found = await findings(whole.replace(from, to));
    said += found.length;
    const at = found.findIndex(
      (each) =>
        kinds.split('|').includes(each.kind) &&
        (each.text.includes(text) ||
          (each.text !== '' && text.includes(each.text)) ||
          (each.suggestion ?? '').includes(text)),
    );
    if (at === -1) missed.push(`${letter}: ${to.slice(0, 24)} (${kinds})`);
    else found.splice(at, 1);
    vain.push(...told(found).map((line) => `${letter} with ${to.slice(0, 16)}: ${line}`));
  }
  expect(1 - missed.length / (faults.length + moreFaults.length), missed.join('\n')).toBeGreaterThanOrEqual(
    0.95,
  );
  expect(vain.length / said, vain.join('\n')).toBeLessThanOrEqual(0.05);
});
