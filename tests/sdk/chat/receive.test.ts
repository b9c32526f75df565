// Proves the one door of messages and chats: idempotent, ordered, announced after the commit and only once.
import { beforeEach, expect, test } from 'vitest';
import type { LocalMessage, OfficeEvent } from '#sdk/api.ts';
import { ChatList } from '#sdk/chat/lists/chat-list.ts';
import { Receiver } from '#sdk/chat/incoming/receive.ts';
import { Timelines } from '#sdk/chat/lists/timelines.ts';
import type { Chat, Message } from '#sdk/contract/entities.ts';
import type { EventFrame } from '#sdk/contract/frames.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';

let store: Store;
let chatList: ChatList;
let timelines: Timelines;
let receiver: Receiver;
let events: OfficeEvent[];
let acknowledged: string[];
let rewritten: string[];
let stale = 0;

const message = (mid: number, ordinal: number, senderId = '7', more: Partial<Message> = {}): EventFrame => ({
  type: 'message',
  message: {
    mid,
    chatId: '00012',
    kind: 'text',
    text: `第${mid}条`,
    senderId,
    senderName: `p${senderId}`,
    avatar: '',
    peerId: senderId === '1' ? '7' : '1',
    time: mid * 10,
    ordinal,
    bySystem: false,
    ...more,
  },
});
const read = (personId: string, readMid: number, readOrdinal: number): EventFrame => ({
  type: 'read',
  sequence: readMid + 1,
  chatId: '00012',
  personId,
  readMid,
  readOrdinal,
  time: 5,
});

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => 0 }).store;
  chatList = new ChatList();
  timelines = new Timelines();
  events = [];
  acknowledged = [];
  rewritten = [];
  stale = 0;
  chatList.attach(store);
  receiver = newReceiver();
});

function newReceiver(): Receiver {
  return new Receiver({
    store,
    personId: '1',
    chatList,
    timelines,
    announce: (event) => events.push(event),
    onAcknowledged: (rows) => acknowledged.push(...rows.map((row) => row.clientId)),
    onRewritten: (clientIds) => rewritten.push(...clientIds),
    onStale: () => (stale += 1),
  });
}

test('a message makes its chat, counts as unread, and is asked about because the chat is not known', () => {
  receiver.events([message(5, 1)]);
  expect(chatList.rows.rows()).toMatchObject([{ id: '00012', name: 'p7', unread: 1, lastText: '第5条' }]);
  expect(chatList.totals.get().unread).toBe(1);
  expect(receiver.staleChats()).toEqual(['00012']);
  expect(stale).toBe(1);
});

test('a replay changes nothing and announces nothing twice', () => {
  store.advanceCursor(1);
  receiver.events([message(5, 1), message(6, 2)], 6);
  const before = chatList.rows.rows();
  receiver.events([message(5, 1), message(6, 2)], 6);
  expect(events.filter((event) => event.type === 'message')).toHaveLength(2);
  expect(chatList.rows.rows()).toEqual(before);
  expect(store.messages.count()).toBe(2);
  expect(store.cursor()).toBe(6);
});

test('a process announces from its own stream, even what another process has stored already', () => {
  const other = newReceiver();
  receiver.events([message(5, 1)], 5);
  events.length = 0;
  other.events([message(5, 1)], 5);
  expect(events.filter((event) => event.type === 'message')).toHaveLength(1);
});

test('the cursor never goes back', () => {
  store.advanceCursor(1);
  receiver.events([message(9, 1)], 9);
  receiver.events([], 4);
  expect(store.cursor()).toBe(9);
});

test('the peer reads: own messages turn read, those in the same batch too', () => {
  const rows: LocalMessage[] = [];
  receiver.events([message(5, 1, '1')]);
  timelines.watch(
    '00012',
    10,
    () => [],
    (batch) => rows.push(...(batch.upsert ?? [])),
  );
  receiver.events([message(6, 2, '1'), read('7', 6, 2)]);
  expect(store.messages.get('00012', 5)?.readByPeer).toBe(true);
  expect(store.messages.get('00012', 6)?.readByPeer).toBe(true);
  expect(
    rows
      .filter((row) => row.readByPeer)
      .map((row) => row.mid)
      .sort(),
  ).toContain(5);
});

test('reading on another device empties the badge here, as far as it went', () => {
  receiver.events([message(5, 1), message(6, 2), message(7, 3, '7', { mentions: ['1'] })]);
  expect(chatList.rows.get('00012')).toMatchObject({ unread: 3, mentioned: true });
  receiver.events([read('1', 6, 2)]);
  expect(chatList.rows.get('00012')).toMatchObject({ unread: 1, mentioned: true });
  receiver.events([read('1', 7, 3)]);
  expect(chatList.rows.get('00012')).toMatchObject({ unread: 0, mentioned: false });
});

test('an own message that arrives leaves the outbox in the same transaction', () => {
  store.outbox.add({
    clientId: 'c1',
    chatId: '00012',
    text: 'x',
    contentType: 1,
    mentions: [],
    citedMid: 0,
    createdTime: 1,
    state: 'queued',
    error: '',
    leaseHolder: '',
    leaseUntil: 0,
    waitsFor: '',
    dueTime: 0,
    offered: false,
  });
  receiver.events([message(5, 1, '1', { clientId: 'c1' })]);
  expect(store.outbox.all()).toEqual([]);
  expect(acknowledged).toEqual(['c1']);
});

test('a removed chat leaves the list and keeps its messages; a later message brings it back', () => {
  receiver.events([message(5, 1)]);
  receiver.events([{ type: 'chatChanged', sequence: 6, chatId: '00012', removed: true }]);
  expect(chatList.rows.size).toBe(0);
  expect(store.messages.count()).toBe(1);
  receiver.events([message(8, 2)]);
  expect(chatList.rows.rows()).toHaveLength(1);
});

test('history changes no unread count and announces no event', () => {
  receiver.events([message(50, 9)]);
  events.length = 0;
  const page = [message(40, 7), message(41, 8)].map((event) =>
    event.type === 'message' ? event.message : undefined,
  );
  receiver.page(page.filter((row) => row !== undefined));
  expect(events).toEqual([]);
  expect(chatList.rows.get('00012')).toMatchObject({ unread: 1, lastMid: 50 });
});

test('while a chat is open here its badge stays off, and comes back when it is closed unread', () => {
  chatList.setOpen('00012');
  receiver.events([message(5, 1)]);
  expect(chatList.rows.get('00012')?.unread).toBe(0);
  chatList.setOpen(undefined);
  expect(chatList.rows.get('00012')?.unread).toBe(1);
});

test('rows asked for anew replace what was guessed', () => {
  receiver.events([message(5, 1)]);
  const row = { ...(chatList.rows.get('00012') as Chat), name: '林若溪', pinned: true };
  receiver.chats([row], { whole: false });
  expect(chatList.rows.get('00012')).toMatchObject({ name: '林若溪', pinned: true });
  expect(receiver.staleChats()).toEqual([]);
});

test('an older answer does not undo what another process has stored', () => {
  receiver.events([message(5, 1)]);
  const row: Chat = { ...(chatList.rows.get('00012') as Chat), asOf: undefined };
  const other = newReceiver();
  other.events([message(8, 2), message(9, 1, '8', { chatId: '00077' })]);
  // Asked for before the other process stored those, answered after.
  expect(receiver.isOlder({ ...row, asOf: 6 })).toBe(true);
  receiver.chats([{ ...row, asOf: 6 }], { whole: false });
  expect(store.chats.get('00012')).toMatchObject({ lastText: '第8条', unread: 2 });
  receiver.chats([row], { whole: true, cursor: 7 });
  expect(store.chats.get('00012')).toMatchObject({ lastText: '第8条', unread: 2 });
  // A chat that has begun meanwhile stays, and its row is still to be asked for.
  expect(store.chats.get('00077')).toMatchObject({ lastText: '第9条' });
  expect(receiver.staleChats()).toEqual(['00012', '00077']);
  expect(chatList.rows.size).toBe(2);

  receiver.chats([{ ...row, name: '林若溪', unread: 0 }], { whole: true, cursor: 9 });
  expect(store.chats.get('00012')).toMatchObject({ name: '林若溪', unread: 0, asOf: 9 });
  expect(receiver.staleChats()).toEqual(['00077']);
  receiver.chats([], { whole: true, cursor: 10 });
  expect(store.chats.all()).toEqual([]);
});

test('the peer answers: own messages before it turn read, and the cursor of the peer moves', () => {
  receiver.events([message(5, 1, '1')]);
  receiver.events([message(6, 2, '1'), message(7, 3)]);
  expect([5, 6].map((mid) => store.messages.get('00012', mid)?.readByPeer)).toEqual([true, true]);
  expect(chatList.rows.get('00012')?.peerReadMid).toBe(7);
});

test('a message that was deleted elsewhere before it came is asked for with its row: its writer had read up to there', () => {
  receiver.events([message(10, 1, '7'), message(12, 2, '1')], 12);
  stale = 0;
  // The peer wrote 14, another device of ours deleted it, and then answered: 14 is not replayed.
  receiver.events([message(16, 4, '1'), { type: 'deleted', sequence: 17, chatId: '00012', mids: [14] }], 17);
  expect(stale).toBe(1);
  expect(receiver.staleChats()).toContain('00012');
  stale = 0;
  receiver.events([{ type: 'deleted', sequence: 18, chatId: '00012', mids: [12] }], 18);
  expect(stale).toBe(0);
});

test('a row that tells of a later cursor of the peer turns stored messages read', () => {
  receiver.events([message(5, 1, '1')]);
  const row = { ...(chatList.rows.get('00012') as Chat), peerReadMid: 5 };
  receiver.chats([row], { whole: true });
  expect(store.messages.get('00012', 5)?.readByPeer).toBe(true);
});

test('a chat on no list answers when asked for and leaves the list', () => {
  receiver.events([message(5, 1)]);
  const row = { ...(chatList.rows.get('00012') as Chat), unlisted: true };
  receiver.chats([row], { whole: false });
  expect(chatList.rows.size).toBe(0);
  expect(store.chats.all()).toEqual([]);
  expect(receiver.row('00012')).toMatchObject({ kind: 'direct', lastMid: 5 });
  expect(receiver.staleChats()).toEqual([]);
});

test('every event of a chat is noticed by who waits for its row', () => {
  const before = receiver.applied('00012');
  receiver.events([message(5, 1)]);
  expect(receiver.applied('00012')).not.toBe(before);
});

test('a message that was lost on the way and comes by replay is announced late, and once', () => {
  const announced = (): number[] =>
    events.flatMap((event) => (event.type === 'message' ? [event.message.mid] : []));
  receiver.events([message(5, 1)], 5);
  receiver.events([message(7, 3)]);
  receiver.events([message(6, 2), message(7, 3)], 7);
  expect(announced()).toEqual([5, 7, 6]);
  receiver.events([message(6, 2), message(7, 3), message(8, 4)], 8);
  expect(announced()).toEqual([5, 7, 6, 8]);
});

test('a store that was built anew gets no cursor from events: only a cold load makes it whole', () => {
  receiver.events([message(9, 1)], 9);
  expect(store.cursor()).toBeUndefined();
  receiver.chats([], { whole: true, cursor: 9 });
  receiver.events([message(10, 2)], 10);
  expect(store.cursor()).toBe(10);
});

test('what a batch withdraws or deletes stays so, though the same batch says that the peer has read it', () => {
  receiver.events([message(5, 1, '1', { clientId: 'c-5' }), message(6, 2, '1', { clientId: 'c-6' })]);
  receiver.events([
    {
      type: 'withdraw',
      sequence: 7,
      chatId: '00012',
      mids: [5],
      personId: '1',
      operatorName: 'p1',
      time: 70,
    },
    { type: 'deleted', sequence: 8, chatId: '00012', mids: [6] },
    read('7', 6, 2),
  ]);
  expect(store.messages.get('00012', 5)).toMatchObject({ text: '', readByPeer: true });
  expect(store.messages.get('00012', 6)).toMatchObject({ deleted: true, readByPeer: true });
});

test('a page that does not say by what its sender called a message leaves it the same row', () => {
  receiver.events([message(84, 1, '1', { clientId: 'c84' })]);
  receiver.events([message(84, 1, '1'), message(85, 2)]);
  expect(store.messages.byClientId('c84')?.mid).toBe(84);
  expect(store.messages.page('00012', undefined, 10).map(({ clientId }) => clientId)).toEqual(['', 'c84']);
});

test('where the newest message is deleted here, the row tells the one before it, and its new words', () => {
  receiver.events([message(5, 1), message(6, 2)]);
  store.history.put({ chatId: '00012', wholeFrom: 1, complete: true });
  receiver.events([{ type: 'deleted', sequence: 7, chatId: '00012', mids: [6] }]);
  expect(store.chats.get('00012')).toMatchObject({ lastMid: 6, lastText: '第5条' });
  const who = { personId: '7', personName: 'p7', time: 80 };
  receiver.events([{ type: 'messageChanged', sequence: 8, chatId: '00012', mid: 5, text: 'anew', ...who }]);
  expect(store.chats.get('00012')).toMatchObject({ lastMid: 6, lastText: 'anew', lastSenderId: '7' });
  // What is deleted here does not come back by the words its sender finds for it later.
  receiver.events([{ type: 'messageChanged', sequence: 9, chatId: '00012', mid: 6, text: 'back', ...who }]);
  expect(store.chats.get('00012')).toMatchObject({ lastMid: 6, lastText: 'anew' });
  expect(store.messages.get('00012', 6)).toMatchObject({ deleted: true, text: '' });
});
