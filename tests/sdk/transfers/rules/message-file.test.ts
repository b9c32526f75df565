// The file of a message: written and read back, and found in what older servers wrote.
import { expect, test } from 'vitest';
import { contentKindOf } from '#sdk/contract/markup/content-kind.ts';
import { fileOf, fileText } from '#sdk/transfers/rules/message-file.ts';

const facts = { fileId: 'f_1', name: 'plan [1].pdf', size: 7, mime: 'application/pdf', md5: 'A'.repeat(32) };
const read = (text: string) => fileOf({ chatId: '00001', mid: 4, text });

test.each(['file', 'image', 'video', 'audio'] as const)('a %s is read as it was written', (kind) => {
  const text = fileText(
    { ...facts, kind, url: '/chat/media?fileid=f_1', width: 30.4, seconds: 0 },
    ' face[x] ',
  );
  expect(contentKindOf(text)).toBe(kind);
  expect(read(text)).toMatchObject({ ...facts, kind, width: 30, seconds: 0, chatId: '00001', mid: 4 });
});

test('an id is found in an address', () =>
  expect(read('img[/chat/media?fileid=f_9]')).toMatchObject({ kind: 'image', fileId: 'f_9' }));

test.each(['hello', 'a(https://example.org/f_1)[f_1]', 'img[https://example.org/a.png]'])(
  'no file of the office: %s',
  (text) => expect(read(text)).toBeUndefined(),
);
