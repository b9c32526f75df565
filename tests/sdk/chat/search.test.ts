// Proves that what the search shows of a system notice are its words, in the language that was found.
import { expect, test } from 'vitest';
import { searchMessages } from '#sdk/chat/search.ts';
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
