// Tests `sdk/disk/rules/shown-size.ts`: files and whole disks have a size, folders have none.
import { expect, test } from 'vitest';
import { shownSize } from '#sdk/disk/rules/shown-size.ts';

test('a file and a disk are shown with what they take, a folder is not', () => {
  expect(shownSize({ isFolder: false, size: 0 })).toBe(0);
  expect(shownSize({ isFolder: true, size: 34 })).toBe(34);
  expect(shownSize({ isFolder: true, size: 0 })).toBeUndefined();
});
