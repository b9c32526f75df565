// Proves which acts a transfer offers in every state, and what a list sums up to.
import { expect, test } from 'vitest';
import type { LocalTransfer } from '#sdk/api.ts';
import { sumTransfers, transferActs } from '#sdk/transfers/rules/transfer-acts.ts';

const transfer = (change: Partial<LocalTransfer>): LocalTransfer => ({
  ...{ id: 'a', direction: 'up', kind: 'file', chatId: '00001', mid: 0, clientId: 'c', fileId: 'f' },
  ...{ name: 'plan.pdf', size: 100, done: 40, phase: 'moving', state: 'running', place: '' },
  ...{ createdTime: 1, turn: 1, way: 'office' },
  ...change,
});
const offered = (change: Partial<LocalTransfer>): string[] =>
  Object.entries(transferActs(transfer(change)))
    .filter(([, may]) => may)
    .map(([name]) => name);

test.each([
  [{ state: 'waiting' }, ['pause', 'cancel']],
  [{ state: 'running' }, ['pause', 'cancel']],
  [{ state: 'paused' }, ['resume', 'cancel']],
  [{ state: 'stopped' }, ['resume', 'cancel']],
  [{ state: 'failed' }, ['retry', 'cancel']],
  [{ state: 'done' }, ['cancel']],
  [{ state: 'done', direction: 'down' }, ['cancel', 'open']],
  [{ state: 'running', way: 'direct' }, ['cancel']],
  [{ state: 'failed', way: 'direct', direction: 'down' }, ['cancel']],
  [{ state: 'failed', way: 'direct' }, ['retry', 'cancel']],
  [{ state: 'failed', error: { code: 'fileVerification', params: {} } }, ['retry', 'cancel']],
  [{ state: 'failed', error: { code: 'quotaExceeded', params: {} } }, ['retry', 'cancel']],
  [{ state: 'failed', error: { code: 'fileSizeLimit', params: {} } }, ['cancel']],
  [{ state: 'failed', error: { code: 'zipTooLarge', params: {} } }, ['cancel']],
  [{ state: 'failed', direction: 'down', error: { code: 'fileGone', params: {} } }, ['cancel']],
] as const)('%j offers %j', (change, acts) => expect(offered(change)).toEqual(acts));

test('only what is under way counts towards the sizes', () => {
  const list = [
    transfer({}),
    transfer({ state: 'waiting', direction: 'down', done: 0, size: 50 }),
    transfer({ state: 'done', done: 100 }),
    transfer({ state: 'failed' }),
    transfer({ state: 'paused' }),
  ];
  expect(sumTransfers(list)).toEqual({
    underWay: 2,
    uploads: 1,
    failed: 1,
    finished: 1,
    done: 40,
    size: 150,
  });
});
