// Proves what the one search asks for: everything at first, files alone on request, and never both at once.
import { expect, test } from 'vitest';
import type { LocalChat, MessageHit, MessageQuery, OfficeApi } from '#sdk/api.ts';
import { offersFor, type Offer } from '#sdk/search/offers.ts';
import { searchEverything } from '#sdk/search/search-everything.ts';
import { searchGroups } from '#sdk/search/search-groups.ts';
import { SearchScreen } from '#sdk/search/search-screen.ts';
import { sampleMessage } from '../../support/sample-message.ts';

const offers: readonly Offer[] = [
  { group: 'settings', id: 'planView', text: '计划视图' },
  { group: 'commands', id: 'newPlan', text: '新建计划', words: 'plan', detail: 'Ctrl P' },
  { group: 'commands', id: 'lock', text: '锁定' },
];

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
    finding: {
      async in(feature: string, query: string) {
        const title = `${feature} ${query}`;
        const of = { reference: `${feature}:1`, title, excerpt: '', time: 5, score: 1, path: `/${feature}` };
        return ['disk', 'write'].includes(feature) ? [of] : [];
      },
    },
  } as unknown as OfficeApi;
  const screen = new SearchScreen(office, { offers: () => offers });
  const done = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = screen.subscribe(() => {
        if (screen.getSnapshot().phase !== 'done') return;
        stop();
        resolve();
      });
    });
  return { office, screen, asked, done, people: () => people };
}

test('groups keep their order; files alone are those of chats, types 3 and 12, and of disks, and what was typed stays', async () => {
  const { screen, asked, done, people } = world();
  let settled = done();
  screen.setQuery('计划');
  await settled;
  expect(screen.groups().map(({ id, items }) => [id, items.map(({ key }) => key)])).toEqual([
    ['chats', ['chat-00001']],
    ['commands', ['commands-newPlan']],
    ['settings', ['settings-planView']],
    ['messages', ['message-3', 'message-2']],
    ['disk', ['disk:1']],
    ['write', ['write:1']],
  ]);
  expect(asked.at(-1)?.kinds).toBeUndefined();
  settled = done();
  screen.setScope('file');
  expect(screen.getSnapshot()).toMatchObject({ scope: 'file', query: '计划', chats: [] });
  await settled;
  expect(asked.at(-1)?.kinds).toEqual(['file', 'peerFile']);
  expect(screen.items().map(({ key }) => key)).toEqual(['message-2', 'disk:1']);
  expect(people()).toBe(1);
  settled = done();
  screen.setScope('all');
  await settled;
  expect(screen.items()).toHaveLength(7);
  screen.dispose();
});

test('what can be done is all there before anything is typed, and asks nobody', () => {
  const { screen, asked } = world();
  expect(screen.items()).toEqual([]);
  screen.setScope('commands');
  expect(screen.items().map(({ key }) => key)).toEqual([
    'commands-newPlan',
    'commands-lock',
    'settings-planView',
  ]);
  screen.setQuery('PLAN');
  expect(screen.getSnapshot().phase).toBe('done');
  expect(screen.selected()?.key).toBe('commands-newPlan');
  expect(asked).toEqual([]);
  expect(offersFor(offers, '计划', 9).map(({ id }) => id)).toEqual(['planView', 'newPlan']);
  screen.dispose();
});

test('asked once, the groups are those of the screen, in their order, with what the asker offers', async () => {
  const { office, screen } = world();
  const hit = { reference: 'command:x', title: 'x', excerpt: '', time: 0, path: '' };
  const found = await searchEverything(office, '计划', {
    limit: 5,
    offers: { commands: async () => [{ group: 'commands', ...hit }] },
  });
  const order = [...new Set(found.hits.map(({ group }) => group))];
  expect(order).toEqual(['chats', 'commands', 'messages', 'disk', 'write']);
  expect(searchGroups.filter((group) => order.includes(group))).toEqual(order);
  const files = await searchEverything(office, '计划', { limit: 5, files: true });
  expect(files.hits.map(({ reference }) => reference)).toEqual(['message:2', 'disk:1']);
  screen.dispose();
});
