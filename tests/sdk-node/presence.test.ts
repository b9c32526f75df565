// What people do at this moment, between two clients of an office: who writes, what they say of themselves, who is in a meeting.
import { afterEach, expect, test } from 'vitest';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';
import type { KnownStatuses } from '#sdk/status/index.ts';
import type { Office } from '#sdk/office.ts';

let office: TestOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

async function twoPeople(): Promise<{ me: Office; other: Office }> {
  office = await createTestOffice();
  const [me, other]: [Office, Office] = [await office.client('bot'), await office.client('colleague')];
  await Promise.all([me.connection.connect(), other.connection.connect()]);
  return { me, other };
}

test('who writes is seen by the other person until their message comes, and by nobody who was not asked to', async () => {
  const { me, other } = await twoPeople();
  const chat = await me.chat.activate({ personId: '1002' });
  const seen: (readonly string[])[] = [];
  other.typing.chats((chats) => seen.push(chats));
  const own: (readonly string[])[] = [];
  me.typing.chats((chats) => own.push(chats));
  await other.chat.get(chat.id).catch(() => undefined);
  await me.typing.tell(chat.id);
  await expect.poll(() => seen.at(-1)).toEqual([chat.id]);
  await me.chat.send({ chatId: chat.id, text: 'here it is', wait: true });
  await expect.poll(() => seen.at(-1)).toEqual([]);
  expect(own.flat()).toEqual([]);

  await me.settings.set('showTyping', false);
  await me.typing.ended(chat.id);
  const before = seen.length;
  await me.typing.tell(chat.id);
  // What was sent later has come: what was not sent before it has not.
  await me.settings.set('showTyping', true);
  await me.chat.send({ chatId: chat.id, text: 'and this', wait: true });
  await expect.poll(async () => (await other.chat.get(chat.id)).lastText).toBe('and this');
  expect(seen.slice(before)).toEqual([]);
});

test('a status is told at once, known to who comes later, ends by itself, and is refused where it cannot be', async () => {
  const { me, other } = await twoPeople();
  let known: KnownStatuses = {};
  other.status.known((statuses) => (known = statuses));
  const mine = (await me.account.resume()).id;
  const until = Date.now() + 4_000;
  expect(await me.status.set({ emoji: '🚗', text: '  out \n of office ', until })).toMatchObject({
    text: 'out of office',
    emoji: '🚗',
    inMeeting: false,
  });
  await expect.poll(() => known[mine]?.text).toBe('out of office');
  expect(await other.status.list()).toMatchObject([{ personId: mine, emoji: '🚗', until }]);
  await expect.poll(() => known[mine]).toBeUndefined();
  expect(await other.status.list()).toEqual([]);

  await me.status.set({ text: 'back' });
  await expect.poll(() => known[mine]?.text).toBe('back');
  await me.status.clear();
  await expect.poll(() => known[mine]).toBeUndefined();
  await expect(me.status.set({ text: 'x'.repeat(61) })).rejects.toMatchObject({ code: 'statusTooLong' });
  await expect(me.status.set({ text: ' \u200b' })).rejects.toMatchObject({ code: 'statusBlank' });
  await expect(me.status.set({ text: 'x', emoji: 'FIRED' })).rejects.toMatchObject({ code: 'statusEmoji' });
  await expect(me.status.set({ text: 'x', until: 1 })).rejects.toMatchObject({ code: 'statusTime' });
});

test('who sits in a meeting is shown so, and no longer when they have left', async () => {
  const { me, other } = await twoPeople();
  let known: KnownStatuses = {};
  other.status.known((statuses) => (known = statuses));
  const mine = (await me.account.resume()).id;
  await me.status.set({ text: 'at my desk' });
  const { id } = await me.meeting.create({ kind: 'quick', subject: 'Numbers' });
  const { room, key } = await me.meeting.join({ id });
  const stop = me.meeting.hold(id, room.mine, key)(() => undefined);
  await expect.poll(() => known[mine]).toMatchObject({ inMeeting: true, text: 'at my desk' });
  await me.meeting.leave(id, room.mine);
  stop();
  await expect.poll(() => known[mine]?.inMeeting).toBe(false);
});
