// Proves that nothing of a withdrawn message stays in what quotes it, whichever way the withdrawal comes to this device.
import { beforeEach, expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { ChatList } from '#sdk/chat/lists/chat-list.ts';
import { Receiver } from '#sdk/chat/incoming/receive.ts';
import { printExport } from '#sdk/chat/rules/chat-export.ts';
import { Timelines } from '#sdk/chat/lists/timelines.ts';
import type { Message } from '#sdk/contract/entities.ts';
import type { EventFrame } from '#sdk/contract/frames.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { wireMessage } from '../../support/wire-message.ts';

const chatId = '00012';
const quoting = 'quoteMsg(5)[{"uid":"7","nick":"Bo","ct":1,"c":"四十二万","time":50}]知道了';
let store: Store;
let chatList: ChatList;
let timelines: Timelines;
let receiver: Receiver;
let rewritten: string[];

const arrives = (told: Message): EventFrame => ({ type: 'message', message: told });
const original = wireMessage(5, '四十二万');
const answer = wireMessage(6, quoting, { citedMid: 5 });
const withdraw: EventFrame = {
  type: 'withdraw',
  sequence: 9,
  chatId,
  mids: [5],
  personId: '7',
  operatorName: 'Bo',
  time: 90,
};

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => 0 }).store;
  chatList = new ChatList();
  timelines = new Timelines();
  rewritten = [];
  chatList.attach(store);
  receiver = new Receiver({
    store,
    personId: '1',
    chatList,
    timelines,
    announce: () => undefined,
    onAcknowledged: () => undefined,
    onRewritten: (clientIds) => rewritten.push(...clientIds),
    onStale: () => undefined,
  });
});

/** Everything this device still says about the chat: rows, list, outbox. */
const everything = (): string =>
  JSON.stringify([
    store.messages.after(chatId, 0, 100),
    store.chats.all(),
    store.outbox.all(),
    chatList.rows.rows(),
  ]);

test('live: timeline, chat line, outbox, search and export show the answer and that the original went', () => {
  const shown = new Map<string, LocalMessage>();
  timelines.watch(
    chatId,
    10,
    () => [],
    (batch) => {
      for (const row of [...(batch.reset ?? []), ...(batch.upsert ?? [])]) shown.set(row.key, row);
    },
  );
  receiver.events([arrives(original), arrives(answer)]);
  store.outbox.add({
    clientId: 'c1',
    chatId,
    text: quoting,
    contentType: 1,
    mentions: [],
    citedMid: 5,
    createdTime: 1,
    state: 'queued',
    error: '',
    leaseHolder: '',
    leaseUntil: 0,
    waitsFor: '',
    dueTime: 0,
    offered: false,
  });
  expect(everything()).toContain('四十二万');
  receiver.events([withdraw]);
  expect(everything()).not.toContain('四十二万');
  expect(JSON.stringify([...shown.values()])).not.toContain('四十二万');
  expect(shown.get('6')?.text).toContain('"back":1');
  expect(store.outbox.get('c1')?.text).toContain('知道了');
  expect(rewritten).toEqual(['c1']);
  expect(chatList.rows.get(chatId)).toMatchObject({ lastText: '知道了' });
  expect(store.messages.search({ text: '四十二万', limit: 10, offset: 0 })).toEqual([]);
  expect(store.messages.search({ text: '知道了', limit: 10, offset: 0 })).toHaveLength(1);
  const words = {
    locale: 'zh',
    chatName: 'x',
    made: '',
    day: String,
    clock: String,
    notice: () => '',
    label: () => '',
  };
  expect(printExport('json', [...shown.values()], words)).not.toContain('四十二万');
});

test('both in one batch, and a withdrawal of what this device has never had', () => {
  receiver.events([arrives(original), arrives(answer), withdraw]);
  expect(everything()).not.toContain('四十二万');
  receiver.events([
    arrives(wireMessage(11, quoting.replace('(5)', '(4)'), { citedMid: 4 })),
    { ...withdraw, sequence: 12, mids: [4] },
  ]);
  expect(everything()).not.toContain('四十二万');
});

test('told after a long absence', () => {
  receiver.page([original, answer]);
  receiver.gone([{ chatId, mid: 5, personId: '7', operatorName: 'Bo' }]);
  expect(everything()).not.toContain('四十二万');
});

test('a page of history that was on its way meanwhile brings nothing back', () => {
  receiver.events([arrives(original), withdraw]);
  receiver.page([answer]);
  expect(store.messages.get(chatId, 6)?.text).toContain('知道了');
  expect(everything()).not.toContain('四十二万');
});

test('a cold load of an office that cannot read its texts goes by the mark', () => {
  receiver.page([{ ...answer, citedWithdrawn: true }]);
  expect(everything()).not.toContain('四十二万');
});

test('deleting for oneself is no withdrawal: the quote stays', () => {
  receiver.events([arrives(original), arrives(answer)]);
  receiver.events([{ type: 'deleted', sequence: 9, chatId, mids: [5] }]);
  expect(store.messages.get(chatId, 6)?.text).toBe(quoting);
});
