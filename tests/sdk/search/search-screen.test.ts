// Proves what the one search asks for: everything at first, files alone on request, and never both at once.
import { expect, test } from 'vitest';
import type { LocalChat, MessageHit, MessageQuery, OfficeApi } from '#sdk/api.ts';
import { SearchScreen } from '#sdk/search/search-screen.ts';
import { sampleMessage } from '../../support/sample-message.ts';

function world() {
  const asked: MessageQuery[] = [];
  let people = 0;
  const hit = (mid: number): MessageHit => ({
    message: sampleMessage({ mid, key: String(mid) }),
    chatName: '安全组',
    plainText: `计划 ${mid}`,
    ranges: [],
  });
  const office = {
    chat: {
      head: () => () => () => undefined,
      find: async () => [{ id: '00001', name: '计划组', pinyin: '' } as LocalChat],
      async search(query: MessageQuery) {
        asked.push(query);
        return { hits: query.kinds === undefined ? [hit(3), hit(2)] : [hit(2)], complete: true, more: false };
      },
    },
    contacts: {
      async search() {
        people += 1;
        return { people: [] };
      },
    },
  } as unknown as OfficeApi;
  const screen = new SearchScreen(office);
  const done = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = screen.subscribe(() => {
        if (screen.getSnapshot().phase !== 'done') return;
        stop();
        resolve();
      });
    });
  return { screen, asked, done, people: () => people };
}

test('files alone leave out chats and people, ask for types 3 and 12, and keep what was typed', async () => {
  const { screen, asked, done, people } = world();
  let settled = done();
  screen.setQuery('计划');
  await settled;
  expect(screen.items().map(({ key }) => key)).toEqual(['chat-00001', 'message-3', 'message-2']);
  expect(asked.at(-1)?.kinds).toBeUndefined();
  settled = done();
  screen.setScope('file');
  expect(screen.getSnapshot()).toMatchObject({ scope: 'file', query: '计划', chats: [] });
  await settled;
  expect(asked.at(-1)?.kinds).toEqual(['file', 'peerFile']);
  expect(screen.items().map(({ key }) => key)).toEqual(['message-2']);
  expect(people()).toBe(1);
  settled = done();
  screen.setScope('all');
  await settled;
  expect(screen.items()).toHaveLength(3);
  screen.dispose();
});
