// Two people and a bot mark messages through the SDK: live, in the store, by replay, and not at an office that lacks it.
import { afterEach, expect, test } from 'vitest';
import type { LocalMessage, OfficeEvent } from '#sdk/api.ts';
import { createBot } from '#sdk/bot/index.ts';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import type { Office } from '#sdk/office.ts';

let office: TestOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

async function talk() {
  office = await createTestOffice();
  const [me, other]: [Office, Office] = [await office.client('bot'), await office.client('colleague')];
  await Promise.all([me.connection.connect(), other.connection.connect()]);
  const chat = await me.chat.activate({ personId: '1002' });
  const { mid } = await me.chat.send({ chatId: chat.id, text: 'at [微笑] thre', wait: true });
  const rows = new Map<number, LocalMessage>();
  other.chat.messages(
    chat.id,
    20,
  )((batch) => {
    for (const row of [...(batch.reset ?? []), ...(batch.upsert ?? [])]) rows.set(row.mid, row);
  });
  await expect.poll(() => rows.has(mid)).toBe(true);
  return { me, other, chatId: chat.id, mid, rows };
}

test('a reaction, new words and a pin come to the other side, and stay in the store', async () => {
  const { me, other, chatId, mid, rows } = await talk();
  const told: OfficeEvent[] = [];
  me.events((event) => void (event.type === 'messageChanged' && told.push(event)));
  expect(await other.marks.react(chatId, mid, { emoji: '强', on: true })).toEqual({
    count: 1,
    queued: false,
  });
  expect(await other.marks.react(chatId, mid, { emoji: '强', on: true })).toEqual({
    count: 1,
    queued: false,
  });
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ mid, personId: '1002', reaction: { emoji: '强', on: true, count: 1 } });
  const mine = (await me.acts.locate([mid]))[0];
  expect(mine?.reactions).toEqual([{ emoji: '强', count: 1, mine: false }]);
  expect(rows.get(mid)?.reactions).toEqual([{ emoji: '强', count: 1, mine: true }]);
  expect((await me.marks.reactions(chatId, mid)).people).toMatchObject([{ id: '1002', emoji: '强' }]);

  await me.marks.edit(chatId, mid, 'at [微笑] a(three)');
  await expect.poll(() => plainText(rows.get(mid)?.text ?? '')).toBe('at [微笑] a(three)');
  expect(rows.get(mid)).toMatchObject({ editedTime: expect.any(Number), reactions: [{ emoji: '强' }] });
  expect((await other.chat.get(chatId)).lastText).toBe(rows.get(mid)?.text);
  expect((await other.marks.versions(chatId, mid)).map(({ text }) => plainText(text))).toEqual([
    'at [微笑] thre',
  ]);
  // Found by its words of now.
  expect((await other.chat.search({ text: 'three' })).hits.length).toBe(1);

  await other.marks.pin(chatId, mid, true);
  expect((await me.marks.pinned(chatId)).map(({ message, personId }) => [message.mid, personId])).toEqual([
    [mid, '1002'],
  ]);
  await me.acts.withdraw(chatId, [mid]);
  await expect.poll(() => rows.get(mid)?.systemKey).toBe('msgback');
  expect(rows.get(mid)?.reactions ?? []).toEqual([]);
  expect(await other.marks.pinned(chatId)).toEqual([]);
});

test('what happened while a device was away comes by replay', async () => {
  const { me, other, chatId, mid, rows } = await talk();
  await other.connection.disconnect();
  await me.marks.react(chatId, mid, { emoji: '爱心', on: true });
  await me.marks.edit(chatId, mid, 'later');
  expect(rows.get(mid)?.reactions ?? []).toEqual([]);
  await other.connection.connect();
  await expect.poll(() => rows.get(mid)?.text).toBe('later');
  expect(rows.get(mid)?.reactions).toEqual([{ emoji: '爱心', count: 1, mine: false }]);
});

test('only what can be is asked for: no emoji that nobody can draw, no words of others', async () => {
  const { me, other, chatId, mid } = await talk();
  await expect(me.marks.react(chatId, mid, { emoji: 'nothing', on: true })).rejects.toMatchObject({
    code: 'unsupportedContent',
  });
  await expect(other.marks.edit(chatId, mid, 'mine')).rejects.toMatchObject({ code: 'forbidden' });
  // An office that is asked past the SDK does not say how long it was.
  const raw = me.services.chat.editMessage({ chatId, mid, text: '字'.repeat(2_001) });
  await expect(raw).rejects.toMatchObject({ code: 'messageTooLong' });
  await office?.advance(600_000);
  await expect(me.marks.edit(chatId, mid, 'late')).rejects.toMatchObject({
    code: 'editTooLate',
    message: expect.stringContaining('已超过可编辑的时间'),
  });
  await expect(me.marks.edit(chatId, mid, '  ')).rejects.toMatchObject({ code: 'blankMessage' });
});

/** A picture, a flag, people joined into one, a tone of skin on one that has no name. */
const unnamed = ['🚀', '🇨🇳', '👨‍👩‍👧', '🧑🏽‍🚀'];

test('an emoji that has no name of the office is one reaction, also for a bot, and is taken back as it was given', async () => {
  const { me, other, chatId, mid, rows } = await talk();
  const heard: string[] = [];
  const bot = createBot(me).onReaction(({ emoji, on }) => void heard.push(`${emoji} ${on}`));
  await bot.start();
  for (const emoji of unnamed)
    expect(await other.marks.react(chatId, mid, { emoji, on: true })).toMatchObject({ count: 1 });
  const kept = (): string[] =>
    (rows.get(mid)?.reactions ?? []).map(({ emoji, count }) => `${emoji} ${count}`);
  expect(kept().toSorted()).toEqual(unnamed.map((emoji) => `${emoji} 1`).toSorted());
  // From a bot the same one is the same one, also without what asks for its coloured form.
  await me.marks.react(chatId, mid, { emoji: '🕊', on: true });
  expect(await other.marks.react(chatId, mid, { emoji: '🕊️', on: true })).toMatchObject({ count: 2 });
  // A tone of skin on one that has a name is that one.
  await me.marks.react(chatId, mid, { emoji: '👍🏽', on: true });
  expect(await other.marks.react(chatId, mid, { emoji: '强', on: true })).toMatchObject({ count: 2 });
  for (const emoji of unnamed) await other.marks.react(chatId, mid, { emoji, on: false });
  await expect.poll(() => kept().toSorted()).toEqual(['🕊️ 2', '强 2'].toSorted());
  await expect.poll(() => heard.length).toBe(2 * unnamed.length + 2);
  expect(heard.slice(0, unnamed.length)).toEqual(unnamed.map((emoji) => `${emoji} true`));
  for (const emoji of ['🚀🚀', '🚀 yes', '1', '🇨', ''])
    await expect(me.marks.react(chatId, mid, { emoji, on: true })).rejects.toMatchObject({
      code: 'unsupportedContent',
    });
  await bot.stop();
});

test('a bot hears reactions of others, not its own, and one handler that fails stops no other', async () => {
  const { me, other, chatId, mid } = await talk();
  const heard: string[] = [];
  const failures: string[] = [];
  const bot = createBot(me)
    .onError((error) => void failures.push(error.code))
    .onReaction(() => Promise.reject(new Error('broken')))
    .onReaction(({ emoji, on, count, personId }) => void heard.push(`${personId} ${emoji} ${on} ${count}`));
  await bot.start();
  await me.marks.react(chatId, mid, { emoji: '强', on: true });
  await other.marks.react(chatId, mid, { emoji: '强', on: true });
  await other.marks.react(chatId, mid, { emoji: '强', on: false });
  await expect.poll(() => heard).toEqual(['1002 强 true 2', '1002 强 false 1']);
  expect(failures.length).toBe(2);
  await bot.stop();
});

test('a bot hears by kind what others edit, react and pin, and nothing of its own', async () => {
  const { me, other, chatId, mid } = await talk();
  const theirs = await other.chat.send({ chatId, text: 'thre', wait: true });
  const heard: unknown[] = [];
  const bot = createBot(me)
    .when('edited', ({ personId, text, ...told }) => void heard.push([told.mid, personId, text]))
    .when('reacted', ({ emoji, on, count, ...told }) => void heard.push([told.mid, emoji, on, count]))
    .when('pinned', ({ on, ...told }) => void heard.push([told.mid, 'pin', on]));
  await bot.start();
  await me.marks.edit(chatId, mid, 'own');
  await other.marks.edit(chatId, theirs.mid, 'three [强]');
  await other.marks.react(chatId, mid, { emoji: '强', on: true });
  await other.marks.pin(chatId, mid, true);
  await me.marks.pin(chatId, mid, false);
  await expect
    .poll(() => heard)
    .toEqual([
      [theirs.mid, '1002', 'three [强]'],
      [mid, '强', true, 1],
      [mid, 'pin', true],
    ]);
  await bot.stop();
});

test.each(['react', 'take back', 'pin'] as const)(
  'what others did while a device was away is not lost because it did something itself meanwhile: %s',
  async (act) => {
    const { me, other, chatId, mid } = await talk();
    const shown = async (client: Office): Promise<unknown> => {
      const message = (await client.acts.locate([mid]))[0];
      return [plainText(message?.text ?? ''), message?.reactions?.map(({ emoji, count }) => [emoji, count])];
    };
    if (act === 'take back') await other.marks.react(chatId, mid, { emoji: '强', on: true });
    await office?.idle();
    await other.connection.disconnect();
    await me.marks.edit(chatId, mid, 'at four');
    await me.marks.react(chatId, mid, { emoji: '爱心', on: true });
    if (act === 'pin') await other.marks.pin(chatId, mid, true);
    else await other.marks.react(chatId, mid, { emoji: '强', on: act === 'react' });
    await other.connection.connect();
    await expect.poll(async () => (await shown(other)) as unknown[]).toEqual(await shown(me));
    expect((await shown(other)) as unknown[]).toEqual([
      'at four',
      act === 'react'
        ? [
            ['爱心', 1],
            ['强', 1],
          ]
        : [['爱心', 1]],
    ]);
  },
);

test('somebody whom only the new words call is told: the chat says so, and the centre, once', async () => {
  const { me, other } = await talk();
  const { group } = await me.groups.do({ act: 'create', name: 'plans', memberIds: ['1002'] });
  const chat = await me.chat.activate({ groupId: group?.id ?? '' });
  const { mid } = await me.chat.send({ chatId: chat.id, text: 'at three', wait: true });
  await expect.poll(async () => (await other.acts.locate([mid])).length).toBe(1);
  await me.marks.edit(chat.id, mid, '@colleague at three', { mentions: ['1002'] });
  await expect.poll(async () => (await other.chat.get(chat.id)).mentioned).toBe(true);
  expect((await other.acts.locate([mid]))[0]?.mentions).toEqual(['1002']);
  const told = async () =>
    (await other.notices.list({ unread: true })).items.map(({ reference }) => reference);
  expect(await told()).toHaveLength(1);
  await me.marks.edit(chat.id, mid, '@colleague at four', { mentions: ['1002'] });
  await expect.poll(async () => (await other.acts.locate([mid]))[0]?.text).toContain('four');
  expect(await told()).toHaveLength(1);
  await other.chat.markRead(chat.id);
  await expect.poll(async () => (await other.chat.get(chat.id)).mentioned).toBe(false);
  expect(await told()).toEqual([]);
});
