// Proves what the one search asks for: everything at first, files alone on request, and never both at once.
import { expect, test } from 'vitest';
import type { Department, LocalChat, MessageHit, MessageQuery, OfficeApi, Person } from '#sdk/api.ts';
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
  const told = { people: [] as Person[], departments: [] as Department[], chats: [] as LocalChat[] };
  const hit = (mid: number): MessageHit => ({
    message: sampleMessage({ mid, key: String(mid) }),
    chatName: '安全组',
    plainText: `计划 ${mid}`,
    ranges: [],
  });
  const office = {
    chat: {
      head: () => () => () => undefined,
      find: async () => [{ id: '00001', name: '计划组', pinyin: '' } as LocalChat, ...told.chats],
      async search(query: MessageQuery) {
        asked.push(query);
        return { hits: query.kinds === undefined ? [hit(3), hit(2)] : [hit(2)], complete: true, more: false };
      },
    },
    contacts: {
      async search() {
        people += 1;
        return { people: told.people, departments: told.departments };
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
  return { office, screen, asked, done, told, people: () => people };
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

const ji = {
  id: '7',
  name: '纪华',
  pinyin: 'jihua jh',
  loginName: 'u7',
  title: '',
  departmentName: '组',
} as Person;
const planning = { id: '40', name: '计划部', nameEn: 'Planning', fullPath: '集团/计划部' } as Department;
const notices = { id: '00002', name: '计划通知', pinyin: '', peerId: '2' } as LocalChat;

test('what the office has to say never stands before people, and a department is found beside its people', async () => {
  const { office, screen, done, told } = world();
  told.people.push(ji);
  told.departments.push(planning);
  told.chats.push(notices);
  const settled = done();
  screen.setQuery('ji');
  await settled;
  const keys = screen.items().map(({ key }) => key);
  expect(keys.slice(0, 4)).toEqual(['chat-00001', 'person-7', 'chat-00002', 'department:40']);
  const { hits } = await searchEverything(office, 'ji', { limit: 5, language: 'en' });
  expect(hits.slice(0, 4).map(({ reference, title }) => [reference, title])).toEqual([
    ['chat:00001', '计划组'],
    ['person:7', '纪华'],
    ['chat:00002', '计划通知'],
    ['department:40', 'Planning'],
  ]);
  expect(hits[3]?.path).toBe('/main/contacts?department=40');
  screen.dispose();
});

test('a department that alone answers stands before its people', async () => {
  const { office, screen, done, told } = world();
  told.people.push({ ...ji, departmentName: '计划部' });
  told.departments.push(planning);
  const settled = done();
  screen.setQuery('计划部');
  await settled;
  expect(screen.items().map(({ key }) => key)).toEqual(expect.arrayContaining(['department:40', 'person-7']));
  const order = screen.groups().map(({ id }) => id);
  expect(order.indexOf('departments')).toBeLessThan(order.indexOf('people'));
  const { hits } = await searchEverything(office, '计划部', { limit: 5 });
  const found = hits.map(({ reference }) => reference);
  expect(found.indexOf('department:40')).toBeLessThan(found.indexOf('person:7'));
  screen.dispose();
});

test('chats that are nearly called so stand after people who are', async () => {
  const { screen, done, told } = world();
  told.people.push({ ...ji, name: '计画组', pinyin: 'jihuazu jhz' });
  const settled = done();
  screen.setQuery('计画组');
  await settled;
  expect(screen.groups().slice(0, 2)).toMatchObject([
    { id: 'people', title: 'search.people' },
    { id: 'later', title: 'contacts.didYouMean' },
  ]);
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
