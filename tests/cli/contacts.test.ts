// `tangram contacts` at a real office: the organisation, the lists, friends and what one follows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;

beforeAll(async () => {
  office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran'] });
  cli = realCli();
  const [account] = office.accounts;
  const argv = ['login', '--server', office.url, '--user', 'anran', '--password-stdin'];
  expect(await cli.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
});
afterAll(async () => {
  cli.remove();
  await office.close();
});

const tangram = (...words: string[]) => cli.tangram(['contacts', ...words]);
const json = async (...words: string[]) =>
  JSON.parse((await tangram(...words, '--json')).out) as Record<string, unknown>[];

test('the tree goes as deep as asked, from the root or from a department, with people or without', async () => {
  const names = (rows: Record<string, unknown>[]) =>
    rows.map(({ name, depth }) => `${String(depth)} ${String(name)}`);
  expect(names(await json('tree'))).toEqual(['0 小办公室', '1 一组', '1 二组']);
  expect(names(await json('tree', '--depth', '1'))).toEqual(['0 小办公室']);
  expect(names(await json('tree', '二组', '--people'))).toEqual(['0 薄文', '0 丁一']);
  const { code, err } = await tangram('tree', '三组');
  expect([code, err]).toEqual([1, expect.stringContaining('contacts tree')]);
});

test('people in the root department are listed only where show_root_user says so', async () => {
  const names = async () => (await json('tree', '--people', '--depth', '2')).map(({ name }) => name);
  const say = (value: string) =>
    office.office.store.people.setDictionary('sys_pc_client_params', 'show_root_user', value);
  await say('false');
  await expect.poll(names).not.toContain('服务台');
  await say('true');
  await expect.poll(names).toContain('服务台');
});

test('a department tells where it stands, and its members, below it too, as many as asked', async () => {
  expect((await json('dept', '110')).map(({ name }) => name)).toEqual(['小办公室', '一组']);
  expect((await json('dept', '一组', '--members')).map(({ name }) => name)).toEqual(['安然', '薄文', '陈曦']);
  const few = await tangram('dept', '100', '--members', '--below', '--limit', '2', '--json');
  expect(JSON.parse(few.out)).toHaveLength(2);
  expect(few.err).toContain('5');
  expect((await tangram('dept', '组')).code).toBe(2);
});

test('friends are added and ended; whoever is not there is named, and an end wants a yes', async () => {
  const added = await tangram('add-friend', '@bowen', '1003', '--json');
  expect([added.code, JSON.parse(added.out)]).toMatchObject([
    0,
    { added: [{ name: '薄文' }, { name: '陈曦' }], missing: [] },
  ]);
  expect((await json('friends')).map(({ loginName }) => loginName)).toEqual(['bowen', 'chenxi']);
  expect((await tangram('remove-friend', '@bowen', '--no-input')).code).toBe(10);
  expect(await tangram('remove-friend', '@bowen', '--yes')).toMatchObject({ code: 0 });
  expect((await json('friends')).map(({ loginName }) => loginName)).toEqual(['chenxi']);
  const none = await tangram('remove-friend', '@bowen', '--yes', '--json');
  expect([none.code, JSON.parse(none.err)]).toMatchObject([1, { code: 'notAFriend' }]);
  // One who is nobody keeps nobody else from becoming a friend.
  const some = await tangram('add-friend', '@nobody', '@bowen', '--json');
  expect([some.code, JSON.parse(some.out)]).toMatchObject([
    6,
    { added: [{ name: '薄文' }], missing: ['@nobody'] },
  ]);
  const one = await tangram('add-friend', '@nobody', '--json');
  expect([one.code, JSON.parse(one.err)]).toMatchObject([1, { code: 'personNotFound' }]);
  const gone = await tangram('add-friend', '1005', '1004', '--json');
  expect([gone.code, JSON.parse(gone.out)]).toMatchObject([
    6,
    { added: [{ name: '丁一' }], missing: ['1005'] },
  ]);
});

test('people and groups are followed and listed; groups and recent chats too', async () => {
  expect(await tangram('follow', '小组讨论')).toMatchObject({ code: 0 });
  expect(await tangram('follow', '@dingyi')).toMatchObject({ code: 0 });
  expect((await json('following')).map(({ type, name }) => [type, name])).toEqual([
    ['person', '丁一'],
    ['group', '小组讨论'],
  ]);
  expect(await tangram('unfollow', '小组讨论')).toMatchObject({ code: 0 });
  expect((await json('following')).map(({ name }) => name)).toEqual(['丁一']);
  expect((await json('groups')).map(({ name }) => name)).toContain('小组讨论');
  expect((await json('recent')).map(({ name }) => name)).toContain('薄文');
  expect(await json('online')).toEqual([]);
});

test('the whole organisation is fetched, and people are found without a network', async () => {
  const refreshed = await tangram('cache', 'refresh', '--json');
  expect(JSON.parse(refreshed.out)).toEqual({ departments: 3, people: 6 });
  expect((await tangram('cache', 'again')).code).toBe(2);
  expect((await json('search', 'chenxi', '--offline')).map(({ name }) => name)).toEqual(['陈曦']);
  expect((await json('tree', '--offline')).map(({ name }) => name)).toEqual(['小办公室', '一组', '二组']);
});

test('the service desk has a chat, and tells its telephone', async () => {
  const [desk] = [JSON.parse((await tangram('service', '--json')).out) as Record<string, unknown>];
  expect(desk).toMatchObject({ personId: '1', name: '服务台' });
  const { out } = await cli.tangram(['chat', 'send', String(desk['chatId']), '打印机坏了', '--json']);
  expect(JSON.parse(out)).toMatchObject({ chatId: desk['chatId'], state: 'sent' });
});

test('people carry what they say of themselves, and it is in their card', async () => {
  await tangram('status', 'set', '外出', '--emoji', '🚗', '--until', '+2h');
  const said = { emoji: '🚗', text: '外出', inMeeting: false, until: expect.stringMatching(/T.*[+Z]/) };
  expect(await json('search', '安然')).toMatchObject([{ loginName: 'anran', status: said }]);
  expect(await json('show', '@anran')).toMatchObject({ status: said });
  expect((await tangram('show', '@anran')).out).toContain('🚗 外出');
  await tangram('status', 'clear');
  const nothing = { emoji: '', text: '', until: null, inMeeting: false };
  expect(await json('show', '@anran')).toMatchObject({ status: nothing });
});

test('who says nothing and who could not be asked are told apart, and lists ask only what they print', async () => {
  const { database } = office.office;
  expect(await json('search', '薄文', '--offline')).toMatchObject([{ status: null }]);
  database.exec('alter table person_status rename to person_status_gone');
  try {
    const { out, err, code } = await tangram('search', '薄文', '--json');
    expect([code, JSON.parse(out), err]).toMatchObject([
      0,
      [{ status: null }],
      expect.stringContaining('statuses'),
    ]);
    const shown = await tangram('show', '@bowen');
    expect([shown.code, shown.out, shown.err]).toEqual([
      0,
      expect.stringContaining('薄文'),
      expect.stringContaining('statuses'),
    ]);
    for (const words of [
      ['search', '薄文'],
      ['search', '薄文', '--json=name'],
      ['search', '薄文', '--offline', '--json'],
    ])
      expect((await tangram(...words)).err).toBe('');
  } finally {
    database.exec('alter table person_status_gone rename to person_status');
  }
  expect(await json('search', '薄文')).toMatchObject([{ status: { text: '' } }]);
});
