// The chat list as a face sees it: a window that grows, the open chat wherever it stands, and the way to the next one.
import { expect, test } from 'vitest';
import type { ChatHeadBatch, ChatHeadInput, LocalChat, OfficeApi } from '#sdk/api.ts';
import { ChatListScreen } from '#sdk/chat/screens/chat-list.ts';
import { passesFilter } from '#sdk/chat/rules/chat-filter.ts';

type Head = { input: ChatHeadInput; tell: (batch: ChatHeadBatch) => void };

/** An office of `count` chats that answers only when it is let, like one behind a port. */
function farOffice(count: number, change: (chat: LocalChat, at: number) => LocalChat = (chat) => chat) {
  const chats = Array.from({ length: count }, (_, at) =>
    change(
      {
        id: String(at + 1),
        kind: 'direct',
        pinned: false,
        pinnedTime: 0,
        lastTime: 9_000 - at,
        unread: 0,
        markedUnread: false,
        mentioned: false,
      } as LocalChat,
      at,
    ),
  );
  const heads = new Map<string, Head>();
  const watchers = new Map<string, (chat: LocalChat | undefined) => void>();
  const passing = ({ input }: Head): LocalChat[] => chats.filter((chat) => passesFilter(chat, input.filter));
  const chat = {
    head: (input: ChatHeadInput) => (tell: Head['tell']) => {
      const head = { input, tell };
      heads.set(input.key, head);
      queueMicrotask(() => tell({ reset: passing(head).slice(0, input.rows), total: passing(head).length }));
      return () => void heads.delete(input.key);
    },
    extendHead: async (key: string, rows: number) => {
      const head = heads.get(key);
      if (head === undefined) return;
      head.tell({ upsert: passing(head).slice(head.input.rows, rows), total: passing(head).length });
      head.input.rows = rows;
    },
    watch: (id: string) => (tell: (found: LocalChat | undefined) => void) => {
      watchers.set(id, tell);
      queueMicrotask(() => tell(chats.find((row) => row.id === id)));
      return () => void watchers.delete(id);
    },
    totals: () => () => undefined,
  };
  const silent = { state: () => () => undefined };
  const contacts = { online: () => () => undefined };
  const office = { chat, contacts, account: silent, connection: silent } as unknown as OfficeApi;
  return { office, heads, watchers, chats };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const ids = (screen: ChatListScreen): string[] => screen.getSnapshot().rows.map((row) => row.id);

test('shows the first rows and how many there are, and brings more when they are needed', async () => {
  const { office, heads } = farOffice(100);
  const screen = new ChatListScreen(office, { first: 10 });
  expect(screen.getSnapshot().phase).toBe('loading');
  await settled();
  expect(screen.getSnapshot()).toMatchObject({ phase: 'ready', count: 100, total: 100 });
  expect(ids(screen)).toHaveLength(10);
  await screen.need(35);
  expect(ids(screen)).toHaveLength(35);
  await screen.need(20);
  expect(ids(screen)).toHaveLength(35);
  screen.dispose();
  expect(heads.size).toBe(0);
});

test('the open chat is known wherever it stands', async () => {
  const { office, watchers } = farOffice(100);
  const screen = new ChatListScreen(office, { first: 10 });
  screen.select('90');
  await settled();
  expect(screen.getSnapshot().selected?.id).toBe('90');
  expect(ids(screen)).not.toContain('90');
  screen.select(undefined);
  expect(screen.getSnapshot().selected).toBeUndefined();
  expect(watchers.size).toBe(0);
  screen.dispose();
});

test('reading the open chat does not take it away from under the pointer', async () => {
  const { office, chats } = farOffice(6, (chat, at) => ({ ...chat, unread: at % 2 }));
  const screen = new ChatListScreen(office, { first: 10 });
  screen.setFilter('unread');
  await settled();
  expect(ids(screen)).toEqual(['2', '4', '6']);
  chats[3] = { ...(chats[3] as LocalChat), unread: 0 };
  screen.select('4');
  screen.setFilter('all');
  screen.setFilter('unread');
  await settled();
  expect(ids(screen)).toEqual(['2', '4', '6']);
  expect(screen.getSnapshot().count).toBe(3);
  screen.select('2');
  await settled();
  expect(ids(screen)).toEqual(['2', '6']);
  screen.dispose();
});

test('the way to the next unread chat leads beyond the rows that are here', async () => {
  const { office } = farOffice(100, (chat, at) => ({ ...chat, unread: at === 77 ? 1 : 0 }));
  const screen = new ChatListScreen(office, { first: 10 });
  await settled();
  expect(screen.neighbour(1, true)).toBeUndefined();
  expect((await screen.reach(1, true))?.id).toBe('78');
  screen.select('100');
  expect(await screen.reach(1, false)).toBeUndefined();
  screen.dispose();
});

test('choosing a chat or a filter before the rows came does not make the list look empty', async () => {
  const { office } = farOffice(0);
  const screen = new ChatListScreen(office, { first: 10 });
  screen.select('00003');
  screen.setFilter('unread');
  expect(screen.getSnapshot().phase).toBe('loading');
  await settled();
  expect(screen.getSnapshot().phase).toBe('ready');
  screen.dispose();
});

test('when the open chat leaves the list the next one follows, at its end the one before, and with none the welcome', async () => {
  const { office } = farOffice(3);
  const screen = new ChatListScreen(office, { first: 10 });
  await settled();
  expect(['1', '2', '3'].map((id) => screen.afterLeaving(id)?.id)).toEqual(['2', '3', '2']);
  screen.dispose();
  const alone = new ChatListScreen(farOffice(1).office, { first: 10 });
  await settled();
  expect(alone.afterLeaving('1')).toBeUndefined();
  alone.dispose();
});
