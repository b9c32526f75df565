// Groups at a real office through the SDK: acts land once, wait without a network, fail with a reason; screens follow.
import { afterEach, expect, test } from 'vitest';
import type { LocalChat } from '#sdk/api.ts';
import { closedReason } from '#sdk/chat/rules/closed-reason.ts';
import { CreateGroupScreen } from '#sdk/groups/screens/create-group.ts';
import { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { waitUntil } from '../support/wait-until.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function world(): Promise<{ running: RunningOffice; ann: Office; bob: Office }> {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [], heartbeatMs: 200 });
  ends.push(() => running.close());
  return { running, ann: await open(running, 1001, 'anran'), bob: await open(running, 1002, 'bowen') };
}

/** One more device of somebody. */
async function open(running: RunningOffice, id: number, name: string): Promise<Office> {
  const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  ends.push(() => office.close());
  const { sessions } = running.office;
  await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(id, name)) });
  await office.connection.connect();
  return office;
}

async function made(ann: Office, memberIds = ['1002']): Promise<{ id: string; chatId: string }> {
  const { group } = await ann.groups.do({ act: 'create', name: '项目组', memberIds });
  if (group === undefined) throw new Error('no group was made');
  return group;
}
const until = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  waitUntil('the office’s news', holds);

test('a group is made, appears on both lists, and follows what is done to it', async () => {
  const { ann, bob } = await world();
  const { id, chatId } = await made(ann);
  expect((await ann.chat.get(chatId)).name).toBe('项目组');
  await until(async () => (await bob.chat.find('项目组', 1)).length === 1);
  const screen = new GroupDetailsScreen(bob, id);
  ends.push(() => screen.dispose());
  await until(() => screen.getSnapshot().phase === 'ready');
  expect(screen.getSnapshot()).toMatchObject({ total: 2, reasons: { rename: 'groupAdministratorsOnly' } });
  await screen.do({ act: 'rename', groupId: id, name: '不行' });
  expect(screen.getSnapshot().refusal?.code).toBe('groupAdministratorsOnly');
  await ann.groups.do({ act: 'rename', groupId: id, name: '新项目组' });
  await until(() => screen.getSnapshot().group?.name === '新项目组');
  // The notice is found by its sentence, on both sides of it.
  for (const [office, text, language] of [
    [ann, '你将群名称改为', 'zh'],
    [bob, 'renamed the group', 'en'],
  ] as const)
    await until(async () => (await office.chat.search({ text, language, chatId })).hits.length === 1);
  const invited = await ann.groups.do({ act: 'invite', groupId: id, personIds: ['1003', '4711'] });
  expect(invited).toMatchObject({ state: 'done', joined: ['1003'], unknown: ['4711'] });
  await until(() => screen.getSnapshot().total === 3);
  await screen.find('cx');
  expect(screen.getSnapshot().members.map(({ name }) => name)).toEqual(['陈曦']);
});

test('who was removed keeps the chat, is told why, and sends nothing more', async () => {
  const { ann, bob } = await world();
  const { id, chatId } = await made(ann);
  await until(async () => (await bob.chat.find('项目组', 1)).length === 1);
  await ann.groups.do({ act: 'remove', groupId: id, personIds: ['1002'] });
  await until(async () => !(await bob.chat.get(chatId)).enabled);
  await expect(bob.chat.send({ chatId, text: '在吗' })).rejects.toMatchObject({ code: 'removedFromGroup' });
  await ann.groups.do({ act: 'invite', groupId: id, personIds: ['1002'] });
  await until(async () => (await bob.chat.get(chatId)).enabled);
  await bob.chat.send({ chatId, text: '回来了', wait: true });
  await ann.groups.do({ act: 'dissolve', groupId: id });
  await until(async () => !(await bob.chat.get(chatId)).enabled);
  await expect(bob.chat.send({ chatId, text: '？' })).rejects.toMatchObject({ code: 'groupDissolved' });
});

test('whoever is not in a group any more hears of it at once, connected or coming back, on every device', async () => {
  const { running, ann, bob } = await world();
  const groups: { id: string; chatId: string }[] = [];
  for (let at = 0; at < 3; at += 1) groups.push(await made(ann));
  const [kicked, dissolved, left] = groups.map(({ id }) => id);
  const chatIds = groups.map(({ chatId }) => chatId);
  /** The rows as they are told: nothing is asked for. */
  const follow = (office: Office): Map<string, LocalChat | undefined> => {
    const rows = new Map<string, LocalChat | undefined>();
    for (const chatId of chatIds) ends.push(office.chat.watch(chatId)((row) => void rows.set(chatId, row)));
    return rows;
  };
  const closed = (rows: Map<string, LocalChat | undefined>) =>
    chatIds.map((chatId) => {
      const row = rows.get(chatId);
      return row === undefined || row.enabled ? undefined : closedReason(row);
    });
  const phone = await open(running, 1002, 'bowen');
  const away = await open(running, 1002, 'bowen');
  const told = [bob, phone, away].map(follow);
  await until(() => told.every((rows) => chatIds.every((chatId) => rows.get(chatId)?.enabled === true)));
  await away.connection.disconnect();
  await ann.groups.do({ act: 'remove', groupId: kicked ?? '', personIds: ['1002'] });
  await ann.groups.do({ act: 'dissolve', groupId: dissolved ?? '' });
  await bob.groups.do({ act: 'leave', groupId: left ?? '' });
  const why = ['removedFromGroup', 'groupDissolved', 'leftGroup'];
  for (const rows of told.slice(0, 2)) await until(() => String(closed(rows)) === String(why));
  expect(closed(told[2] ?? new Map())).toEqual([undefined, undefined, undefined]);
  await away.connection.connect();
  await until(() => String(closed(told[2] ?? new Map())) === String(why));
  for (const [at, chatId] of chatIds.entries()) {
    await expect(away.chat.send({ chatId, text: '在吗' })).rejects.toMatchObject({ code: why[at] });
    expect((await away.chat.older(chatId, Number.MAX_SAFE_INTEGER)).messages.length).toBeGreaterThan(0);
  }
});

test('what is done without a network waits, survives, and lands once', async () => {
  const { running, ann } = await world();
  const { id } = await made(ann);
  const waiting: number[] = [];
  ann.groups.waiting((acts) => void waiting.push(acts.length));
  await ann.connection.disconnect();
  const cut = cutOff(ann);
  const renamed = await ann.groups.do({ act: 'rename', groupId: id, name: '离线改名' });
  expect(renamed.state).toBe('queued');
  expect((await ann.groups.do({ act: 'setNotice', groupId: id, notice: '离线公告' })).state).toBe('queued');
  await expect(ann.groups.do({ act: 'dissolve', groupId: id })).rejects.toMatchObject({
    code: 'connectionFailed',
  });
  cut.mend();
  await ann.connection.connect();
  await until(() => waiting.at(-1) === 0 && waiting.length > 2);
  const row = running.office.store.groups.reader.row(Number(id));
  expect([row?.name, row?.notice]).toEqual(['离线改名', '离线公告']);
});

test('an act that is refused when its turn comes is shown as failed, with its reason', async () => {
  const { running, ann, bob } = await world();
  const { id } = await made(ann);
  const { groups } = running.office;
  await groups.setAdministrators(1001, { groupId: id, personIds: ['1002'], operation: 'appoint' });
  await bob.connection.disconnect();
  const cut = cutOff(bob);
  const { clientId } = await bob.groups.do({ act: 'rename', groupId: id, name: '来不及了' });
  await groups.setAdministrators(1001, { groupId: id, personIds: ['1002'], operation: 'dismiss' });
  cut.mend();
  const seen: string[] = [];
  bob.groups.waiting(
    (acts) => void seen.push(acts.map((act) => `${act.state} ${act.error?.code ?? ''}`).join()),
  );
  await bob.connection.connect();
  await until(() => seen.at(-1) === 'failed groupAdministratorsOnly');
  await bob.groups.drop(clientId);
  expect(seen.at(-1)).toBe('');
});

test('the form of a new group says what is missing, and what the office says of the right', async () => {
  const { running, ann } = await world();
  const form = new CreateGroupScreen(ann);
  ends.push(() => form.dispose());
  await until(() => form.getSnapshot().allowed !== undefined);
  expect(form.getSnapshot().problems).toEqual({});
  expect(await form.create()).toBeUndefined();
  expect(form.getSnapshot().problems).toEqual({ name: 'groupNameMissing', members: 'groupMembersInvalid' });
  form.setName('读书会');
  form.setMembers([{ id: '1002', name: '薄文', avatar: '' }]);
  const chat = await form.create();
  expect(chat).toMatchObject({ chatId: expect.stringMatching(/^\d{5}$/) as string });
  await running.office.store.people.setMayCreateGroups(1001, false);
  const barred = new CreateGroupScreen(ann);
  ends.push(() => barred.dispose());
  await until(() => barred.getSnapshot().allowed === false);
  const again = ann.groups.do({ act: 'create', name: '再来', memberIds: ['1002'] });
  await expect(again).rejects.toMatchObject({ code: 'createGroupForbidden' });
});

/** Makes every call of a client fail as without a network, until it is mended. */
function cutOff(office: Office): { mend(): void } {
  const real = globalThis.fetch;
  const { origin } = new URL(office.addresses.chat);
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(origin)) throw new TypeError('fetch failed');
    return real(input, init);
  };
  const mend = (): void => void (globalThis.fetch = real);
  ends.push(mend);
  return { mend };
}
