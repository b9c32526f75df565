// A chat that cannot be opened says why; one that was left further up opens there again.
import { describe, expect, test, vi } from 'vitest';
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { OfficeError } from '#sdk/errors.ts';

/** What a timeline asks besides its chat. */
const rest = {
  config: { state: () => () => undefined },
  account: { state: () => () => undefined },
  acts: { withdrawnTexts: async () => [] },
  connection: { state: () => () => undefined },
  events: () => () => undefined,
};

test.each(['connectionFailed', 'forbidden'] as const)('a chat that fails with %s shows it', async (code) => {
  const chat = { get: () => Promise.reject(new OfficeError(code)) };
  const screen = new TimelineScreen({ chat, ...rest } as unknown as OfficeApi, '00003');
  await expect.poll(() => screen.getSnapshot().error?.code).toBe(code);
  expect(screen.getSnapshot().chat).toBeUndefined();
});

test('an unreachable chat is asked for once more, and then when the connection has come back', async () => {
  let tell: (state: { phase: string }) => void = () => undefined;
  const connection = {
    state: (listener: typeof tell) => {
      tell = listener;
      // As a feed does: what is known now comes first.
      listener({ phase: 'online' });
      return () => undefined;
    },
  };
  const get = vi.fn(() => Promise.reject(new OfficeError('connectionFailed')));
  const screen = new TimelineScreen({ ...rest, chat: { get }, connection } as unknown as OfficeApi, '00003');
  await expect.poll(() => get.mock.calls.length).toBe(2);
  await expect.poll(() => screen.getSnapshot().error?.code).toBe('connectionFailed');
  await new Promise((resolve) => setImmediate(resolve));
  expect(get).toHaveBeenCalledTimes(2);
  tell({ phase: 'waiting' });
  tell({ phase: 'online' });
  expect(get).toHaveBeenCalledTimes(3);
});

test('of a group that was left nothing is asked that only members may ask, and no error stands over it', async () => {
  const refuse = vi.fn(() => Promise.reject(new OfficeError('notFound')));
  const left = { kind: 'group', groupId: '3', enabled: false, lastMid: 1, readMid: 1, lastOrdinal: 1 };
  const own = { key: 'm1', mid: 1, chatId: '00003', text: '', state: 'sent', time: 1, mine: true };
  const chat = {
    get: async () => ({ ...left, readOrdinal: 1 }),
    watch: () => () => () => undefined,
    messages: () => (listener: (batch: { reset: unknown[] }) => void) => {
      listener({ reset: [own] });
      return () => undefined;
    },
    open: async () => undefined,
    ...{ group: refuse, members: refuse, readCounts: refuse },
  };
  const screen = new TimelineScreen({ chat, ...rest } as unknown as OfficeApi, '00003');
  await expect.poll(() => screen.getSnapshot().phase).toBe('ready');
  await Promise.resolve();
  expect(screen.getSnapshot().error).toBeUndefined();
  expect(refuse).not.toHaveBeenCalled();
});

test('a device that hears only later that a group was left elsewhere shows no error, and no count of members any more', async () => {
  let refuses: 'leftGroup' | 'notFound' | undefined = 'leftGroup';
  const told = { memberCount: 9, onlineCount: 2, requestCount: 0 };
  const member = { kind: 'group', groupId: '3', enabled: true, lastMid: 1, readMid: 1, lastOrdinal: 1 };
  const own = { key: 'm1', mid: 1, chatId: '00003', text: '', state: 'sent', time: 1, mine: true };
  let tell: (chat: object) => void = () => undefined;
  const answer = async () => {
    if (refuses !== undefined) throw new OfficeError(refuses);
    return told;
  };
  const chat = {
    get: async () => ({ ...member, readOrdinal: 1 }),
    watch: () => (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
    messages: () => (listener: (batch: { reset: unknown[] }) => void) => {
      listener({ reset: [own] });
      return () => undefined;
    },
    open: async () => undefined,
    ...{ group: answer, members: async () => ({ members: [] }), readCounts: async () => [] },
  };
  const open = () => new TimelineScreen({ chat, ...rest } as unknown as OfficeApi, '00003');
  const late = open();
  await expect.poll(() => late.getSnapshot().phase).toBe('ready');
  await new Promise((resolve) => setImmediate(resolve));
  expect(late.getSnapshot().error).toBeUndefined();
  refuses = 'notFound';
  const later = open();
  await expect.poll(() => later.getSnapshot().error?.code).toBe('notFound');
  tell({ ...member, enabled: false });
  expect(later.getSnapshot().error).toBeUndefined();
  refuses = undefined;
  const screen = open();
  await expect.poll(() => screen.getSnapshot().members?.count).toBe(9);
  tell({ ...member, enabled: false });
  expect(screen.getSnapshot().members).toBeUndefined();
});

test('what a group shows beside its messages is asked for again when the network is back', async () => {
  let tell: (state: { phase: string }) => void = () => undefined;
  const connection = {
    state: (listener: typeof tell) => {
      tell = listener;
      listener({ phase: 'waiting' });
      return () => undefined;
    },
  };
  let isDown = true;
  const asked =
    <T>(answer: T) =>
    async () => {
      if (isDown) throw new OfficeError('connectionFailed');
      return answer;
    };
  const group = { kind: 'group', groupId: '3', enabled: true, lastMid: 1, readMid: 1, lastOrdinal: 1 };
  const own = { key: 'm1', mid: 1, chatId: '00003', text: '', state: 'sent', time: 1, mine: true };
  const chat = {
    get: async () => ({ ...group, readOrdinal: 1 }),
    watch: () => () => () => undefined,
    messages: () => (listener: (batch: { reset: unknown[] }) => void) => {
      listener({ reset: [own] });
      return () => undefined;
    },
    open: async () => undefined,
    group: asked({ memberCount: 3, onlineCount: 2, requestCount: 0 }),
    members: asked({ members: [{ id: '1', name: '薄文', role: 'owner' }] }),
    readCounts: asked([{ mid: 1, read: 1, total: 2 }]),
  };
  const screen = new TimelineScreen({ ...rest, chat, connection } as unknown as OfficeApi, '00003');
  await expect.poll(() => screen.getSnapshot().phase).toBe('ready');
  expect(screen.getSnapshot().members).toBeUndefined();
  isDown = false;
  tell({ phase: 'online' });
  await expect.poll(() => screen.getSnapshot().readCounts.get(1)).toEqual({ read: 1, total: 2 });
  expect(screen.getSnapshot()).toMatchObject({ members: { count: 3, online: 2 }, names: ['薄文'] });
});

/** One's own message in a group, seen by who answers how many have read it. */
function inGroup(readCounts: () => Promise<{ mid: number; read: number; total: number }[]>) {
  let tell: (event: { type: 'read'; chatId: string }) => void = () => undefined;
  const events = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const group = { kind: 'group', groupId: '3', enabled: true, lastMid: 1, readMid: 1, lastOrdinal: 1 };
  const own = { key: 'm1', mid: 1, chatId: '00003', text: '', state: 'sent', time: 1, mine: true };
  const chat = {
    get: async () => ({ ...group, readOrdinal: 1 }),
    watch: () => () => () => undefined,
    messages: () => (listener: (batch: { reset: unknown[] }) => void) => {
      listener({ reset: [own] });
      return () => undefined;
    },
    open: async () => undefined,
    close: async () => undefined,
    group: async () => ({ memberCount: 6, onlineCount: 1, requestCount: 0 }),
    members: async () => ({ members: [] }),
    readCounts,
  };
  const screen = new TimelineScreen({ ...rest, chat, events } as unknown as OfficeApi, '00003');
  return {
    screen,
    read: () => screen.getSnapshot().readCounts.get(1)?.read,
    tell: (chatId: string) => tell({ type: 'read', chatId }),
  };
}

test('how many of a group have read moves while one looks, many at once by one question', async () => {
  let count = 0;
  const readCounts = vi.fn(async () => [{ mid: 1, read: (count += 1), total: 6 }]);
  const { screen, read, tell } = inGroup(readCounts);
  await expect.poll(read).toBe(1);
  for (const chatId of ['00003', '00003', '00004']) tell(chatId);
  await expect.poll(read).toBe(2);
  expect(readCounts).toHaveBeenCalledTimes(2);
  screen.dispose();
});

test('an answer that is overtaken does not bring back how few had read before', async () => {
  const slow = Promise.withResolvers<void>();
  let asked = 0;
  const { screen, read, tell } = inGroup(async () => {
    asked += 1;
    if (asked > 1) return [{ mid: 1, read: 3, total: 6 }];
    await slow.promise;
    return [{ mid: 1, read: 0, total: 6 }];
  });
  await expect.poll(() => asked).toBe(1);
  tell('00003');
  // Long enough for a second question, were it asked beside the first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  slow.resolve();
  await expect.poll(read).toBe(3);
  screen.dispose();
});

describe('the reading place', () => {
  const message = (mid: number): LocalMessage =>
    ({
      key: `m${mid}`,
      mid,
      chatId: '00003',
      text: `${mid}`,
      state: 'sent',
      time: mid,
      senderId: '7',
    }) as LocalMessage;
  const range = (from: number, to: number): LocalMessage[] =>
    Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

  /** A chat of 200 messages, three of them unread, of which the newest 60 come at once. */
  function chatLeftAt(place: number | undefined) {
    const kept: (number | undefined)[] = [];
    const marked: number[] = [];
    const chat = {
      get: async () => ({ kind: 'direct', lastMid: 200, readMid: 197, lastOrdinal: 200, readOrdinal: 197 }),
      watch: () => () => () => undefined,
      messages: () => (listener: (batch: { reset: LocalMessage[] }) => void) => {
        listener({ reset: range(141, 200) });
        return () => undefined;
      },
      open: async () => undefined,
      close: async () => undefined,
      older: async (_: string, before: number) => ({
        messages: range(Math.max(1, before - 30), before - 1),
        end: before <= 31,
      }),
      markRead: async (_: string, mid: number) => void marked.push(mid),
      place: async () => place,
      setPlace: async (_: string, mid?: number) => void kept.push(mid),
    };
    const screen = new TimelineScreen({ chat, ...rest } as unknown as OfficeApi, '00003', {
      keepsPlace: true,
    });
    return { screen, kept, marked };
  }
  const ready = (screen: TimelineScreen) => expect.poll(() => screen.getSnapshot().phase).toBe('ready');

  test('a chat that was left further up opens there: what is new stands below and is not read', async () => {
    const { screen, kept, marked } = chatLeftAt(100);
    await ready(screen);
    expect(screen.getSnapshot()).toMatchObject({ place: 'm100', newBelow: 3, unreadAbove: 0 });
    expect(screen.getSnapshot().rows.some(({ key }) => key === 'm100')).toBe(true);
    expect(marked).toEqual([]);
    screen.dispose();
    expect(kept).toEqual([]);
  });

  test.each([undefined, 999])('left at %s, it opens at its end and is read', async (place) => {
    const { screen, marked } = chatLeftAt(place);
    await ready(screen);
    expect(screen.getSnapshot().place).toBeUndefined();
    expect(marked).toEqual([200]);
    screen.dispose();
  });

  test('the last place counts, kept soon or when the chat is left; the end is no place', async () => {
    const { screen, kept } = chatLeftAt(undefined);
    await ready(screen);
    screen.readAt('m180');
    screen.readAt('m170');
    await expect.poll(() => kept).toEqual([170]);
    screen.readAt('m160');
    screen.dispose();
    expect(kept).toEqual([170, 160]);

    const again = chatLeftAt(160);
    await ready(again.screen);
    again.screen.readAt(undefined);
    again.screen.dispose();
    expect(again.kept).toEqual([undefined]);
  });
});
