// What is written to one chat arrives in the order it was written, also before the device knows the chat, and once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Host } from '#sdk/host/port.ts';
import { startOffice } from '#fixtures/serve.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import { pause } from '../support/wait-until.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Answers about a chat's row come late, the first ones latest. */
function slowRows(host: Host): Host {
  let asked = 0;
  return {
    ...host,
    async http(request) {
      const answer = await host.http(request);
      if (request.url.includes('/chat/chatInfo')) await pause(Math.max(0, 200 - 40 * asked++));
      return answer;
    },
  };
}

test('messages to a chat that is not on the list yet keep their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-order-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  ends.push(() => office.close());
  const ann = await DrillClient.open(office, { folder, profile: 'ann', person: 'ann' }, { host: slowRows });
  ends.push(() => ann.close());
  await ann.office.connection.connect();
  const chatId = directChat('ann', 'bob');
  // The plan's chats are empty, so the first message has to ask for the row; the later ones come in between.
  const sending: Promise<{ mid: number; text: string }>[] = [];
  for (let index = 0; index < 30; index += 1) {
    sending.push(ann.office.chat.send({ chatId, text: `message ${index}`, wait: true }));
    if (index % 5 === 4) await pause(30);
  }
  const arrived = (await Promise.all(sending)).toSorted((a, b) => a.mid - b.mid).map(({ text }) => text);
  expect(arrived).toEqual(Array.from({ length: 30 }, (_, index) => `message ${index}`));
});

test('what another device deleted before this one heard that it had been sent stays deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-order-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  ends.push(() => office.close());
  const open = async (profile: string): Promise<DrillClient> => {
    const client = await DrillClient.open(office, { folder, profile, person: 'ann' });
    ends.push(() => client.close());
    return client;
  };
  const chatId = directChat('ann', 'bob');
  const [desk, phone] = [await open('desk'), await open('phone')];
  for (const { office: device } of [desk, phone]) {
    await device.connection.connect();
    await device.chat.activate({ personId: (await device.chat.get(chatId)).peerId ?? '' });
  }
  await desk.office.connection.disconnect();
  // The desk was killed between sending and hearing of it: the same message stands in the office, and in its outbox.
  const same = { chatId, text: 'once', clientId: 'the-same' };
  const { mid } = await phone.office.chat.send({ ...same, wait: true });
  expect(await phone.office.acts.delete(chatId, [mid])).toEqual([{ mid }]);
  const sending = desk.office.chat.send({ ...same, wait: true });
  await desk.office.connection.connect();
  expect((await sending).mid).toBe(mid);
  expect(await desk.office.chat.outbox()).toEqual([]);
  const { messages, outbox } = desk.stored();
  expect([messages.get(chatId), outbox]).toEqual([[], []]);
  expect(desk.announced()).toEqual([]);
});
