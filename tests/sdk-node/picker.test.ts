// The picker at a real office: sources, search, what cannot be picked and why, and the people a choice comes to.
import { afterEach, expect, test } from 'vitest';
import {
  PickerScreen,
  type PickerRow,
  type PickerSource,
  type PickerOptions,
} from '#sdk/contacts/screens/picker.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function picker(
  options: PickerOptions,
): Promise<{ screen: PickerScreen; office: Office; down: () => Promise<void> }> {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  let isUp = true;
  const down = async (): Promise<void> => {
    if (isUp) await running.close();
    isUp = false;
  };
  ends.push(down);
  const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  ends.push(() => office.close());
  const { sessions } = running.office;
  await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  await office.connection.connect();
  const screen = new PickerScreen(office, options);
  ends.push(() => screen.dispose());
  await settled(screen);
  return { screen, office, down };
}

/** Waits for the screen to come to a state that lasts. */
function until(screen: PickerScreen, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(look);
    look();
  });
}
const settled = (screen: PickerScreen): Promise<void> => until(screen, () => !screen.getSnapshot().loading);
const targets = (screen: PickerScreen): Extract<PickerRow, { type: 'target' }>[] =>
  screen.getSnapshot().rows.filter((row) => row.type === 'target');
const names = (screen: PickerScreen) => targets(screen).map(({ target }) => target.name);
const keyOf = (screen: PickerScreen, name: string): string =>
  targets(screen).find(({ target }) => target.name === name)?.key ?? '';

async function search(screen: PickerScreen, text: string): Promise<void> {
  screen.setQuery(text);
  await settled(screen);
}
async function show(screen: PickerScreen, source: PickerSource): Promise<void> {
  screen.setSource(source);
  await settled(screen);
}

test('recent people, the organisation level by level, and groups with their members', async () => {
  const { screen } = await picker({ mode: 'people' });
  expect(names(screen)).toEqual(['薄文']);
  await show(screen, 'organisation');
  expect(names(screen)).toEqual(['小办公室', '一组', '二组', '服务台']);
  screen.point(keyOf(screen, '一组'));
  screen.openActive();
  await until(screen, () => names(screen).includes('陈曦'));
  expect(targets(screen).map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 2, 1, 1]);
  expect(names(screen)).not.toContain('恩慧');
  screen.point(keyOf(screen, '陈曦'));
  screen.closeActive();
  expect(screen.active()?.target.name).toBe('一组');
  screen.closeActive();
  expect(names(screen)).toEqual(['小办公室', '一组', '二组', '服务台']);
  await show(screen, 'groups');
  expect(names(screen)).toContain('小组讨论');
  screen.toggleBranch(keyOf(screen, '小组讨论'));
  await until(screen, () => names(screen).includes('薄文'));
});

test('whom one follows can be chosen: people first, then the groups one is in', async () => {
  const { screen, office } = await picker({ mode: 'chats' });
  await show(screen, 'following');
  expect(names(screen)).toEqual([]);
  await office.contacts.setFocus({ groupId: '1' }, true);
  await office.contacts.setFocus({ personId: '1003' }, true);
  const again = new PickerScreen(office, { mode: 'chats' });
  ends.push(() => again.dispose());
  await show(again, 'following');
  expect(targets(again).map(({ target }) => target.type)).toEqual(['person', 'group']);
  again.toggle(targets(again)[1]?.key);
  again.toggle(targets(again)[0]?.key);
  expect((await again.confirm())?.groups).toMatchObject([{ id: '1', chatId: '00001' }]);
});

test('guesses stand under their own heading, and a department before the people in it', async () => {
  const { screen } = await picker({ mode: 'people' });
  const headings = (): string[] =>
    screen.getSnapshot().rows.flatMap((row) => (row.type === 'heading' ? [row.text.key] : []));
  await search(screen, 'bowem');
  expect([names(screen), headings()]).toEqual([['薄文'], ['contacts.didYouMean']]);
  await search(screen, 'bowen');
  expect(headings()[0]).toBe('picker.people');
  await search(screen, '一组');
  expect(headings()).toEqual(['picker.departments', 'picker.people']);
  expect(names(screen)).toEqual(['一组', '安然', '薄文', '陈曦']);
});

test('a search finds people, departments and groups by every way, and moves to the first hit', async () => {
  const { screen } = await picker({ mode: 'people' });
  await search(screen, 'bw');
  expect(names(screen)).toEqual(['薄文']);
  expect(screen.active()).toMatchObject({ target: { id: '1002' }, ranges: [[0, 2]], state: 'free' });
  await search(screen, '小');
  expect(
    screen.getSnapshot().rows.map((row) => (row.type === 'heading' ? row.text.key : row.target.type)),
  ).toEqual(['picker.departments', 'department', 'picker.groups', 'group']);
  await search(screen, 'enhui');
  expect(names(screen)).toEqual([]);
  screen.setQuery('');
  await until(screen, () => names(screen).length > 0);
  expect(names(screen)).toEqual(['薄文']);
});

test('Enter right behind the last letter picks whom the name will have found, and nobody once it was changed', async () => {
  const { screen } = await picker({ mode: 'people' });
  screen.setQuery('bowen');
  screen.toggle();
  expect(screen.getSnapshot().picked).toEqual([]);
  await until(screen, () => screen.getSnapshot().picked.length > 0);
  expect(screen.getSnapshot().picked).toMatchObject([{ name: '薄文' }]);
  screen.setQuery('chen');
  screen.toggle();
  await search(screen, 'chenxi');
  expect(screen.getSnapshot().awaited).toBe(false);
  expect(screen.getSnapshot().picked).toHaveLength(1);
  // What was meant for a name that stands there already takes nobody back.
  screen.setQuery('bowen');
  screen.toggle();
  await settled(screen);
  expect(screen.getSnapshot().picked).toHaveLength(1);
});

test('who is picked before being found is among those that are confirmed right behind', async () => {
  const { screen } = await picker({ mode: 'people' });
  screen.setQuery('bowen');
  screen.toggle();
  expect(screen.getSnapshot()).toMatchObject({ awaited: true, picked: [] });
  expect((await screen.confirm())?.people.map(({ name }) => name)).toEqual(['薄文']);
  // Where nobody is found, nobody is waited for.
  screen.setQuery('nobody at all');
  screen.toggle();
  screen.removeLast();
  expect(await screen.confirm()).toBeUndefined();
});

test('a department becomes its people: each once, without those who are in already', async () => {
  const { screen } = await picker({ mode: 'people', already: ['1003'] });
  await search(screen, 'chenxi');
  screen.toggle();
  expect(screen.getSnapshot()).toMatchObject({ picked: [], refusal: { key: 'picker.already' } });
  await search(screen, 'bowen');
  screen.toggle();
  await show(screen, 'organisation');
  screen.toggle(keyOf(screen, '二组'));
  expect(screen.getSnapshot().picked.map(({ name }) => name)).toEqual(['薄文', '二组']);
  screen.toggle(keyOf(screen, '一组'));
  // What the department brings along is not listed twice.
  expect(screen.getSnapshot().picked.map(({ name }) => name)).toEqual(['二组', '一组']);
  const picked = await screen.confirm();
  expect(picked?.people.map(({ name }) => name)).toEqual(['薄文', '丁一', '安然']);
  expect(picked?.groups).toEqual([]);
  screen.removeLast();
  screen.remove('department 120');
  expect(screen.getSnapshot()).toMatchObject({ picked: [], count: 0 });
  expect(await screen.confirm()).toBeUndefined();
});

test('more than fit are refused: people at once, departments when their people are known', async () => {
  const { screen } = await picker({ mode: 'people', limit: 2 });
  await show(screen, 'organisation');
  screen.toggle(keyOf(screen, '一组'));
  expect(screen.getSnapshot().count).toBe(3);
  expect(await screen.confirm()).toBeUndefined();
  expect(screen.getSnapshot().refusal).toEqual({ key: 'picker.tooMany', parameters: { count: 3, limit: 2 } });
  screen.removeLast();
  for (const name of ['bowen', 'chenxi', 'dingyi']) {
    await search(screen, name);
    screen.toggle();
  }
  expect(screen.getSnapshot().picked).toHaveLength(2);
  expect(screen.getSnapshot().refusal).toEqual({ key: 'picker.full', parameters: { count: 2 } });
});

test('nobody new is said, not handed on as an empty choice', async () => {
  const { screen } = await picker({ mode: 'people', already: ['1004', '1002'] });
  await show(screen, 'organisation');
  screen.toggle(keyOf(screen, '二组'));
  expect(await screen.confirm()).toBeUndefined();
  expect(screen.getSnapshot().refusal).toEqual({ key: 'picker.nobodyNew' });
});

test('chats: people and groups, several at once; departments are only a way to people', async () => {
  const { screen } = await picker({ mode: 'chats', refused: { 'person 1002': { key: 'words.cancel' } } });
  expect(names(screen)).toEqual(expect.arrayContaining(['薄文', '小组讨论']));
  screen.toggle(keyOf(screen, '薄文'));
  expect(screen.getSnapshot()).toMatchObject({ picked: [], refusal: { key: 'words.cancel' } });
  screen.toggle(keyOf(screen, '小组讨论'));
  await show(screen, 'organisation');
  screen.toggle(keyOf(screen, '二组'));
  await until(screen, () => names(screen).includes('丁一'));
  screen.toggle(keyOf(screen, '丁一'));
  expect(screen.getSnapshot().count).toBe(2);
  expect(await screen.confirm()).toEqual({
    people: [{ id: '1004', name: '丁一', avatar: '' }],
    groups: [{ id: '1', chatId: '00001', name: '小组讨论', avatar: '' }],
    wholes: [],
  });
});

test('a failing office is said and asked again', async () => {
  const { down, screen } = await picker({ mode: 'people' });
  await down();
  screen.setSource('organisation');
  await until(screen, () => screen.getSnapshot().error !== undefined);
  expect(screen.getSnapshot()).toMatchObject({
    loading: false,
    rows: [],
    error: { code: 'connectionFailed' },
  });
  await screen.retry();
  expect(screen.getSnapshot().error?.code).toBe('connectionFailed');
});
