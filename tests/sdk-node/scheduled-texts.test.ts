// Words that are scheduled without a connection: they stand in the outbox, reach the office once, and go once, also too late.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Host, HttpRequest } from '#sdk/host/port.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan, idOf } from '../support/drill-plan.ts';
import { waitUntil } from '../support/wait-until.ts';

const ends: (() => unknown)[] = [];
let folder = '';
let office: RunningOffice;
/** What a call that hands something over meets: an office, nobody, or an office whose answer is lost. */
let way: 'open' | 'cut' | 'unanswered' = 'open';
const chatId = directChat('ann', 'bob');
const hour = 3_600_000;

beforeEach(async () => {
  way = 'open';
  folder = mkdtempSync(join(tmpdir(), 'tangram-scheduled-texts-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  ends.push(() => office.close());
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const isHandover = ({ url }: HttpRequest): boolean => url.includes('/chat/later/message');
const onItsWay = (host: Host): Host => ({
  ...host,
  async http(request) {
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
  const soon = Date.now() + 50;
  expect(await later.change(first.id, { text: '第二稿', dueTime: soon })).toMatchObject({ words: '第二稿' });
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
