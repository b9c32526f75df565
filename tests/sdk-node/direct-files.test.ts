// Files that go directly between two clients of a real office: whole way, ways around it, and who may signal to whom.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalTransfer } from '#sdk/api.ts';
import type { PeerTransport } from '#sdk/host/peer-port.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan, groupChat, type DrillPerson } from '../support/drill-plan.ts';
import { openPeerWorld } from '../support/peer-lines.ts';
import { waitUntil } from '../support/wait-until.ts';

const ends: (() => unknown)[] = [];
const chatId = directChat('ann', 'bob');
const content = randomBytes(700_000);
let folder = '';
let office: RunningOffice;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-direct-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  ends.push(() => office.close());
  writeFileSync(join(folder, '图纸.bin'), content);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function client(person: DrillPerson, peers?: PeerTransport): Promise<DrillClient> {
  const place = { folder, profile: `${person}-${ends.length}`, person };
  const opened = await DrillClient.open(office, place, { host: (host) => ({ ...host, peers }) });
  ends.push(() => opened.close());
  await opened.office.connection.connect();
  return opened;
}
const sendDirectly = (from: DrillClient, to = chatId) =>
  from.office.files.send({
    ...{ chatId: to, source: { path: join(folder, '图纸.bin') }, name: '图纸.bin', direct: true, wait: true },
  });
function transfersOf(from: DrillClient): LocalTransfer[] {
  let rows: LocalTransfer[] = [];
  from.office.files.transfers((batch) => (rows = [...(batch.reset ?? [])]))();
  return rows;
}

test('a file goes from device to device and never lies with the office', async () => {
  const lines = openPeerWorld();
  const [ann, bob] = [await client('ann', lines.transport()), await client('bob', lines.transport())];
  const other = await client('bob');
  expect(await sendDirectly(ann)).toMatchObject({ kind: 'peerFile', state: 'sent' });
  expect(transfersOf(ann)).toMatchObject([{ way: 'direct', state: 'done', size: content.byteLength }]);
  await waitUntil('the message', async () => (await bob.office.files.ofChat(chatId)).length > 0);
  const [file] = await bob.office.files.ofChat(chatId);
  if (file === undefined) throw new Error('no file');
  expect(file).toMatchObject({ name: '图纸.bin', peer: true, size: content.byteLength });
  expect(readFileSync(file.place).equals(content)).toBe(true);
  // Another device of the same person has the message and says where the file is.
  await waitUntil('the message there', async () => (await other.office.files.ofChat(chatId)).length > 0);
  const [elsewhere] = await other.office.files.ofChat(chatId);
  expect(elsewhere?.place).toBe('');
  await expect(other.office.files.download(elsewhere ?? file)).rejects.toMatchObject({
    code: 'peerFileElsewhere',
  });
});

test.each([
  'offline', // the other person is away
  'noTransport', // their client cannot
  'mismatch', // what arrives is another content
  'declined', // they switched it off
] as const)('through the office where there is no way: %s', async (reason) => {
  let spoilt = false;
  const lines = openPeerWorld({
    pass(message) {
      if (typeof message === 'string' || reason !== 'mismatch' || spoilt) return message;
      spoilt = true;
      return message.map((byte, index) => (index === 0 ? byte ^ 1 : byte));
    },
  });
  const ann = await client('ann', lines.transport());
  if (reason !== 'offline') {
    const bob = await client('bob', reason === 'noTransport' ? undefined : lines.transport());
    if (reason === 'declined') await bob.office.settings.set('receiveDirect', false);
  }
  expect(await sendDirectly(ann)).toMatchObject({ kind: 'file', state: 'sent' });
  expect(transfersOf(ann)).toMatchObject([{ way: 'office', wayReason: reason, state: 'done' }]);
  const bob = await client('bob');
  await waitUntil('the file', async () => (await bob.office.files.ofChat(chatId)).length > 0);
  const [file] = await bob.office.files.ofChat(chatId);
  if (file === undefined) throw new Error('no file');
  expect(readFileSync((await bob.office.files.download(file)).place).equals(content)).toBe(true);
});

test('in a group nobody is offered a file directly', async () => {
  const ann = await client('ann', openPeerWorld().transport());
  await expect(sendDirectly(ann, groupChat('three'))).rejects.toMatchObject({ code: 'directOnlyForTwo' });
});
