// Mentions, answers and reactions in the centre of notices of a person's devices: counted, said in words, read everywhere.
import { afterEach, expect, test } from 'vitest';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { noticeKindText, noticeText } from '#sdk/locales/notice-text.ts';
import type { Office } from '#sdk/office.ts';

let office: TestOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

async function talk() {
  office = await createTestOffice();
  const other = await office.client('bot');
  const [first, second] = [await office.client('colleague'), await office.client('colleague')];
  await Promise.all([other, first, second].map((one) => one.connection.connect()));
  const made = await other.groups.do({ act: 'create', name: '评审', memberIds: ['1002'] });
  const chatId = made.group?.chatId ?? '';
  return { opened: office, other, first, second, chatId };
}
const unreadOf = (client: Office): (() => number) => {
  let count = 0;
  client.notices.unread((told) => (count = told));
  return () => count;
};
const said = async (client: Office): Promise<string[]> => {
  const translator = createTranslator('en');
  const { items } = await client.notices.list({ kind: 'noticeMentions' });
  return items.map((item) => `${noticeText(translator, item)} (${noticeKindText(translator, item)})`);
};

test('a mention counts at every device until it or its chat is read, and says who, what and where', async () => {
  const { other, first, second, chatId } = await talk();
  const counts = [unreadOf(first), unreadOf(second)];
  const told: (boolean | undefined)[] = [];
  first.events((event) => void (event.type === 'message' && told.push(event.aboutMe)));
  const send = (text: string, mentions: string[] = []) =>
    other.chat.send({ chatId, text, mentions, wait: true });
  await send('nothing');
  const { mid } = await send('look [强]', ['1002']);
  await send('everybody', ['all']);
  await expect.poll(() => counts.map((count) => count())).toEqual([2, 2]);
  expect(told).toEqual([undefined, true, true]);
  const [, earlier] = (await first.notices.list({ unread: true })).items;
  expect(earlier).toMatchObject({ kind: 'noticeMentions', topic: 'chat.mention', message: { chatId, mid } });
  expect((await said(first))[1]).toBe(`bot mentioned you: look [thumbs up] (Mentions and replies · 评审)`);
  expect(await first.notices.read([earlier?.mid ?? 0])).toBe(1);
  await expect.poll(() => counts.map((count) => count())).toEqual([1, 1]);
  await second.chat.markRead(chatId);
  await expect.poll(() => counts.map((count) => count())).toEqual([0, 0]);
  await send('again', ['1002']);
  await expect.poll(() => counts.map((count) => count())).toEqual([1, 1]);
  await second.notices.readAll();
  await expect.poll(() => counts.map((count) => count())).toEqual([0, 0]);
});

test('answers and reactions are told to the author, and what is withdrawn is shown without a network neither', async () => {
  const { opened, other, first, chatId } = await talk();
  const count = unreadOf(first);
  const { mid } = await first.chat.send({ chatId, text: 'tea?', wait: true });
  await expect.poll(async () => (await other.acts.locate([mid])).length).toBe(1);
  const answer = await other.chat.send({ chatId, text: 'yes', quote: mid, wait: true });
  await other.marks.react(chatId, mid, { emoji: '强', on: true });
  await expect.poll(count).toBe(1);
  await expect
    .poll(async () => (await first.notices.list({})).items.map(({ topic }) => topic))
    .toEqual(['chat.reaction', 'chat.reply']);
  expect((await said(first))[0]).toContain('reacted [thumbs up] to your message: tea?');
  await other.acts.withdraw(chatId, [answer.mid]);
  await expect.poll(count).toBe(0);
  opened.fail({ call: 'listNotices', as: 'cut', times: 1_000 });
  expect((await first.notices.list({})).items.map(({ topic }) => topic)).toEqual(['chat.reaction']);
});

test('what waits in a group one is taken out of waits no more', async () => {
  const { other, first, chatId } = await talk();
  const count = unreadOf(first);
  await other.chat.send({ chatId, text: 'here?', mentions: ['1002'], wait: true });
  await expect.poll(count).toBe(1);
  const { groupId = '' } = await other.chat.get(chatId);
  await other.groups.do({ act: 'remove', groupId, personIds: ['1002'] });
  await expect.poll(count).toBe(0);
});
