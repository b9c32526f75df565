// Proves that progress for programs is one line of JSON per news, of the wanted transfers alone, and ends when told.
import { expect, test } from 'vitest';
import type { Context } from '#cli/context.ts';
import { showProgress } from '#cli/progress.ts';
import type { LocalTransfer, OfficeApi } from '#sdk/api.ts';
import { feedOfList } from '#sdk/base/feed.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import { transferShape } from '#sdk/transfers/rules/transfer-acts.ts';

const transfer = (id: string, change: Partial<LocalTransfer>): LocalTransfer => ({
  ...{ id, direction: 'up', kind: 'file', chatId: '00001', mid: 0, clientId: id, fileId: 'f' },
  ...{ name: '计\u001b划.pdf', size: 100, done: 0, phase: 'moving', state: 'running', place: '' },
  ...{ createdTime: 1, turn: 1, way: 'office' },
  ...change,
});

test('as NDJSON, whatever --quiet and the terminal say', async () => {
  const list = new LiveList<LocalTransfer>(transferShape);
  const said: string[] = [];
  const context = {
    flags: { quiet: true },
    io: { errIsTerminal: true, err: (text: string) => void said.push(text) },
  } as unknown as Context;
  const office = { files: { transfers: feedOfList(list) } } as unknown as OfficeApi;
  const ended = await showProgress(context, office, ({ clientId }) => clientId === 'a', true);
  list.apply({ upsert: [transfer('a', { done: 40 }), transfer('b', {})] });
  list.apply({ upsert: [transfer('a', { done: 100, state: 'done', wayReason: 'offline' })] });
  ended();
  list.apply({ upsert: [transfer('a', { done: 0 })] });
  expect(said.every((line) => line.endsWith('\n') && !line.includes('\u001b'))).toBe(true);
  expect(said.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { id: 'a', direction: 'up', size: 100, done: 40, state: 'running', way: 'office', wayReason: null },
    { id: 'a', done: 100, state: 'done', wayReason: 'offline', error: null },
  ]);
});
