// Proves that who is about to sign out hears of words the office does not have, and of the meeting they sit in, and not after.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';
import type { Office } from '#sdk/office.ts';
import { fromMarkdown } from '#sdk/write/rules/modules.ts';

let office: TestOffice;
let ann: Office;

beforeAll(async () => {
  office = await createTestOffice({ people: ['ann'] });
  ann = await office.client('ann');
  await ann.connection.connect();
});
afterAll(async () => office.close());

test('words that only this device has are told by their title until the office has them', async () => {
  expect(await ann.account.unfinished()).toEqual([]);
  const start = { title: '周报', module: 'notice', body: fromMarkdown('第一段。') } as const;
  const { id } = await ann.write.create(start);
  const mended = office.fail({ call: 'saveDocument', times: 1000 });
  const leave = ann.write.draft(id)(() => undefined);
  await ann.write.put(id, { body: fromMarkdown('第二段。') });
  expect(await ann.account.unfinished()).toEqual([{ kind: 'document', name: '周报', count: 1 }]);
  mended();
  await ann.write.flush(id);
  expect(await ann.account.unfinished()).toEqual([]);
  leave();
});

test('the meeting one sits in is told by its subject until one stands up', async () => {
  const { id } = await ann.meeting.create({ kind: 'quick', subject: '早会' });
  const { room, key } = await ann.meeting.join({ id });
  const told: string[] = [];
  const standUp = ann.meeting.hold(id, room.mine, key)(({ type }) => told.push(type));
  await expect.poll(() => told).toContain('room');
  expect(await ann.account.unfinished()).toEqual([{ kind: 'meeting', name: '早会', count: 1 }]);
  standUp();
  expect(await ann.account.unfinished()).toEqual([]);
});
