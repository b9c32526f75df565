// Tests of lists that are searched: headings are never chosen, moving stops at both ends, a lost choice is the first.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenAt, finderRows, movedChoice } from '#cli/tui/lines/finder-rows.ts';

const groups = fc.array(fc.nat(4), { maxLength: 5 }).map((counts) =>
  counts.map((count, group) => ({
    title: `group ${group}`,
    items: Array.from({ length: count }, (_, index) => ({ key: `${group}.${index}`, item: index })),
  })),
);

test('empty groups have no heading', () => {
  const rows = finderRows([
    { title: 'people', items: [] },
    { title: 'chats', items: [{ key: 'a', item: 1 }] },
  ]);
  expect(rows.map((row) => row.type)).toEqual(['heading', 'item']);
});

test('what is chosen is an item, or nothing where there is none', () => {
  fc.assert(
    fc.property(groups, fc.option(fc.constantFrom('0.0', '1.2', 'gone'), { nil: undefined }), (made, key) => {
      const rows = finderRows(made);
      const at = chosenAt(rows, key);
      const hasItems = made.some((group) => group.items.length > 0);
      expect(at >= 0).toBe(hasItems);
      if (at >= 0) expect(rows[at]?.type).toBe('item');
    }),
  );
});

test('moving reaches every item and stops at the ends', () => {
  fc.assert(
    fc.property(groups, (made) => {
      const rows = finderRows(made);
      const keys = rows.flatMap((row) => (row.type === 'item' ? [row.key] : []));
      fc.pre(keys.length > 0);
      const seen: (string | undefined)[] = [keys[0]];
      for (let step = 1; step < keys.length; step += 1) seen.push(movedChoice(rows, seen.at(-1), 1));
      expect(seen).toEqual(keys);
      expect(movedChoice(rows, keys.at(-1), 1)).toBe(keys.at(-1));
      expect(movedChoice(rows, keys.at(-1), -1_000)).toBe(keys[0]);
    }),
  );
});
