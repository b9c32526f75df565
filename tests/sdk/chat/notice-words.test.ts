// Notices in the search: the sentences of the index are those of the faces, found in both languages, told in the reader's.
import { expect, test } from 'vitest';
import { searchedWords, shownWords } from '#sdk/chat/incoming/notice-words.ts';
import { noticeText } from '#sdk/chat/rules/notice-text.ts';
import { finishIndex } from '#sdk/chat/history/tend-index.ts';
import { searchMessages } from '#sdk/chat/history/search.ts';
import { systemKeys } from '#sdk/contract/flags.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import type { MessageRow } from '#storage/rows.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import { groupRow, messageRow } from '../../support/sample-rows.ts';

const notices: MessageRow[] = systemKeys.flatMap((systemKey, at) =>
  [false, true].map((mine, own) =>
    groupRow(100 + 2 * at + own, {
      bySystem: true,
      systemKey,
      mine,
      operatorName: '何静',
      targetNames: '林若溪、Nora',
      text: systemKey === 'create' || systemKey === 'updatename' ? '压测{{targets}}小组' : '',
    }),
  ),
);

function opened() {
  const { store } = openStore(openMemoryDatabase(), {
    owner: '7',
    plainText: (_, row) => searchedWords(row),
    now: () => 0,
  });
  store.messages.put([messageRow(1, { text: '何静在群里说了一句话' }), ...notices]);
  return store;
}

test.each(['zh', 'en'] as const)('every notice is worded as the faces word it (%s)', (language) => {
  const translator = createTranslator(language);
  for (const notice of notices) {
    const said = noticeText(notice);
    if (said.key === undefined) throw new Error(`no sentence for ${notice.systemKey}`);
    expect(shownWords(notice, language)).toBe(translator.translateRef(said));
  }
});

test.each(['zh', 'en'] as const)(
  'every notice is found by its whole sentence and told in it (%s)',
  (language) => {
    const store = opened();
    for (const notice of notices) {
      const sentence = shownWords(notice, language);
      const { hits } = searchMessages(store, { text: sentence, language, limit: 100 }, true);
      const hit = hits.find(({ message }) => message.mid === notice.mid);
      expect(hit?.plainText, sentence).toBe(sentence);
      expect(hit?.ranges.length).toBeGreaterThan(0);
    }
    store.close();
  },
);

test('a word of one language finds the notice for a reader of the other, and no key is a word', () => {
  const store = opened();
  const found = (text: string, language: 'zh' | 'en') =>
    searchMessages(store, { text, language, limit: 100 }, true).hits;
  expect(found('移出了群聊', 'en').map(({ plainText }) => plainText)).toContain(
    '何静 将 林若溪、Nora 移出了群聊',
  );
  expect(found('Nora', 'en').map(({ plainText }) => plainText)).toContain('何静 removed 林若溪, Nora');
  expect(found('operkick', 'zh')).toEqual([]);
  store.close();
});

test('a notice that changes is found by what it says now alone', () => {
  const store = opened();
  const [first] = notices;
  if (first === undefined) throw new Error('no notice');
  store.messages.put([{ ...first, systemKey: 'delgroup', text: '' }]);
  const found = (text: string): number[] =>
    store.messages.search({ text, offset: 0, limit: 100 }).map(({ mid }) => mid);
  expect(found('何静 创建了群聊')).not.toContain(first.mid);
  expect(found('何静 解散了群聊')).toContain(first.mid);
  store.close();
});

test('a message that somebody else wrote in the words of a notice stays what was written', () => {
  expect(shownWords(messageRow(1, { text: '你退出了群聊', systemKey: 'leave' }), 'en')).toBe('你退出了群聊');
});

test('a program that ends soon indexes what an older one left out before it searches', () => {
  const store = opened();
  expect(store.messages.indexNotices(10)).toBe(false);
  finishIndex(store);
  store.close();
});

test('an announcement is found by its words, without the signs that set them apart', () => {
  const { store } = openStore(openMemoryDatabase(), {
    owner: '7',
    plainText: (_, row) => searchedWords(row),
    now: () => 0,
  });
  const row = groupRow(9, {
    bySystem: true,
    systemKey: 'updatenotice',
    operatorName: '何静',
    text: 'New: **call moved** to\nFriday',
  });
  store.messages.put([row]);
  finishIndex(store);
  expect(store.messages.search({ text: 'call moved', limit: 5, offset: 0 }).map(({ mid }) => mid)).toEqual([
    9,
  ]);
  expect(shownWords(row, 'en')).toBe('何静 changed the announcement: New: call moved to Friday');
});
