// Proves what somebody who signs out is told: what keeps them first, each kind in one line, by name.
import { expect, test } from 'vitest';
import { unfinishedText } from '#sdk/locales/unfinished-text.ts';
import { createTranslator } from '#sdk/locales/both-languages.ts';
import { unfinishedOf, type Unfinished } from '#sdk/base/unfinished.ts';

const one = { chatId: '1', chatName: '周明轩' };
const two = { chatId: '2', chatName: '数字化平台组' };
const all: readonly Unfinished[] = unfinishedOf({
  uploads: [{ name: 'a.pdf' }, { name: 'b.docx' }],
  features: [
    { kind: 'document', name: '周报', count: 1 },
    { kind: 'meeting', name: '早会', count: 1 },
  ],
  outbox: [one, two, two],
});

test('what keeps from leaving stands first, and the chat in which most waits before others', () => {
  expect(all.map(({ kind, name, count }) => `${kind} ${name} ${count}`)).toEqual([
    'upload a.pdf 1',
    'upload b.docx 1',
    'meeting 早会 1',
    'document 周报 1',
    'message 数字化平台组 2',
    'message 周明轩 1',
  ]);
  expect(unfinishedOf({ uploads: [], features: [], outbox: [] })).toEqual([]);
});

test('each kind is one line; what is erased is said to be lost', () => {
  expect(unfinishedText(createTranslator('zh'), all, false)).toEqual([
    '正在上传 2 个文件（a.pdf、b.docx），传完才能退出。',
    '你正在会议“早会”中，退出就离开会议。',
    '《周报》里还有没有送到服务器的内容，留在本机，下次登录后送出。',
    '还有 3 条没有发出：“数字化平台组”2 条、“周明轩”1 条。它们和草稿留在本机，下次登录后继续。',
  ]);
  const [uploads, , documents, messages] = unfinishedText(createTranslator('en'), all, true);
  expect([uploads, documents, messages]).toEqual([
    'Still uploading 2 files (a.pdf, b.docx). You can sign out when that is done.',
    'What you wrote last in “周报” has not reached the server; once erased it is lost.',
    '3 not sent yet: 数字化平台组 (2), 周明轩 (1). Once erased they will never be sent.',
  ]);
  expect(unfinishedText(createTranslator('en'), all.slice(1, 2), false)).toEqual([
    'Still uploading 1 file (b.docx). You can sign out when that is done.',
  ]);
  expect(unfinishedText(createTranslator('zh'), [], true)).toEqual([]);
});
