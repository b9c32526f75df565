// Where the window opens: where it stood, but never where no screen is any more.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { placeWindow, readWindowState, writeWindowState } from '../../../gui/desktop/window-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-window-'));
afterAll(() => rmSync(folder, { recursive: true }));
const screens = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: 1920, y: 0, width: 1280, height: 1024 },
];
const at = (x: number, y: number, width = 1000, height = 700) => ({
  maximised: false,
  bounds: { x, y, width, height },
});

test.each([
  ['where it stood', at(100, 50), { x: 100, y: 50, width: 1000, height: 700 }],
  ['on the second screen', at(2000, 10), { x: 2000, y: 10, width: 1000, height: 700 }],
  ['half outside, as long as it can be held', at(-900, 10), { x: -900, y: 10, width: 1000, height: 700 }],
  ['in the middle, when its screen is gone', at(4000, 10), { width: 1000, height: 700 }],
  ['in the middle, when its head is above the screen', at(100, -30), { width: 1000, height: 700 }],
  ['in the middle, when its head is below', at(100, 1000), { width: 1000, height: 700 }],
  ['never smaller than list and conversation', at(10, 10, 50, 50), { x: 10, y: 10, width: 720, height: 480 }],
  ['at its usual size the first time', { maximised: false }, { width: 1280, height: 800 }],
])('%s', (_, state, place) => expect(placeWindow(state, screens)).toEqual(place));

test('it is written whole and private, and a damaged file counts as none', () => {
  const file = join(folder, 'deep', 'window.json');
  expect(readWindowState(file)).toEqual({ maximised: false });
  writeWindowState(file, { ...at(1, 2), maximised: true });
  expect(readWindowState(file)).toEqual({ ...at(1, 2), maximised: true });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const text of [
    '{',
    'null',
    '[]',
    '{"bounds":{"x":"1"}}',
    '{"bounds":{"x":1,"y":2,"width":1e400,"height":1}}',
  ]) {
    writeFileSync(file, text);
    expect(readWindowState(file)).toEqual({ maximised: false });
  }
});
