// Things of disks are of a kind by the ending of their name.
import { expect, test } from 'vitest';
import { fileTypeOf } from '#sdk/disk/rules/file-type.ts';

test.each([
  ['报告.DOCX', 'document'],
  ['a.b.png', 'picture'],
  ['film.mp4', 'video'],
  ['ton.flac', 'audio'],
  ['x.tar.gz', 'archive'],
  ['Makefile', 'other'],
  ['pdf', 'document'],
  ['constructor', 'other'],
])('%s is %s', (name, type) => {
  expect(fileTypeOf({ name, isFolder: false })).toBe(type);
  expect(fileTypeOf({ name, isFolder: true })).toBe('folder');
});
