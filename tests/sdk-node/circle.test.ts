// Friends and focus list of two devices of one person: what one does the other has at once, and offline it is known.
import { afterEach, expect, test } from 'vitest';
import type { KnownCircle } from '#sdk/api.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function world() {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  let isUp = true;
  const down = async (): Promise<void> => {
    if (isUp) await running.close();
    isUp = false;
  };
  ends.push(down);
  const device = async (personId = 1001, name = 'anran'): Promise<Office> => {
    const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
    ends.push(() => office.close());
    const { sessions } = running.office;
    await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(personId, name)) });
    await office.connection.connect();
    return office;
  };
  return { running, down, device };
}

/** Waits until the circle of a device is as it shall be; it stays so. */
function known(office: Office, holds: (circle: KnownCircle) => boolean): Promise<KnownCircle> {
  return new Promise((resolve) => {
    const stop = office.contacts.circle((circle) => {
      if (!holds(circle)) return;
      queueMicrotask(() => stop());
      resolve(circle);
    });
  });
}

test('what one device does the others have, and the other person too', async () => {
  const { device } = await world();
  const [desk, phone, peer] = [await device(), await device(), await device(1002, 'bowen')];
  const { added, missing } = await desk.contacts.addFriends(['1002', '4711']);
  expect([added.map(({ name }) => name), missing]).toEqual([['薄文'], ['4711']]);
  await known(phone, ({ friends }) => friends.some(({ id }) => id === '1002'));
  await known(peer, ({ friends }) => friends.some(({ id }) => id === '1001'));
  await phone.contacts.setFocus({ groupId: '1' }, true);
  await desk.contacts.setFocus({ personId: '1003' }, true);
  const { focus } = await known(phone, ({ focus: list }) => list.length === 2);
  expect(focus.map(({ name }) => name).sort()).toEqual(['小组讨论', '陈曦']);
  await expect.poll(async () => (await desk.chat.get('00001')).focused).toBe(true);
  await phone.contacts.removeFriend('1002');
  await known(peer, ({ friends }) => friends.length === 0);
  await expect.poll(async () => (await peer.chat.get('00002')).enabled).toBe(false);
});

test('followed chats are a filter of the chat list', async () => {
  const { device } = await world();
  const office = await device();
  await office.contacts.setFocus({ groupId: '1' }, true);
  await expect.poll(async () => (await office.chat.get('00001')).focused).toBe(true);
  const head = await new Promise<{ ids: string[]; total: number }>((resolve) => {
    office.chat.head({ key: 'test', filter: 'focus', rows: 10 })((batch) => {
      resolve({ ids: (batch.reset ?? []).map(({ id }) => id), total: batch.total });
    });
  });
  expect(head).toEqual({ ids: ['00001'], total: 1 });
});

test('without a network the lists are as they were last known, and nothing can be changed', async () => {
  const { device, down } = await world();
  const office = await device();
  await office.contacts.addFriends(['1002', '1003']);
  await office.contacts.setFocus({ personId: '1002' }, true);
  await down();
  expect((await office.contacts.friends()).map(({ id }) => id)).toEqual(['1002', '1003']);
  expect((await office.contacts.focus()).map(({ personId }) => personId)).toEqual(['1002']);
  await expect(office.contacts.removeFriend('1002')).rejects.toMatchObject({ code: 'connectionFailed' });
});

test('somebody with delFlag is in no tree and no look-up, and what they said keeps their name', async () => {
  const { running, device } = await world();
  await running.office.removePerson(1003);
  const office = await device();
  const [tree, found, department] = await Promise.all([
    office.contacts.children('110'),
    office.contacts.search('陈曦'),
    office.contacts.departmentPeople('100', { below: true }),
  ]);
  expect(tree.map(({ name }) => name)).toEqual(['安然', '薄文']);
  expect(found.people).toEqual([]);
  expect(department.people.map(({ name }) => name)).not.toContain('陈曦');
  const { messages } = await office.chat.older('00001', Number.MAX_SAFE_INTEGER);
  expect(messages.find(({ text }) => text === 'Morning, all')?.senderName).toBe('陈曦');
  expect((await office.chat.get('00003')).name).toBe('恩慧');
});

test('the whole organisation is fetched for times without a network; removed people are not in it', async () => {
  const { device, down } = await world();
  const office = await device();
  expect(await office.contacts.refreshCache()).toEqual({ departments: 3, people: 6 });
  expect((await office.contacts.departmentsOf('1002')).map(({ id }) => id)).toEqual(['110', '120']);
  expect((await office.contacts.departmentPathOf('1002')).map(({ id }) => id)).toEqual(['100', '110']);
  await down();
  expect((await office.contacts.search('dingyi')).people.map(({ id }) => id)).toEqual(['1004']);
  await expect(office.contacts.search('enhui')).rejects.toMatchObject({ kind: 'network' });
});
