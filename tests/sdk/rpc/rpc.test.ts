// Proves that the twin across a port behaves like the office itself, and says so when the other side dies.
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { LocalChat, OfficeApi } from '#sdk/api.ts';
import { feedOf, feedOfList } from '#sdk/base/feed.ts';
import type { ListBatch } from '#sdk/base/list-batch.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import { LiveValue } from '#sdk/base/live-value.ts';
import { OfficeError } from '#sdk/errors.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { serveOffice } from '#sdk/rpc/serve.ts';

type Row = { id: string };
const list = new LiveList<Row>({ key: (row) => row.id, compare: (a, b) => a.id.localeCompare(b.id) });
const total = new LiveValue(0);
let cancelled = 0;
const office = {
  chat: {
    list: feedOfList(list),
    totals: feedOf(total),
    get: async (id: string) => ({ id }) as LocalChat,
    messages: (chatId: string, limit: number) => (listener: (batch: ListBatch<Row>) => void) => {
      listener({ reset: [{ id: `${chatId}/${limit}` }] });
      return () => undefined;
    },
    search: (_: unknown, options: { signal?: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        options.signal?.addEventListener('abort', () => {
          cancelled += 1;
          reject(new OfficeError('cancelled'));
        });
      }),
    send: async () => {
      throw new OfficeError('characterLimit', { params: { count: 2001, limit: 2000 } });
    },
    pin: async () => {
      throw new TypeError('broken');
    },
  },
} as unknown as OfficeApi;

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((port) => port.close()));

function portOver(port: MessagePort, onClose: (listener: () => void) => void = () => undefined): Port {
  return {
    post: (messages) => port.postMessage(messages),
    onMessage: (listener) => void port.on('message', listener),
    onClose,
  };
}

function connected(): { twin: OfficeApi; messages: unknown[]; die: () => void } {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  const messages: unknown[] = [];
  port1.on('message', (message) => messages.push(message));
  let die = (): void => undefined;
  serveOffice(office, portOver(port2));
  return { twin: connectOffice(portOver(port1, (listener) => (die = listener))), messages, die: () => die() };
}

/** Time enough for something that must not come; what must come is waited for. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('calls answer, and errors keep their code and parameters', async () => {
  const { twin } = connected();
  expect(await twin.chat.get('00001')).toEqual({ id: '00001' });
  await expect(twin.chat.send({ chatId: '1', text: 'x' })).rejects.toMatchObject({
    code: 'characterLimit',
    data: { params: { count: 2001, limit: 2000 } },
  });
});

test('a member that is not in the table cannot be reached', async () => {
  const { twin } = connected();
  const rogue = twin.chat as unknown as Record<string, unknown>;
  expect(rogue['pin']).toBeUndefined();
  expect(rogue['constructor']).toBe(Object);
});

test('feeds give what is there, then batches; several changes in one turn travel as one message', async () => {
  const { twin, messages } = connected();
  const seen: unknown[] = [];
  const stop = twin.chat.list((batch) => seen.push(batch));
  await expect.poll(() => seen).toEqual([{ reset: [] }]);
  const before = messages.length;
  list.apply({ upsert: [{ id: 'a' }] });
  list.apply({ upsert: [{ id: 'b' }] });
  await expect.poll(() => seen).toHaveLength(3);
  expect(messages.length - before).toBe(1);
  stop();
  // Answers come in the order of the calls: the other side has stopped when this one is there.
  await twin.chat.get('00001');
  list.apply({ upsert: [{ id: 'c' }] });
  await turn();
  expect(seen).toHaveLength(3);
});

test('a feed factory takes its arguments along', async () => {
  const { twin } = connected();
  const seen: unknown[] = [];
  twin.chat.messages('00007', 60)((batch) => seen.push(batch));
  await expect.poll(() => seen).toEqual([{ reset: [{ id: '00007/60' }] }]);
});

test('an abort crosses the port', async () => {
  const { twin } = connected();
  const controller = new AbortController();
  const search = twin.chat.search({ text: 'x' }, { signal: controller.signal });
  await turn();
  controller.abort();
  await expect(search).rejects.toMatchObject({ code: 'cancelled' });
  await expect.poll(() => cancelled).toBe(1);
});

test('when the other side dies, waiting and later calls reject', async () => {
  const { twin, die } = connected();
  const waiting = twin.chat.search({ text: 'x' });
  die();
  await expect(waiting).rejects.toMatchObject({ code: 'workerStopped' });
  // Asked once more it does not help; loading anew does.
  await expect(twin.chat.get('1')).rejects.toMatchObject({ code: 'workerGone', recovery: 'reload' });
});

test('a long list crosses in windows, the first one at once, and nothing that comes meanwhile overtakes it', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ id: String(at).padStart(5, '0') }));
  list.apply({ reset: many });
  const { twin, messages } = connected();
  const copy = new LiveList<Row>({ key: (row) => row.id, compare: (a, b) => a.id.localeCompare(b.id) });
  const sizes: number[] = [];
  const stop = twin.chat.list((batch) => {
    const rows = (batch.reset ?? batch.upsert ?? []) as unknown as Row[];
    sizes.push(rows.length);
    copy.apply({ ...batch, ...(batch.reset ? { reset: rows } : { upsert: rows }) } as ListBatch<Row>);
    if (sizes.length === 1) list.apply({ remove: ['04999'] });
  });
  await expect.poll(() => copy.size).toBe(4_999);
  expect(sizes.slice(0, 4)).toEqual([200, 2_000, 2_000, 800]);
  expect(copy.get('04999')).toBeUndefined();
  expect(messages.length).toBeGreaterThanOrEqual(4);
  list.apply({ reset: many });
  await expect.poll(() => copy.size).toBe(5_000);
  expect(sizes.at(-1)).toBe(5_000);
  stop();
  list.apply({ reset: [] });
});
