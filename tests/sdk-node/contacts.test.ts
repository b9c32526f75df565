// Contacts of a person at a real office: levels and ancestors are asked for once, and known without a network.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ContactsScreen } from '#sdk/contacts/screens/contacts.ts';
import { openOffice } from '#sdk/office.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { pickVariant } from '#variants/index.ts';
import { waitUntil } from '../support/wait-until.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function world(options: { longLived?: boolean } = {}) {
  const running = await startOffice({
    inMemory: true,
    seed: 'small',
    passwordsFor: [],
    heartbeatMs: 100,
  });
  let isUp = true;
  const down = async (): Promise<void> => {
    if (isUp) await running.close();
    isUp = false;
  };
  ends.push(down);
  const host = memoryHost();
  let later = 0;
  const asked: string[] = [];
  const office = openOffice({
    ...options,
    host: {
      ...host,
      clock: { ...host.clock, now: () => Date.now() + later },
      // Nobody spreads anything in time here.
      random: { ...host.random, number: () => 0 },
      http(request) {
        asked.push(new URL(request.url).pathname + new URL(request.url).search);
        return host.http(request);
      },
    },
    variant: pickVariant('default'),
    server: running.url,
  });
  ends.push(() => office.close());
  const { sessions } = running.office;
  const enter = async () =>
    office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  const times = (path: string): number => asked.filter((one) => one.startsWith(path)).length;
  return { running, office, down, enter, times, wait: (ms: number) => void (later += ms) };
}

const tree = '/uc/system/dept/getChildNode/';
const path = '/uc/system/dept/getAncestors';

test('a level and its ancestors are asked for once in five minutes', async () => {
  const it = await world();
  await it.enter();
  const [root] = await it.office.contacts.children('0');
  const first = await it.office.contacts.children(root?.id ?? '');
  expect(await it.office.contacts.children(root?.id ?? '')).toEqual(first);
  const up = await it.office.contacts.ancestors(root?.id ?? '');
  expect(await it.office.contacts.ancestors(root?.id ?? '')).toEqual(up);
  expect([it.times(tree), it.times(path)]).toEqual([2, 1]);
  it.wait(6 * 60_000);
  await it.office.contacts.children('0');
  await it.office.contacts.ancestors(root?.id ?? '');
  expect([it.times(tree), it.times(path)]).toEqual([3, 2]);
});

test('without a network the levels that were seen are there, and people in them are found', async () => {
  const it = await world();
  await it.enter();
  const [root] = await it.office.contacts.children('0');
  const level = await it.office.contacts.children(root?.id ?? '');
  const below = level.find(({ kind }) => kind === 'dept')?.id ?? '';
  const people = await it.office.contacts.children(below);
  const somebody = people.find(({ kind }) => kind === 'user');
  const up = await it.office.contacts.ancestors(below);
  expect(up.at(-1)?.id).toBe(below);
  await it.down();
  it.wait(60 * 60_000);
  expect(await it.office.contacts.children(below)).toEqual(people);
  expect(await it.office.contacts.ancestors(below)).toEqual(up);
  const found = await it.office.contacts.search(somebody?.name ?? '');
  expect(found.people.map(({ id }) => id)).toContain(somebody?.id);
  expect(await it.office.contacts.person(somebody?.id ?? '')).toMatchObject({ name: somebody?.name });
  await expect(it.office.contacts.children('4711')).rejects.toMatchObject({ code: 'connectionFailed' });
});

test('what the office does not have is said, not made up from an old level', async () => {
  const it = await world();
  await it.enter();
  await expect(it.office.contacts.children('4711')).rejects.toMatchObject({ code: 'notFound' });
});

test('people in the root department are shown where show_root_user says so', async () => {
  const it = await world();
  await it.running.office.store.people.setDictionary('sys_pc_client_params', 'show_root_user', 'false');
  await it.enter();
  await it.office.contacts.children('0');
  expect(it.times(`${tree}0?showRootUser=false`)).toBe(1);
});

test('whom a search brought is found without a network in the same moment', async () => {
  const it = await world();
  await it.enter();
  const { people } = await it.office.contacts.search('安');
  expect(people.length).toBeGreaterThan(0);
  const ids = people.map(({ id }) => id).toSorted();
  await it.down();
  const again = await it.office.contacts.search('an');
  expect(again.people.map(({ id }) => id).toSorted()).toEqual(ids);
  // By the same matcher as everywhere: the given name first, a slip, the same sound, mixed.
  for (const typed of ['ranan', 'anrann', '安r', people.find(({ id }) => id === '1001')?.title ?? '']) {
    const answers = (await it.office.contacts.search(typed)).people;
    expect([typed, answers.some(({ id }) => id === '1001')]).toEqual([typed, true]);
  }
});

test('whom this device never met is not nobody where there is nobody to ask', async () => {
  const it = await world();
  await it.enter();
  expect((await it.office.contacts.search('qqqqxz')).people).toEqual([]);
  await it.down();
  await expect(it.office.contacts.search('qqqqxz')).rejects.toMatchObject({ kind: 'network' });
  await expect(it.office.contacts.find('qqqqxz')).rejects.toMatchObject({ kind: 'network' });
});

test('a command that ends with its answer has written down whom it met', async () => {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  ends.push(() => running.close());
  const folder = mkdtempSync(join(tmpdir(), 'tangram-contacts-'));
  ends.push(async () => rmSync(folder, { recursive: true, force: true }));
  const host = memoryHost();
  let now: (() => void)[] = [];
  const open = () =>
    openOffice({
      // Nothing is due before the end.
      host: {
        ...host,
        database: async () => openNodeDatabase(join(folder, 'store.db')),
        clock: {
          ...host.clock,
          after: (_, work) => (now.push(work), () => (now = now.filter((one) => one !== work))),
        },
      },
      variant: pickVariant('default'),
      server: running.url,
    });
  const first = open();
  const { sessions } = running.office;
  await first.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  const { people } = await first.contacts.search('安');
  expect(people.length).toBeGreaterThan(0);
  await first.close();
  await running.close();
  const second = open();
  ends.push(() => second.close());
  await second.account.resume();
  const kept = await second.contacts.search('安');
  expect(kept.people.map(({ id }) => id).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});

test('a change of show_root_user is followed without a restart, by a client that is connected and by one that was away', async () => {
  const it = await world();
  const say = (value: string) =>
    it.running.office.store.people.setDictionary('sys_pc_client_params', 'show_root_user', value);
  await it.enter();
  await it.office.connection.connect();
  const screen = new ContactsScreen(it.office);
  ends.push(async () => screen.dispose());
  const shows = (isShown: boolean) => () =>
    screen.getSnapshot().rows.some(({ node }) => node.kind === 'user' && node.parentId === '100') === isShown;
  await waitUntil('the desk in the root department', shows(true));
  const departments = screen.getSnapshot().rows.filter(({ node }) => node.kind === 'dept');
  await say('false');
  await waitUntil('nobody in the root department', shows(false));
  expect(screen.getSnapshot().rows).toEqual(departments);
  expect(it.times(`${tree}100?showRootUser=false`)).toBe(1);
  await it.office.connection.disconnect();
  await say('true');
  await it.office.connection.connect();
  await waitUntil('the desk again', shows(true));
});

test('an open list follows another language of its reader', async () => {
  const it = await world();
  await it.enter();
  await it.office.contacts.addFriends(['1002']);
  const screen = new ContactsScreen(it.office, 'zh');
  ends.push(async () => screen.dispose());
  await screen.setSection('friends');
  const detail = (): string | undefined => screen.getSnapshot().entries?.[0]?.detail;
  await waitUntil('the friend', () => detail() !== undefined);
  expect(detail()).toMatch(/\p{Script=Han}/u);
  screen.setLanguage('en');
  expect(detail()).not.toMatch(/\p{Script=Han}/u);
  screen.setLanguage('zh');
  expect(detail()).toMatch(/\p{Script=Han}/u);
});

test('a program that never stays connected asks for the parameters when it needs them, and not again at once', async () => {
  const it = await world({ longLived: false });
  await it.enter();
  const { people } = it.running.office.store;
  await people.setDictionary('sys_pc_client_params', 'show_root_user', 'false');
  const parameters = '/uc/system/dict/data/dictType/sys_pc_client_params';
  const before = it.times(parameters);
  await it.office.contacts.children('0');
  it.wait(6 * 60_000);
  await it.office.contacts.children('0');
  await it.office.contacts.children('0');
  expect(it.times(parameters) - before).toBe(1);
  expect(it.times(`${tree}0?showRootUser=false`)).toBe(1);
});
