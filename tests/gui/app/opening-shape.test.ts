// The window in grey has the shape of what comes.
import { expect, test } from 'vitest';
import { openingShape } from '../../../gui/app/opening-shape.ts';

test('a conversation only where one comes; no list where none stands beside the place', () => {
  expect(openingShape('/main/messages/00003')).toBe('conversation');
  expect(openingShape('/main/disk/personal')).toBe('rows');
  expect(openingShape('/setting/about')).toBe('rows');
  expect(openingShape('/main/apps')).toBe('wide');
  expect(openingShape('/main/apps/open/7')).toBe('wide');
});
