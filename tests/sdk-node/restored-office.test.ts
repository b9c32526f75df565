// An office that was restored from an older copy of its data: its people notice, load once, and go on with what is there.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { DrillClient, type Account } from '../support/drill-client.ts';
import { directChat, drillPlan, type DrillPerson } from '../support/drill-plan.ts';
import { waitUntil } from '../support/wait-until.ts';

const chatId = directChat('ann', 'bob');
let folder = '';
let office: RunningOffice;
let url = '';
let accounts: readonly Account[] = [];
const clients: DrillClient[] = [];

const dataDir = (): string => join(folder, 'office');

/** Starts the office on the port it had before, with the data that lies there now. */
async function start(): Promise<void> {
  const port = url === '' ? 0 : Number(new URL(url).port);
  office = await startOffice({ dataDir: dataDir(), port, seed: drillPlan(Date.now()), heartbeatMs: 200 });
  ({ url } = office);
  if (office.accounts.length > 0) accounts = office.accounts;
}

async function client(person: DrillPerson, profile: string, longLived: boolean): Promise<DrillClient> {
  const place = { folder, profile, person };
  const opened = await DrillClient.open({ url, accounts }, place, { longLived, quiet: !longLived });
  clients.push(opened);
  return opened;
}

const textsOf = (one: DrillClient): string[] =>
  (one.stored().messages.get(chatId) ?? []).map(({ text }) => text);

/** Says something and waits until it is at the office. */
async function say(one: DrillClient, ...texts: string[]): Promise<number> {
  await one.office.connection.connect();
  let newest = 0;
  for (const text of texts) newest = (await one.office.chat.send({ chatId, text, wait: true })).mid;
  return newest;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-restored-'));
});

afterAll(async () => {
  for (const one of clients) await one.close();
  await office.close();
  rmSync(folder, { recursive: true });
});

test('who has seen what the copy lacks loads once, forgets it, and is a normal client again', async () => {
  await start();
  const ann = await client('ann', 'ann', true);
  const bob = await client('bob', 'bob', true);
  const oneShot = await client('bob', 'bob-one-shot', false);
  await bob.office.connection.connect();
  await say(ann, 'kept');
  await office.close();
  cpSync(dataDir(), join(folder, 'copy'), { recursive: true });

  await start();
  const lost = await say(ann, 'lost 1', 'lost 2', 'lost 3');
  await waitUntil('bob has what will be lost', () => (bob.stored().cursor ?? 0) >= lost);
  await oneShot.office.maintenance.syncOnce();
  expect([textsOf(bob), textsOf(oneShot)]).toEqual([1, 2].map(() => ['kept', 'lost 1', 'lost 2', 'lost 3']));
  await office.close();
  rmSync(dataDir(), { recursive: true });
  cpSync(join(folder, 'copy'), dataDir(), { recursive: true });

  await start();
  await waitUntil('bob has noticed', async () => (await bob.office.connection.counts()).resyncs === 1);
  await bob.office.connection.connect();
  // The numbers of what was lost are given again.
  const again = await say(ann, 'new 1');
  expect(again).toBeLessThanOrEqual(lost);
  await waitUntil('bob has the new one for good', () => (bob.stored().cursor ?? 0) >= again);
  expect(bob.stored().cursor).toBeLessThan(lost);
  expect(textsOf(bob)).toEqual(['kept', 'new 1']);
  expect(bob.list().find(({ id }) => id === chatId)).toMatchObject({ lastText: 'new 1', unread: 2 });
  expect(bob.announced().map(({ text }) => text)).toEqual(['kept', 'lost 1', 'lost 2', 'lost 3', 'new 1']);
  expect((await bob.office.connection.counts()).resyncs).toBe(1);
  expect(await oneShot.office.maintenance.syncOnce()).toMatchObject({ resynced: true });
  expect(textsOf(oneShot)).toEqual(['kept', 'new 1']);
  const found = await bob.office.chat.search({ text: 'lost', offset: 0, limit: 10 });
  expect(found.hits).toEqual([]);

  await office.close();
  await start();
  const later = await say(ann, 'new 2');
  await bob.office.connection.connect();
  // Told first, stored with what comes at the same time.
  await waitUntil('bob has the next one', () => bob.announced().some(({ mid }) => mid === later));
  await waitUntil('bob has stored it', () => textsOf(bob).includes('new 2'));
  expect(textsOf(bob)).toEqual(['kept', 'new 1', 'new 2']);
  expect((await bob.office.connection.counts()).resyncs).toBe(1);
  expect(await oneShot.office.maintenance.syncOnce()).toEqual({ events: 1, resynced: false });
  expect(textsOf(oneShot)).toEqual(['kept', 'new 1', 'new 2']);
});
