// Addresses of the disk's lists: each of the specification leads to its list, and back.
import { expect, test } from 'vitest';
import { addressOf, diskViews, otherViews, viewOf } from '../../../gui/disk/views.ts';

test('every list has an address of its own, and group-disk is another word for group', () => {
  expect(diskViews.map(({ word }) => viewOf(word).view)).toEqual([
    ...(['personal', 'group', 'department', 'unit', 'company', 'task'] as const),
  ]);
  expect(viewOf('group-disk').view).toBe('group');
  expect(viewOf(undefined).view).toBe('personal');
  expect(addressOf('task', '12')).toBe('/main/disk/taskStart/12');
  for (const { view, word } of [...diskViews, ...otherViews]) {
    expect(addressOf(view)).toBe(`/main/disk/${word}`);
    expect(viewOf(word).view).toBe(view);
  }
});
