// Proves that what waits for its time says which file it carries.
import { expect, test } from 'vitest';
import { carriedFile } from '#sdk/chat/rules/carried-file.ts';
import { fileText } from '#sdk/transfers/rules/message-file.ts';

const facts = { fileId: 'f_1', name: '预算 (终稿).xlsx', size: 1_234, mime: '', md5: '' };

test('a file is told by kind, name and size, whatever words go with it', () => {
  expect(carriedFile(fileText({ ...facts, kind: 'file' }, '请看'))).toEqual({
    kind: 'file',
    name: '预算 (终稿).xlsx',
    size: 1_234,
  });
  expect(carriedFile(fileText({ ...facts, kind: 'image', name: 'a.png' }, ''))?.kind).toBe('image');
  expect(carriedFile('明天见 [强]')).toBeUndefined();
  expect(carriedFile('')).toBeUndefined();
});
