// What is remembered of the schedule is never older than the last change that was heard of.
import { expect, test } from 'vitest';
import { openKeptItems } from '#sdk/schedule/kept-items.ts';

const hour = 3_600_000;
const stretch = { from: 0, to: 24 * hour, items: [], time: 0 };

function opened(): ReturnType<typeof openKeptItems> {
  const texts = new Map<string, string>();
  return openKeptItems({
    values: {
      get: (key: string) => texts.get(key),
      set: (key: string, text: string) => void texts.set(key, text),
    },
  } as unknown as Parameters<typeof openKeptItems>[0]);
}

test('an answer to a question from before a change is not remembered as what is now', () => {
  const kept = opened();
  const asOf = kept.changes();
  kept.forget();
  kept.keep(stretch, hour, asOf);
  expect(kept.remembered(0, hour)).toBeUndefined();
  expect(kept.stored(0, hour)).toBeUndefined();
  kept.keep(stretch, hour, kept.changes());
  expect(kept.remembered(0, hour)).toBe(stretch.items);
  expect(kept.stored(0, hour)).toEqual(stretch);
});
