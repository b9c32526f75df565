// An office that was restored from an older copy of its data: its people notice, load once, and go on with what is there.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyStanding, sealBackup } from '#fixtures/keeping/backup.ts';
import { restoreOffice } from '#fixtures/keeping/restore.ts';
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

beforeEach(() => {
  url = '';
  folder = mkdtempSync(join(tmpdir(), 'tangram-restored-'));
});

afterEach(async () => {
  for (const one of clients.splice(0)) await one.close();
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

test('who has seen what a restored backup lacks forgets it, in every restored office; who has not keeps all', async () => {
  await start();
  const ann = await client('ann', 'ann', true);
  const bob = await client('bob', 'bob', true);
  const [oneShot, away] = [await client('bob', 'bob-one-shot', false), await client('bob', 'bob-away', true)];
  await away.office.connection.connect();
  const kept = await say(ann, 'kept');
  await waitUntil('one that will be away has it', () => textsOf(away).includes('kept'));
  await away.office.connection.disconnect();
  await bob.office.connection.connect();
  await office.close();
  const backup = join(folder, 'backup');
  await copyStanding(dataDir(), backup);
  await sealBackup(backup, 1);

  let said = ['kept'];
  let newest = kept;
  for (const words of ['lost', 'lost again']) {
    await start();
    newest = await say(ann, words);
    said = [...said.slice(0, 1), words];
    await bob.office.connection.connect();
    const now = said.join();
    await waitUntil(`bob has «${words}», and no more what is lost`, () => textsOf(bob).join() === now);
    await oneShot.office.maintenance.syncOnce();
    expect(textsOf(oneShot)).toEqual(said);
    await office.close();
    await restoreOffice(backup, dataDir(), { mayReplace: true, now: 1 });
  }
  await start();
  await bob.office.connection.connect();
  await ann.office.connection.connect();
  await waitUntil('nothing of it is shown', () => [bob, ann].every((one) => textsOf(one).join() === 'kept'));
  expect(bob.list().find(({ id }) => id === chatId)).toMatchObject({ lastText: 'kept' });
  expect((await bob.office.chat.search({ text: 'lost', offset: 0, limit: 10 })).hits).toEqual([]);
  expect(await oneShot.office.maintenance.syncOnce()).toMatchObject({ resynced: true });
  expect(textsOf(oneShot)).toEqual(['kept']);
  // No number that any of these offices gave out comes again.
  expect(await say(ann, 'new')).toBeGreaterThan(newest);
  await away.office.connection.connect();
  await waitUntil('both have the new one', () => [bob, away].every((one) => textsOf(one).includes('new')));
  expect([textsOf(bob), textsOf(away)]).toEqual([1, 2].map(() => ['kept', 'new']));
  expect(away.stored().messages.get(chatId)?.[0]?.mid).toBe(kept);
});
