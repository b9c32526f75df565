// A watch tells every kind of event by its name, each once, and nothing that was not asked for.
import { expect, test } from 'vitest';
import type { LocalChat, OfficeEvent } from '#sdk/api.ts';
import { shapes } from '#cli/shapes/schemas.ts';
import { eventNames, type EventRow } from '#cli/watch/event-rows.ts';
import { EventStream } from '#cli/watch/event-stream.ts';
import { aChat, aMessage, fakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

type Telling = {
  chats(batch: { upsert?: LocalChat[]; remove?: string[]; reset?: LocalChat[] }): void;
  online(ids: string[]): void;
  circle(friends: string[]): void;
};

/** An office whose feeds can be told something. */
function tellingOffice() {
  const office = fakeOffice();
  office.chats.set('00012', aChat('00012', '平台组', { kind: 'group', groupId: '12' }));
  const telling = {} as Telling;
  const listed = (): LocalChat[] => [...office.chats.values()];
  office.chat.list = (listener) => {
    listener({ reset: listed() });
    telling.chats = listener;
    return () => undefined;
  };
  office.contacts.online = (listener) => {
    listener(['1002']);
    telling.online = listener;
    return () => undefined;
  };
  office.contacts.circle = (listener) => {
    const circle = (ids: readonly string[]) => ({
      friends: ids.map((id) => ({ id, name: `人${id}` })) as never,
      focus: [],
    });
    listener(circle(['1']));
    telling.circle = (ids) => listener(circle(ids));
    return () => undefined;
  };
  return { office, telling };
}

const parsed = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Runs a watch and tells it something once it is live. */
async function told(
  argv: readonly string[],
  tell: (parts: ReturnType<typeof tellingOffice>) => void,
  prepare: (office: ReturnType<typeof tellingOffice>['office']) => void = () => undefined,
) {
  const parts = tellingOffice();
  prepare(parts.office);
  const { connect } = parts.office.connection;
  parts.office.connection.connect = async () => {
    await connect();
    // The watch hears of being ready in a microtask, and looks for earlier messages then.
    setTimeout(() => tell(parts), 20);
  };
  return runCli([...argv, '--timeout', '20s'], { office: parts.office });
}

/** The lines of a watch, each as its schema says. */
async function lines(
  argv: readonly string[],
  tell: (parts: ReturnType<typeof tellingOffice>) => void,
  count: number,
): Promise<Record<string, unknown>[]> {
  const { code, out, err } = await told([...argv, '--max-events', String(count)], tell);
  expect({ code, err }).toMatchObject({ code: 0 });
  expect(err).toContain(`reason=limit n=${count}`);
  const rows = parsed(out);
  for (const row of rows) expect(shapes['chat watch'].parse(row)).toEqual(row);
  return rows;
}

const notice: OfficeEvent = {
  type: 'message',
  message: aMessage(9, '00012', '', {
    bySystem: true,
    systemKey: 'rename',
    operatorName: '周明轩',
  }),
  chatName: '平台组',
  chatKind: 'group',
  muted: false,
};

test('every event comes by its name; what comes twice is told once', async () => {
  const rows = await lines(
    ['chat', 'watch', '--events', 'all', '--since', 'now'],
    ({ office, telling }) => {
      const read: OfficeEvent = { type: 'read', chatId: '00012', personId: '1002', readMid: 8 };
      office.emit(notice);
      office.emit(notice);
      office.emit(read);
      office.emit(read);
      office.emit({ type: 'withdraw', chatId: '00012', mids: [7], personId: '1002', operatorName: '周明轩' });
      office.emit({ type: 'deleted', chatId: '00012', mids: [6] });
      office.emit({ type: 'reminder', chatId: '00012', chatName: '平台组', mid: 5, text: '好' });
      telling.online(['1002', '1003']);
      telling.online(['1003']);
      telling.circle(['1', '2']);
      const chat = office.chats.get('00012') as LocalChat;
      telling.chats({ upsert: [chat] });
      telling.chats({ upsert: [{ ...chat, pinned: true }] });
      telling.chats({ reset: [{ ...chat, pinned: true }] });
      telling.chats({ remove: ['00012'] });
    },
    10,
  );
  expect(rows.map(({ event, change }) => [event, change].filter(Boolean).join(' '))).toEqual([
    'notice',
    'read',
    'withdraw',
    'delete',
    'reminder',
    'online online',
    'online offline',
    'friend added',
    'chat changed',
    'chat removed',
  ]);
  expect(rows[0]).toMatchObject({
    systemKey: 'rename',
    operatorName: '周明轩',
    mid: '9',
    chatName: '平台组',
  });
  expect(rows[2]).toEqual({
    event: 'withdraw',
    chatId: '00012',
    mids: ['7'],
    personId: '1002',
    operatorName: '周明轩',
  });
  expect(rows[8]).toMatchObject({ chat: { id: '00012', pinned: true } });
});

test('only what is asked for, of one chat', async () => {
  const rows = await lines(
    ['chat', 'watch', '--in', '平台组', '--events', 'read', '--since', 'now'],
    ({ office }) => {
      office.emit(notice);
      office.emit({ type: 'read', chatId: '00099', personId: '1002', readMid: 8 });
      office.emit({ type: 'read', chatId: '00012', personId: '1002', readMid: 8 });
    },
    1,
  );
  expect(rows).toEqual([{ event: 'read', chatId: '00012', personId: '1002', readMid: '8' }]);
});

test('without --events messages and what the office says of groups are told, of some kinds with --type', async () => {
  const arrived = (mid: number, kind: 'text' | 'image'): OfficeEvent => ({
    ...notice,
    message: aMessage(mid, '00012', 'x', { kind }),
  });
  const { out } = await told(
    ['chat', 'watch', '--since', 'now', '--type', 'image', '--json=event,mid,readMid', '--max-events', '2'],
    ({ office }) => {
      office.emit(arrived(1, 'text'));
      office.emit(arrived(2, 'image'));
      office.emit({ type: 'read', chatId: '00012', personId: '1002', readMid: 8 });
      office.emit(notice);
    },
  );
  // Fields that were asked for are there in every row, null where an event has none.
  expect(parsed(out)).toEqual([
    { event: 'message', mid: '2', readMid: null },
    { event: 'notice', mid: '9', readMid: null },
  ]);
});

test('groups and contacts have watches of their own', async () => {
  const groups = await lines(
    ['group', 'watch'],
    ({ office, telling }) => {
      office.emit(notice);
      telling.chats({ upsert: [aChat('00020', '林若溪')] });
      telling.chats({ upsert: [aChat('00021', '新群', { kind: 'group' })] });
    },
    2,
  );
  expect(groups.map(({ event, chatName }) => [event, chatName])).toEqual([
    ['notice', '平台组'],
    ['chat', '新群'],
  ]);
  const people = await lines(['contacts', 'watch'], ({ telling }) => telling.circle([]), 1);
  expect(people).toEqual([{ event: 'friend', personId: '1', personName: '人1', change: 'removed' }]);
});

test.each([
  ['--events', 'paint'],
  ['--events', ''],
  ['--type', 'papyrus'],
])('%s %s is refused with what is possible', async (flag, value) => {
  const { code, err } = await runCli(['chat', 'watch', flag, value, '--json'], { office: fakeOffice() });
  expect({ code, type: (JSON.parse(err) as { type: string }).type }).toEqual({ code: 2, type: 'usage' });
});

test('replayed after a lost connection: nothing is missing and nothing double, whatever order it comes in', () => {
  const out: string[] = [];
  const stream = new EventStream({
    chatId: undefined,
    events: new Set(eventNames),
    maxEvents: Infinity,
    emit: (row) => void out.push(row.key ?? ''),
    full: () => undefined,
  });
  const row = (key: string): EventRow => ({ event: 'message', key, fields: [], data: {} });
  stream.hold();
  stream.take(row('3'));
  stream.take(row('4'));
  stream.release([row('1'), row('2'), row('3')]);
  for (const key of ['3', '4', '5', '4', '6']) stream.take(row(key));
  expect(out).toEqual(['1', '2', '3', '4', '5', '6']);
});

const quiet = () => () => undefined;

test.each(['contacts', 'todo', 'notice', 'schedule'])(
  '%s watch ends where the screen is locked, and tells nothing of what comes then',
  async (family) => {
    let lock: ((locked: boolean) => void) | undefined;
    const { code, out, err } = await told(
      [family, 'watch'],
      ({ telling }) => {
        telling.online?.(['1002', '1003']);
        lock?.(true);
        setTimeout(() => telling.online?.(['1002', '1003', '1004']), 5);
      },
      (office) => {
        const page = { items: [], more: false, next: undefined, counts: { todo: 0, toRead: 0 } };
        const feeds = { changes: quiet, list: async () => page };
        Object.assign(office, { todo: feeds, notices: feeds, schedule: { reminders: quiet } });
        office.lock.state = (listener) => {
          const state = (locked: boolean) => ({ way: 'own' as const, locked, tries: 0 });
          listener(state(false));
          lock = (locked) => listener(state(locked));
          return () => undefined;
        };
      },
    );
    expect([code, err.includes('exit reason=locked')]).toEqual([3, true]);
    expect(out).not.toContain('1004');
  },
);
