// What a bot author's tests rest on: nothing left to come, a clock to move, calls that fail, people on demand, errors that are seen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBot, type Bot, type BotHappening } from '#sdk/bot/index.ts';
import { fileStorage } from '#sdk/node.ts';
import type { NoticeItem } from '#sdk/notices/index.ts';
import type { Office } from '#sdk/office.ts';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';

let office: TestOffice;
let client: Office;
let bot: Bot;
let colleague: Office;
let chatId: string;

beforeEach(async () => {
  office = await createTestOffice();
  client = await office.client('bot');
  bot = createBot(client);
  colleague = await office.client('colleague');
  await colleague.connection.connect();
  chatId = (await colleague.chat.activate({ personId: '1001' })).id;
});
afterEach(async () => {
  await bot.stop();
  await office.close();
});
/** What somebody has of the chat. */
const texts = async (): Promise<string[]> =>
  (await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER, 50)).messages.map(({ text }) => text);

test('office.idle() means that every answer has arrived, each time', async () => {
  bot.onText(async ({ text, reply }) => {
    await new Promise((resolve) => setTimeout(resolve, 3));
    await reply(`echo ${text}`);
  });
  await bot.start();
  const heard: string[] = [];
  colleague.events((event) => {
    if (event.type === 'message' && !event.message.mine) heard.push(event.message.text);
  });
  for (let turn = 0; turn < 10; turn += 1) {
    await colleague.chat.send({ chatId, text: `n${turn}` });
    await office.idle();
    expect(heard).toHaveLength(turn + 1);
  }
  expect(heard).toEqual(Array.from({ length: 10 }, (_, turn) => `echo n${turn}`));
});

test('bot.idle() means that what was said to it is handled, and what it says is at the office', async () => {
  const seen: string[] = [];
  bot.onText(async ({ text, reply }) => {
    seen.push(text);
    await reply('ok');
  });
  await bot.start();
  for (let turn = 0; turn < 10; turn += 1) {
    await colleague.chat.send({ chatId, text: `n${turn}`, wait: true });
    await bot.idle();
    expect(seen).toHaveLength(turn + 1);
  }
  await colleague.maintenance.syncOnce();
  expect((await texts()).filter((text) => text === 'ok')).toHaveLength(10);
});

test('an error of a handler is told on standard error, with its place, and the bot goes on', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    bot.hears(/^bad$/, () => {
      throw new TypeError('broken handler');
    });
    bot.hears(/^good$/, ({ reply }) => void reply('still here'));
    await bot.start();
    for (const text of ['bad', 'good']) await colleague.chat.send({ chatId, text });
    await office.idle();
    expect(told.mock.calls).toHaveLength(1);
    expect(told.mock.calls[0]?.[0]).toMatch(/^bot: unexpected: broken handler\n.*bot-idle\.test/su);
    expect(await texts()).toContain('still here');
  } finally {
    told.mockRestore();
  }
});

test('a reply has words, quotes and files; what has nothing in it is named', async () => {
  const refused: unknown[] = [];
  bot.onText(async ({ reply, send }) => {
    await reply({ text: 'answer', quote: true });
    const content = new TextEncoder().encode('a,b\n');
    // A file goes when it is up: whoever wants it before the next words waits for it.
    await reply({ files: [{ name: 'list.csv', content }], wait: true });
    await send({ personId: '1002' }, 'by itself');
    await reply({}).catch((error: unknown) => refused.push(error));
  });
  await bot.start();
  const asked = await colleague.chat.send({ chatId, text: 'go', wait: true });
  await office.idle();
  const { messages } = await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER, 10);
  const mine = messages.filter((message) => !message.mine);
  expect(mine.map(({ kind }) => kind)).toEqual(['text', 'file', 'text']);
  expect([mine[0]?.citedMid, mine[2]?.text]).toEqual([asked.mid, 'by itself']);
  expect(refused).toEqual([expect.any(TypeError)]);
});

test('what happens in a chat reaches the handlers of its kind', async () => {
  const seen: string[] = [];
  const kinds: BotHappening[] = ['created', 'joined', 'renamed', 'left', 'withdrawn', 'read'];
  for (const kind of kinds) bot.when(kind, () => void seen.push(kind));
  await bot.start();
  const newcomer = await office.client('newcomer');
  const me = await newcomer.contacts.personByLoginName('newcomer');
  const made = await colleague.groups.do({ act: 'create', name: 'team', memberIds: ['1001'] });
  const id = made.group?.id ?? '';
  await colleague.groups.do({ act: 'invite', groupId: id, personIds: [me.id] });
  await colleague.groups.do({ act: 'rename', groupId: id, name: 'crew' });
  await office.idle();
  const group = (await colleague.chat.activate({ groupId: id })).id;
  const said = await colleague.chat.send({ chatId: group, text: 'wrong', wait: true });
  await colleague.acts.withdraw(group, [said.mid]);
  await office.idle();
  expect(seen).toEqual(expect.arrayContaining(['joined', 'renamed', 'withdrawn']));
  expect(() => bot.when('renaming' as never, () => undefined)).toThrow(/when takes one of/);
  expect(() => bot.hears('text' as never, () => undefined)).toThrow(TypeError);
  expect(() => createBot({} as never)).toThrow(/createBot takes an office/);
});

test('a bot hears what people say of themselves, and that they say nothing any more', async () => {
  const told: string[] = [];
  bot.when('status', ({ name, status }) => void told.push(`${name}: ${status?.text ?? 'nothing'}`));
  const { name } = await colleague.account.resume();
  await colleague.status.set({ text: 'before it came' });
  await bot.start();
  await expect.poll(() => told).toEqual([`${name}: before it came`]);
  await colleague.status.set({ text: 'out' });
  await colleague.status.set({ text: 'out' });
  await colleague.status.clear();
  await expect.poll(() => told.slice(1)).toEqual([`${name}: out`, `${name}: nothing`]);
});

test('a bot hears what the office tells its account, with its kind and what it leads to', async () => {
  const told: NoticeItem[] = [];
  bot.when('notified', (notice) => void told.push(notice));
  await bot.start();
  await colleague.schedule.create({
    ...{
      type: 'schedule',
      title: 'Review',
      zone: 'UTC',
      people: [{ personId: '1001', role: 'participant' }],
    },
    ...{ start: '2032-03-05T09:00:00', end: '2032-03-05T10:00:00' },
  });
  await office.idle();
  expect(told).toMatchObject([{ kind: 'noticeSchedule', topic: 'schedule.invited', unread: true }]);
  expect(told[0]?.words.en).toContain('Review');
  expect(told[0]?.reference).toMatch(/^event:\d+$/u);
});

test('a clock that is moved brings what is due', async () => {
  const due = Date.now() + 3_600_000;
  const heard: string[] = [];
  bot.onText(({ text }) => void heard.push(text));
  await bot.start();
  await colleague.later.schedule({ chatId, text: 'in an hour', dueTime: due });
  await office.idle();
  expect(heard).toEqual([]);
  await office.advance(3_600_001);
  await office.idle();
  expect(heard).toEqual(['in an hour']);
});

test('calls fail as often as wanted, are told, and their request stands in the office’s log', async () => {
  office.fail({ call: 'getPersonByLoginName', times: 1 });
  const failed = await colleague.contacts.personByLoginName('bot').catch((error: unknown) => error);
  const request = (failed as { data: { requestId?: string } }).data.requestId;
  expect(request).toMatch(/^[0-9a-f]{12}$/);
  expect(office.faults().map((fault) => fault.request)).toContain(request);
  expect((await colleague.contacts.personByLoginName('bot')).id).toBe('1001');
  const calls = office.calls().filter(({ call }) => call === 'getPersonByLoginName');
  expect(calls.map(({ outcome, personId }) => [outcome, personId])).toEqual([
    ['systemError', '1002'],
    ['done', '1002'],
  ]);
});

test('what a bot keeps in a file outlasts it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-bot-'));
  try {
    const path = join(folder, 'bot.json');
    const first = createBot(client, { storage: fileStorage(path) });
    first.onText(({ storage, text }) => storage.set('last', { text }));
    await first.start();
    await colleague.chat.send({ chatId, text: 'remember' });
    await office.idle();
    await first.stop();
    const again = createBot(client, { storage: fileStorage(path) });
    expect([again.storage.get('last'), again.storage.names()]).toEqual([{ text: 'remember' }, ['last']]);
    again.storage.set('last', undefined);
    expect(fileStorage(path).names()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
