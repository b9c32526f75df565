// Proves that what the search shows of a system notice are its words, in the language that was found.
import { expect, test } from 'vitest';
import { contentType, type ContentKind } from '#sdk/contract/flags.ts';
import { searchMessages } from '#sdk/chat/history/search.ts';
import { searchableText } from '#sdk/contract/markup/readable.ts';
import { printSystemNotice, systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import type { Store } from '#storage/store.ts';
import { messageRow } from '../../support/sample-rows.ts';

const text = printSystemNotice({ text: '请求查看文件', languages: { english: 'Asks to see a file' } });
const store = {
  messages: { search: () => [messageRow(1, { senderId: systemNoticesId, text })] },
  chats: { get: () => undefined },
} as unknown as Store;
const shown = (sought: string) => searchMessages(store, { text: sought }, true).hits[0]?.plainText;

test.each([
  ['文件', '请求查看文件'],
  ['file', 'Asks to see a file'],
  ['', '请求查看文件'],
])('«%s» shows «%s»', (sought, words) => expect(shown(sought)).toBe(words));

test('a notice is searched by its words in both languages, never by the names in its JSON', () => {
  expect(searchableText(text, systemNoticesId)).toBe('请求查看文件 Asks to see a file');
  expect(searchableText('{"a": 1}', systemNoticesId)).toBe('{"a": 1}');
  expect(searchableText(text, '7')).toContain('content');
});

test('the kinds that are not searched are left out by name; a search for files, or without words, names its own', () => {
  const asked: unknown[] = [];
  const listening = {
    ...store,
    messages: { search: (search: unknown) => (asked.push(search), []) },
  } as unknown as Store;
  searchMessages(listening, { text: '报告' }, true);
  searchMessages(listening, { text: '报告', kinds: ['file', 'peerFile'] }, true);
  searchMessages(listening, { text: ' ', chatId: '00012' }, true);
  expect(asked).toMatchObject([
    { exceptContentTypes: [4, 5, 6, 7, 8, 10, 13, 14, 21, 22] },
    { contentTypes: [3, 12] },
    { contentTypes: [1, 3, 12] },
  ]);
});

test('what a notice says is said by its chat, as the reader calls it', () => {
  const named = { ...store, chats: { get: () => ({ name: 'System notices' }) } } as unknown as Store;
  const [hit] = searchMessages(named, { text: 'file' }, true).hits;
  expect(hit).toMatchObject({ chatName: 'System notices', message: { senderName: 'System notices' } });
});

test('what is set apart is found and told without its signs; the name of a file keeps its own', () => {
  const of = (wire: string, kind: ContentKind) =>
    searchMessages(
      {
        ...store,
        messages: { search: () => [messageRow(1, { text: wire, contentType: contentType[kind] })] },
      } as unknown as Store,
      { text: 'plan' },
      true,
    ).hits[0];
  expect(of('the **plan** is `plan.md`', 'text')).toMatchObject({
    plainText: 'the plan is plan.md',
    ranges: [
      { from: 4, to: 8 },
      { from: 12, to: 16 },
    ],
  });
  expect(of('file(7)[{"filename":"**plan**.md"}]', 'file')).toMatchObject({ plainText: '**plan**.md' });
});
