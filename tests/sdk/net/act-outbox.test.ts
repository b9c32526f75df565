// Acts of features that wait: done in order and once, held by a missing network, refused in the open, tried again, given up.
import { beforeEach, expect, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import { ActOutbox, type ActPerformer } from '#sdk/net/act-outbox.ts';
import { outboxLine } from '#sdk/chat/rules/outbox-line.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';

const line = { key: 'words.retry', about: 'Weekly report' } as const;
let store: Store;
let opened: string[];
let faults: unknown[];
let answered: string[];
let outcome: (act: { name: string }) => unknown;

const perform: ActPerformer = async (act, clientId) => {
  const known = act as { name: string };
  const answer = outcome(known);
  answered.push(`${known.name} ${clientId}`);
  return answer;
};

function open(performs = true): ActOutbox {
  let ids = 0;
  const outbox: ActOutbox = new ActOutbox({
    table: store.acts,
    now: () => 7,
    uuid: () => `id-${(ids += 1)}`,
    opens: async (feature) => {
      opened.push(feature);
      if (feature === 'task') outbox.performs('task', perform);
    },
    report: (error) => faults.push(error),
  });
  if (performs) outbox.performs('task', perform);
  return outbox;
}

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '7', plainText: String, now: () => 0 }).store;
  [opened, faults, answered] = [[], [], []];
  outcome = ({ name }) => ({ id: name });
});

const offline = () => {
  throw new OfficeError('networkAnomaly');
};

test('an act is done at once, its answer handed on, and nothing of it stays', async () => {
  const outbox = open();
  expect(await outbox.do('task', { name: 'a' }, line)).toEqual({
    state: 'done',
    clientId: 'id-1',
    answer: { id: 'a' },
  });
  expect(outbox.waiting.get()).toEqual([]);
});

test('without a network acts wait in their order, also over an end of the program, and go at the next connection', async () => {
  outcome = offline;
  const outbox = open();
  const done = await Promise.all(
    ['a', 'b'].map((name) => outbox.do('task', { name }, line, { clientId: name })),
  );
  expect(done).toEqual([
    { state: 'queued', clientId: 'a' },
    { state: 'queued', clientId: 'b' },
  ]);
  expect(outbox.waiting.get()).toMatchObject([
    { clientId: 'a', feature: 'task', line, state: 'queued', time: 7 },
    { clientId: 'b' },
  ]);
  expect(outbox.of('task').map(({ act }) => act)).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(outbox.of('note')).toEqual([]);
  outbox.close();
  outcome = () => undefined;
  const next = open(false);
  expect(next.waiting.get()).toHaveLength(2);
  next.drain();
  await expect.poll(() => next.waiting.get()).toEqual([]);
  expect(answered).toEqual(['a a', 'b b']);
  expect(opened).toEqual(['task']);
});

test('what the office refuses is thrown to whoever waits, and shown as failed where nobody does', async () => {
  const outbox = open();
  outcome = () => {
    throw new OfficeError('notFound');
  };
  await expect(outbox.do('task', { name: 'a' }, line)).rejects.toMatchObject({ code: 'notFound' });
  expect(outbox.waiting.get()).toEqual([]);
  outcome = offline;
  await outbox.do('task', { name: 'b' }, line, { clientId: 'b' });
  await outbox.do('task', { name: 'c' }, line, { clientId: 'c' });
  outcome = ({ name }) => {
    if (name === 'b') throw new OfficeError('notFound');
  };
  outbox.drain();
  await expect.poll(() => outbox.waiting.get()).toMatchObject([{ clientId: 'b', state: 'failed' }]);
  expect(outbox.waiting.get()[0]?.error?.code).toBe('notFound');
  expect(answered).toEqual(['c c']);
  outcome = () => undefined;
  await outbox.retry('b');
  expect(outbox.waiting.get()).toEqual([]);
  expect(answered).toEqual(['c c', 'b b']);
  expect(faults).toEqual([]);
});

test('the same client id is one act, and one that is given up is not done', async () => {
  outcome = offline;
  const outbox = open();
  await outbox.do('task', { name: 'a' }, line, { clientId: 'a' });
  await outbox.do('task', { name: 'a' }, line, { clientId: 'a' });
  await outbox.do('task', { name: 'b' }, line, { clientId: 'b' });
  expect(outbox.waiting.get().map(({ clientId }) => clientId)).toEqual(['a', 'b']);
  await outbox.drop('a');
  outcome = () => undefined;
  outbox.drain();
  await expect.poll(() => outbox.waiting.get()).toEqual([]);
  expect(answered).toEqual(['b b']);
});

test('an act of a feature that is not there any more fails in the open and holds up no other', async () => {
  const outbox = open();
  store.acts.add({
    clientId: 'old',
    feature: 'gone',
    act: '{}',
    line: JSON.stringify(line),
    createdTime: 1,
    state: 'queued',
    error: '',
  });
  await outbox.do('task', { name: 'a' }, line);
  expect(outbox.waiting.get()).toMatchObject([{ clientId: 'old', state: 'failed' }]);
});

test('closing ends what is under way and keeps it; whoever waits hears that it waits', async () => {
  outcome = () => new Promise(() => undefined);
  const outbox = open();
  const done = outbox.do('task', { name: 'a' }, line, { clientId: 'a' });
  outbox.close();
  expect(await done).toEqual({ state: 'queued', clientId: 'a' });
  expect(store.acts.all().map(({ clientId, state }) => [clientId, state])).toEqual([['a', 'queued']]);
});

test('a waiting act stands in the outbox with its feature’s sentence', () => {
  const entry = { type: 'act', feature: 'task', line, id: 'a', chatId: '', chatName: '' } as const;
  expect(outboxLine({ ...entry, createdTime: 1, state: 'queued' })).toEqual(line);
});
