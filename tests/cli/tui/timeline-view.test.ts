// Scrolling by lines over rows of different heights, checked against the plain list of all lines.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  edgeShowing,
  edgeWithTop,
  scrolled,
  visible,
  type Edge,
  type Lines,
} from '#cli/tui/lines/timeline-view.ts';

function linesOf(heights: readonly number[]): Lines & { asked: Set<number> } {
  const asked = new Set<number>();
  return {
    asked,
    count: heights.length,
    indexOf: (key) => (Number(key) < heights.length ? Number(key) : -1),
    keyAt: String,
    height(index) {
      asked.add(index);
      return heights[index] ?? 0;
    },
  };
}

/** The lines on screen as numbers in the list of all lines. */
function seen(heights: readonly number[], edge: Edge, height: number): number[] {
  const starts = heights.map((_, index) => heights.slice(0, index).reduce((sum, one) => sum + one, 0));
  return visible(linesOf(heights), edge, height).flatMap(({ index, from, to }) =>
    Array.from({ length: to - from }, (_, at) => (starts[index] ?? 0) + from + at),
  );
}

const rows = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 30 });
const room = fc.integer({ min: 1, max: 12 });

test('scrolling moves by exactly the lines asked for, and stops at both ends', () => {
  fc.assert(
    fc.property(
      rows,
      room,
      fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 12 }),
      (heights, height, moves) => {
        const all = heights.reduce((sum, one) => sum + one, 0);
        let edge: Edge;
        let bottom = all;
        for (const by of moves) {
          edge = scrolled(linesOf(heights), edge, height, by);
          bottom = Math.min(all, Math.max(Math.min(height, all), bottom + by));
          const shown = seen(heights, edge, height);
          expect(shown).toEqual(
            Array.from({ length: Math.min(height, all) }, (_, at) => bottom - Math.min(height, all) + at),
          );
          expect(edge === undefined).toBe(bottom === all);
        }
      },
    ),
  );
});

test('a row is brought into sight with the least move, and to the top where that is asked', () => {
  fc.assert(
    fc.property(rows, room, fc.nat(), fc.integer({ min: -40, max: 0 }), (heights, height, pick, by) => {
      const index = pick % heights.length;
      const start = heights.slice(0, index).reduce((sum, one) => sum + one, 0);
      const size = heights[index] ?? 0;
      const all = heights.reduce((sum, one) => sum + one, 0);
      const lines = linesOf(heights);
      const before = scrolled(lines, undefined, height, by);
      const shown = seen(heights, edgeShowing(lines, before, height, index), height);
      expect(shown).toContain(start);
      if (size <= height) expect(shown).toContain(start + size - 1);
      const was = seen(heights, before, height);
      if (was.includes(start) && was.includes(start + size - 1)) expect(shown).toEqual(was);
      const top = seen(heights, edgeWithTop(lines, index, height), height);
      expect(top[0]).toBe(Math.max(0, Math.min(start, all - height)));
      const within = seen(heights, edgeWithTop(lines, index, height, size - 1), height);
      expect(within[0]).toBe(Math.max(0, Math.min(start + size - 1, all - height)));
    }),
  );
});

test('a row that is gone leaves the newest in sight, and an empty timeline shows nothing', () => {
  expect(seen([2, 2, 2], { key: '9', line: 1 }, 3)).toEqual([3, 4, 5]);
  expect(visible(linesOf([]), undefined, 5)).toEqual([]);
  expect(scrolled(linesOf([]), undefined, 5, -3)).toBeUndefined();
});

test('rows far from what is seen are never measured', () => {
  const lines = linesOf(Array.from({ length: 100_000 }, () => 3));
  visible(lines, scrolled(lines, undefined, 40, -40), 40);
  expect(lines.asked.size).toBeLessThan(60);
});
