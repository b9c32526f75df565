// Proves that the list of transfers follows the feed, names chats as they become known, and sums up what is under way.
import { expect, test } from 'vitest';
import type { ChatFile, LocalChat, LocalTransfer, OfficeApi } from '#sdk/api.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import { feedOfList } from '#sdk/base/feed.ts';
import { transferShape } from '#sdk/transfers/rules/transfer-acts.ts';
import { TransfersScreen } from '#sdk/transfers/screens/transfers.ts';
import { settle } from '../../../support/fake-clock.ts';

const transfer = (id: string, change: Partial<LocalTransfer> = {}): LocalTransfer => ({
  ...{ id, direction: 'up', kind: 'file', chatId: '00001', mid: 0, clientId: id, fileId: 'f', name: id },
  ...{
    size: 100,
    done: 10,
    phase: 'moving',
    state: 'running',
    place: '',
    createdTime: 1,
    turn: 1,
    way: 'office',
  },
  ...change,
});

test('rows come and go with the feed, in the order of the queue, with the names of their chats', async () => {
  const list = new LiveList<LocalTransfer>(transferShape);
  const asked: string[] = [];
  const office = {
    files: { transfers: feedOfList(list) },
    chat: {
      get: async (id: string) => {
        asked.push(id);
        if (id === '00002') throw new Error('away');
        return { id, name: '安全组' } as LocalChat;
      },
    },
  } as unknown as OfficeApi;
  const screen = new TransfersScreen(office);
  list.apply({ upsert: [transfer('a'), transfer('b', { turn: 2, chatId: '00002' })] });
  await settle();
  expect(screen.getSnapshot().rows.map(({ id, chatName }) => [id, chatName])).toEqual([
    ['a', '安全组'],
    ['b', ''],
  ]);
  expect(screen.getSnapshot().sum).toMatchObject({ underWay: 2, uploads: 2, done: 20, size: 200 });
  list.apply({ upsert: [transfer('a', { state: 'done', done: 100 })], remove: ['b'] });
  expect(screen.getSnapshot().rows).toMatchObject([{ id: 'a', acts: { pause: false, cancel: true } }]);
  expect(screen.getSnapshot().sum).toMatchObject({ underWay: 0, finished: 1 });
  await settle();
  // Each chat is asked for once.
  expect(asked.toSorted()).toEqual(['00001', '00002']);
  screen.dispose();
});

test('what ended well after a while is counted once all is over; what was too quick, or failed, is not', () => {
  const list = new LiveList<LocalTransfer>(transferShape);
  const office = { files: { transfers: feedOfList(list) }, chat: { get: () => Promise.reject(new Error()) } };
  let now = 0;
  const screen = new TransfersScreen(office as unknown as OfficeApi, () => now);
  const finished = () => screen.getSnapshot().justFinished;
  const end = (state: LocalTransfer['state'], ...ids: string[]) =>
    list.apply({ upsert: ids.map((id) => transfer(id, { state })) });
  list.apply({ upsert: [transfer('old', { state: 'done' }), transfer('a'), transfer('b'), transfer('c')] });
  now = 2_000;
  end('done', 'a');
  expect(finished()).toBe(0);
  end('failed', 'c');
  end('done', 'b');
  expect(finished()).toBe(2);
  screen.forgetFinished();
  list.apply({ remove: ['old'] });
  expect(finished()).toBe(0);
  list.apply({ upsert: [transfer('quick')] });
  now += 500;
  end('done', 'quick');
  expect(finished()).toBe(0);
  screen.dispose();
});

test('the file of a transfer is found by its message, or by its id however old it is', async () => {
  // Seventy files, the newest first, thirty to a page.
  const stored = Array.from({ length: 70 }, (_, at) => ({ mid: 70 - at, fileId: `f${70 - at}` }) as ChatFile);
  const asked: unknown[] = [];
  const office = {
    files: {
      transfers: feedOfList(new LiveList<LocalTransfer>(transferShape)),
      ofMessage: async (_chatId: string, mid: number) => stored.find((file) => file.mid === mid),
      ofChat: async (_chatId: string, input: { before?: number }) => {
        asked.push(input);
        return stored.filter(({ mid }) => mid < (input.before ?? 71)).slice(0, 30);
      },
    },
  } as unknown as OfficeApi;
  const screen = new TransfersScreen(office);
  expect(await screen.fileOf(transfer('a', { mid: 12 }))).toEqual({ mid: 12, fileId: 'f12' });
  expect(asked).toEqual([]);
  expect(await screen.fileOf(transfer('b', { fileId: 'f5' }))).toEqual({ mid: 5, fileId: 'f5' });
  expect(asked).toEqual([
    { kinds: ['file'] },
    { kinds: ['file'], before: 41 },
    { kinds: ['file'], before: 11 },
  ]);
  await expect(screen.fileOf(transfer('c', { fileId: 'gone' }))).rejects.toMatchObject({ code: 'fileGone' });
  screen.dispose();
});

test('uploads whose names are taken are told apart; one decision for all asks once for each act', async () => {
  const list = new LiveList<LocalTransfer>(transferShape);
  const decided: unknown[] = [];
  const office = {
    files: {
      transfers: feedOfList(list),
      decide: async (...given: unknown[]) => void decided.push(given),
      pause: async (id: string) => void decided.push(['pause', id]),
      resume: async (id: string) => void decided.push(['resume', id]),
    },
    chat: { get: async (id: string) => ({ id, name: '' }) as LocalChat },
  } as unknown as OfficeApi;
  const screen = new TransfersScreen(office);
  const disk = { folderId: '1', path: [], conflict: 'refuse', batch: 'x' } as const;
  const taken = (id: string, batch = 'x'): LocalTransfer =>
    transfer(id, {
      ...{ chatId: '', state: 'failed', disk: { ...disk, batch } },
      error: { code: 'diskSameName', params: {} },
    });
  const failed = { state: 'failed', error: { code: 'diskUploadFailed', params: {} } } as const;
  list.apply({
    upsert: [taken('a'), taken('b'), taken('c', 'y'), transfer('d'), transfer('e', failed), transfer('f')],
  });
  const { taken: rows } = screen.getSnapshot();
  expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  await screen.decide(rows, {}, 'rename');
  expect(decided.splice(0)).toEqual([
    ['c', 'rename', { forAll: true }],
    ['b', 'rename', { forAll: true }],
  ]);
  await screen.decide(rows, { a: 'skip', c: 'replace' });
  expect(decided.splice(0)).toEqual([
    ['c', 'replace'],
    ['a', 'skip'],
  ]);
  await screen.actOnAll('pause');
  await screen.actOnAll('retry');
  expect(decided).toEqual([
    ['pause', 'd'],
    ['pause', 'f'],
    ['resume', 'e'],
  ]);
  screen.dispose();
});

test('what runs stands first, then what waits in its order with where it can be put, then what has ended', () => {
  const list = new LiveList<LocalTransfer>(transferShape);
  const office = { files: { transfers: feedOfList(list) } } as unknown as OfficeApi;
  const screen = new TransfersScreen(office);
  const row = (id: string, turn: number, change: Partial<LocalTransfer>): LocalTransfer =>
    transfer(id, { turn, chatId: '', ...change });
  list.apply({
    upsert: [
      row('done', 1, { state: 'done' }),
      row('running', 2, {}),
      row('next', 3, { state: 'waiting' }),
      row('down', 4, { state: 'waiting', direction: 'down' }),
      row('paused', 5, { state: 'paused' }),
      row('last', 6, { state: 'waiting' }),
      row('failed', 7, { state: 'failed' }),
    ],
  });
  const { rows } = screen.getSnapshot();
  expect(rows.map(({ id, moves }) => [id, moves.join(' ')])).toEqual([
    ['running', ''],
    ['next', 'later last'],
    ['down', ''],
    ['paused', 'first earlier later last'],
    ['last', 'first earlier'],
    ['failed', ''],
    ['done', ''],
  ]);
  screen.dispose();
});
