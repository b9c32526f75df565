// A screenshot that is worked on: its region, its marks in their order, taking back, and what keys do to a point.
import { expect, test } from 'vitest';
import {
  began,
  ended,
  moved,
  newEditing,
  undone,
  type Editing,
} from '../../../gui/screenshot/shot-editing.ts';
import { arrowHead, boxOf, mosaicCells, movedBy, within } from '../../../gui/screenshot/shot-geometry.ts';
import { shotTools } from '../../../gui/screenshot/shot-marks.ts';
import { shotName } from '../../../gui/screenshot/write-shot.ts';

const drawn = (now: Editing, from: [number, number], to: [number, number]): Editing =>
  ended(moved(began(now, { x: from[0], y: from[1] }), { x: to[0], y: to[1] }));
const size = { width: 200, height: 100 };

test('the region is chosen first, in any direction; a click chooses none', () => {
  const begun = newEditing({ x: 0, y: 0 });
  expect(drawn(begun, [50, 50], [52, 51]).region).toBeUndefined();
  const { region, marks } = drawn(begun, [150, 90], [10, 20]);
  expect(region).toEqual({ left: 10, top: 20, width: 140, height: 70 });
  expect(marks).toEqual([]);
});

test('every tool leaves its mark, numbers count, words need words, and what was done last is taken back', () => {
  let now = drawn(newEditing({ x: 0, y: 0 }), [0, 0], [200, 100]);
  for (const tool of shotTools) now = drawn({ ...now, tool }, [10, 10], [60, 40]);
  now = drawn({ ...now, tool: 'number' }, [20, 20], [20, 20]);
  // Words that were not written are no mark.
  expect(now.marks.map(({ tool }) => tool)).toEqual([
    ...shotTools.filter((tool) => tool !== 'text'),
    'number',
  ]);
  expect(now.marks.flatMap(({ tool, text }) => (tool === 'number' ? [text] : []))).toEqual(['1', '2']);
  expect(now.marks.find(({ tool }) => tool === 'pen')?.way).toHaveLength(2);
  now = began({ ...now, tool: 'text' }, { x: 5, y: 5 }, '这里');
  expect(now.marks.at(-1)).toMatchObject({ tool: 'text', text: '这里' });
  const { length } = now.marks;
  for (let left = length; left > 0; left -= 1) now = undone(now);
  expect([now.marks.length, now.region === undefined]).toEqual([0, false]);
  expect(undone(now).region).toBeUndefined();
  const halfway = began({ ...now, tool: 'arrow' }, { x: 1, y: 1 });
  expect(undone(halfway).begun).toBeUndefined();
});

test('cells of a mosaic cover the box and meet those of another one', () => {
  const cells = mosaicCells({ left: 5, top: 5, width: 20, height: 10 }, 12, size);
  expect(cells.map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [12, 0],
    [24, 0],
    [0, 12],
    [12, 12],
    [24, 12],
  ]);
  const beside = mosaicCells({ left: 25, top: 0, width: 500, height: 5 }, 12, size);
  expect(beside[0]?.left).toBe(24);
  expect(beside.at(-1)).toMatchObject({ left: 192, width: 8 });
});

test('keys move a point by one, ten and fifty, and never off the picture', () => {
  const press = (key: string, more = {}) => ({ key, shiftKey: false, altKey: false, ...more });
  const at = { x: 100, y: 50 };
  expect(movedBy(at, press('ArrowRight'), size)).toEqual({ x: 110, y: 50 });
  expect(movedBy(at, press('ArrowUp', { altKey: true }), size)).toEqual({ x: 100, y: 49 });
  expect(movedBy(at, press('ArrowLeft', { shiftKey: true }), size)).toEqual({ x: 50, y: 50 });
  expect(movedBy(at, press('a'), size)).toBeUndefined();
  expect(within({ x: -5, y: 900 }, size)).toEqual({ x: 0, y: 100 });
  expect(boxOf({ x: 9, y: 1 }, { x: 4, y: 6 })).toEqual({ left: 4, top: 1, width: 5, height: 5 });
});

test('an arrow’s head opens behind its point, and a file is named by its moment', () => {
  const [left, right] = arrowHead({ x: 0, y: 0 }, { x: 100, y: 0 }, 20);
  expect([left.x < 100, right.x < 100, Math.sign(left.y) === -Math.sign(right.y)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(shotName(new Date(2026, 10, 24, 9, 5, 7))).toBe('screenshot-20261124-090507.png');
});
