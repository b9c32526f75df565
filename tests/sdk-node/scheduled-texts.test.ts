// Words that are scheduled without a connection: they stand in the outbox, reach the office once, and go once, also too late.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { Host, HttpRequest } from '#sdk/host/port.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan, idOf } from '../support/drill-plan.ts';
import { waitUntil } from '../support/wait-until.ts';

const ends: (() => unknown)[] = [];
let folder = '';
let office: RunningOffice;
/** What a call that hands something over meets: an office, nobody, or an office whose answer is lost. */
let way: 'open' | 'cut' | 'unanswered' = 'open';
/** Happens while the office has it and its answer is on the way back. */
let meanwhile: (() => Promise<unknown>) | undefined;
const chatId = directChat('ann', 'bob');
const hour = 3_600_000;

beforeEach(async () => {
  [way, cancels, meanwhile] = ['open', true, undefined];
  folder = mkdtempSync(join(tmpdir(), 'tangram-scheduled-texts-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  ends.push(() => office.close());
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Whether calls that cancel something reach the office. */
let cancels = true;
const isHandover = ({ url }: HttpRequest): boolean => url.includes('/chat/later/message');
const onItsWay = (host: Host): Host => ({
  ...host,
  async http(request) {
    if (meanwhile !== undefined && isHandover(request)) {
      const act = meanwhile;
      meanwhile = undefined;
      const answer = await host.http(request);
      await act();
      if (way === 'unanswered') throw new OfficeError('connectionFailed');
      return answer;
    }
    if (!cancels && request.url.includes('/chat/later/oper')) throw new OfficeError('connectionFailed');
    if (way === 'open' || !isHandover(request)) return host.http(request);
    if (way === 'unanswered') await host.http(request);
    throw new OfficeError('connectionFailed');
  },
});

async function client(person: 'ann' | 'bob'): Promise<DrillClient> {
  const opened = await DrillClient.open(office, { folder, profile: person, person }, { host: onItsWay });
  ends.push(() => opened.close());
  await opened.office.connection.connect();
  await opened.office.chat.get(chatId);
  return opened;
}
const arrived = async ({ office: bob }: DrillClient, text: string): Promise<number> =>
  (await bob.chat.older(chatId, Number.MAX_SAFE_INTEGER)).messages.filter((one) => one.text === text).length;

test.each([['cut'], ['unanswered']] as const)(
  'with its way %s it waits in the outbox, survives the end of the program and is handed over once',
  async (broken) => {
    const ann = await client('ann');
    way = broken;
    const dueTime = Date.now() + hour;
    const entry = await ann.office.later.schedule({ chatId, text: '早上好', dueTime });
    expect(entry).toMatchObject({ words: '早上好', here: { state: 'queued', isOver: false }, dueTime });
    expect(await ann.office.acts.outbox()).toMatchObject([
      { id: entry.id, type: 'message', text: '早上好', state: 'queued', dueTime },
    ]);
    // It is for later: the chat does not show it.
    expect(await ann.office.chat.outbox()).toEqual([]);
    await ann.close();
    way = 'open';
    const [again, bob] = [await client('ann'), await client('bob')];
    const { later, acts } = again.office;
    await waitUntil('the handing over', async () => (await later.unconfirmed()).length === 0);
    expect(await acts.outbox()).toEqual([]);
    const [given, ...more] = await later.list();
    expect(given).toMatchObject({ words: '早上好', dueTime, clientId: entry.id });
    expect(more).toEqual([]);
    await later.now(entry.id);
    await waitUntil('the message', async () => (await arrived(bob, '早上好')) > 0);
    expect(await arrived(bob, '早上好')).toBe(1);
  },
);

test('what waits is changed and cancelled here; what missed its time says so and goes at once, one time', async () => {
  const [ann, bob] = [await client('ann'), await client('bob')];
  const { later, acts, connection } = ann.office;
  way = 'cut';
  const [first, second] = [
    await later.schedule({ chatId, text: '第一稿', dueTime: Date.now() + hour }),
    await later.schedule({ chatId, text: '不发了', dueTime: Date.now() + hour }),
  ];
  await later.cancel(second.id);
  let soon = 0;
  // As soon as this machine lets it be said before it is over.
  const changed = async (ms: number): Promise<unknown> => {
    soon = Date.now() + ms;
    return later.change(first.id, { text: '第二稿', dueTime: soon }).catch((error: OfficeError) => {
      if (error.code !== 'dueTimeOver') throw error;
      return changed(2 * ms);
    });
  };
  expect(await changed(50)).toMatchObject({ words: '第二稿' });
  await waitUntil('its time', async () => Date.now() > soon);
  expect(await later.unconfirmed()).toMatchObject([{ words: '第二稿', here: { isOver: true } }]);
  way = 'open';
  await connection.disconnect();
  await connection.connect();
  await waitUntil('the message', async () => (await arrived(bob, '第二稿')) > 0);
  expect(await arrived(bob, '第二稿')).toBe(1);
  expect([await arrived(bob, '第一稿'), await arrived(bob, '不发了')]).toEqual([0, 0]);
  expect([await acts.outbox(), await later.list()]).toEqual([[], []]);
});

test('what the office refuses is refused to its writer, and nothing of it stays', async () => {
  const ann = await client('ann');
  const { later, acts } = ann.office;
  const message = { chatId, text: '够了', dueTime: Date.now() + hour };
  // The same client id twice is one message, also after it was taken.
  const clientId = 'morning-1';
  await later.schedule({ ...message, clientId });
  await later.schedule({ ...message, clientId, dueTime: message.dueTime + hour });
  expect(await later.list()).toMatchObject([{ clientId, dueTime: message.dueTime + hour }]);
  const { dueTime } = message;
  for (let waiting = 1; waiting < 500; waiting += 1)
    await office.office.later.schedule(Number(idOf('ann')), { chatId, dueTime, kind: 1, text: 'x' });
  await expect(later.schedule(message)).rejects.toMatchObject({ code: 'laterFull' });
  expect(await acts.outbox()).toEqual([]);
});

test('what is changed or given up while the office takes it is so there too', async () => {
  const { later } = (await client('ann')).office;
  const dueTime = Date.now() + hour;
  const whileTaken = (clientId: string, act: (id: string) => Promise<unknown>) => {
    meanwhile = () => act(clientId);
    return later.schedule({ chatId, text: '第一稿', dueTime, clientId });
  };
  const changed = await whileTaken('morning-1', (id) => later.change(id, { text: '第二稿' }));
  expect(changed).toMatchObject({ words: '第二稿', dueTime });
  expect(await later.list()).toMatchObject([{ words: '第二稿', clientId: 'morning-1' }]);
  await expect(whileTaken('morning-2', (id) => later.cancel(id))).rejects.toMatchObject({
    code: 'cancelled',
  });
  expect(await later.list()).toMatchObject([{ words: '第二稿', clientId: 'morning-1' }]);
  expect(await later.unconfirmed()).toEqual([]);
});

test.each([
  ['by the writer', (id: string, ann: DrillClient) => ann.office.later.cancel(id)],
  ['as what waits', (id: string, ann: DrillClient) => ann.office.acts.drop(id)],
])(
  'given up %s while the office takes it and the connection breaks, it does not go out',
  async (_, giveUp) => {
    const ann = await client('ann');
    const [text, dueTime, clientId] = ['不发了', Date.now() + hour, 'morning-1'];
    [way, cancels] = ['unanswered', false];
    meanwhile = () => giveUp(clientId, ann);
    await expect(ann.office.later.schedule({ chatId, text, dueTime, clientId })).rejects.toMatchObject({
      code: 'connectionFailed',
    });
    // The office has it, and has not heard that nobody wants it any more: that waits, and is shown.
    expect(await office.office.later.list(Number(idOf('ann')))).toMatchObject([{ text, clientId }]);
    const takingBack = { id: clientId, type: 'takeBack', chatId, text, state: 'queued' };
    expect(await ann.office.acts.outbox()).toMatchObject([takingBack]);
    expect([await ann.office.later.unconfirmed(), await ann.office.later.list()]).toEqual([[], []]);
    await ann.close();
    const again = await client('ann');
    expect(await again.office.acts.outbox()).toMatchObject([takingBack]);
    [way, cancels] = ['open', true];
    await again.office.acts.retry(clientId);
    expect(await again.office.acts.outbox()).toEqual([]);
    expect(await office.office.later.list(Number(idOf('ann')))).toEqual([]);
  },
);

test('what was taken without an answer and is given up without a connection is taken back by the next one', async () => {
  const ann = await client('ann');
  way = 'unanswered';
  const { id } = await ann.office.later.schedule({ chatId, text: '不发了', dueTime: Date.now() + hour });
  await ann.office.connection.disconnect();
  cancels = false;
  await ann.office.later.cancel(id);
  expect(await ann.office.acts.outbox()).toMatchObject([{ id, type: 'takeBack' }]);
  [way, cancels] = ['open', true];
  await ann.office.connection.connect();
  await waitUntil('the taking back', async () => (await ann.office.acts.outbox()).length === 0);
  expect(await ann.office.later.list()).toEqual([]);
});

test('what has gone out before it could be taken back says so, to whoever asked or in what waits', async () => {
  const ann = await client('ann');
  const giveUp = async (text: string): Promise<string> => {
    way = 'unanswered';
    const { id } = await ann.office.later.schedule({ chatId, text, dueTime: Date.now() - 1 + hour });
    const [{ id: given } = { id: '' }] = await office.office.later.list(Number(idOf('ann')));
    await office.office.later.operate(Number(idOf('ann')), { id: given }, 'now');
    return id;
  };
  const heard = await giveUp('发出去了');
  await expect(ann.office.later.cancel(heard)).rejects.toMatchObject({ code: 'laterSent' });
  expect(await ann.office.acts.outbox()).toEqual([]);
  const unheard = await giveUp('也发出去了');
  cancels = false;
  await ann.office.later.cancel(unheard);
  cancels = true;
  await ann.office.acts.retry(unheard);
  expect(await ann.office.acts.outbox()).toMatchObject([
    { id: unheard, type: 'takeBack', state: 'failed', error: { code: 'laterSent' } },
  ]);
});

describe('what a second process of the device does with it', () => {
  /** Two processes on one store: the first cannot hand over, and waits until somebody has. */
  async function waiting(dueTime: number) {
    const host = (real: Host): Host => ({
      ...real,
      http: (request) =>
        isHandover(request) ? Promise.reject(new OfficeError('connectionFailed')) : real.http(request),
    });
    const place = { folder, profile: 'ann', person: 'ann' } as const;
    const first = await DrillClient.open(office, place, { host });
    ends.push(() => first.close());
    await first.office.connection.connect();
    await first.office.chat.get(chatId);
    const { id } = await first.office.later.schedule({ chatId, text: '早上好', dueTime });
    const given = first.office.acts.retry(id, { wait: true }).then(
      () => 'there',
      (error: unknown) => asOfficeError(error).code,
    );
    await first.office.connection.disconnect();
    return { id, given };
  }

  test('handed over there, it is there for whoever waits here', async () => {
    const { given } = await waiting(Date.now() + hour);
    const second = await client('ann');
    expect(await given).toBe('there');
    expect(await second.office.later.list()).toMatchObject([{ words: '早上好' }]);
  });

  test('given up there, whoever waits here hears it', async () => {
    const { id, given } = await waiting(Date.now() + hour);
    const place = { folder, profile: 'ann', person: 'ann' } as const;
    const second = await DrillClient.open(office, place);
    ends.push(() => second.close());
    await second.office.later.cancel(id);
    expect(await given).toBe('cancelled');
  });
});
