// A program that is started again after it was killed goes on at once with what the killed one was at.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ChildProgram } from '../support/child-program.ts';
import { directChat } from '../support/drill-plan.ts';
import type { ClaimArgument, ClaimTold } from '../support/claim-program.ts';
import { newestFile, twoDevices } from '../support/two-devices.ts';
import { waitUntil } from '../support/wait-until.ts';

const { client, path, afterwards } = twoDevices();
const chatId = directChat('ann', 'bob');

test('a transfer and a message of a killed program go on before their leases are over', async () => {
  const bob = await client('bob');
  const ann = await client('ann');
  await ann.office.chat.get(chatId);
  const store = (await ann.office.maintenance.storeInfo()).path;
  await ann.office.connection.disconnect();
  const bytes = randomBytes(30_000);
  await ann.office.files.send({ chatId, name: 'a.bin', source: { path: path('a.bin', bytes) } });
  await ann.office.chat.send({ chatId, text: 'a text' });
  await ann.close();

  // Nothing that a lease would end by itself within this test.
  const argument: ClaimArgument = { store, leaseMs: 25_000 };
  const program = new ChildProgram<ClaimTold>('claim-program.ts', argument);
  afterwards(() => program.kill());
  await program.next((told): told is ClaimTold => told.is === 'claimed');
  const beside = await client('ann');
  expect(beside.stored().outbox.map(({ leaseHolder }) => leaseHolder)).toEqual(['', 'killed']);
  expect(await bob.office.files.ofChat(chatId)).toEqual([]);
  await beside.close();

  await program.kill();
  const start = performance.now();
  const again = await client('ann');
  await waitUntil('both', async () => (await again.office.acts.outbox()).length === 0, 12);
  expect(performance.now() - start).toBeLessThan(12_000);
  expect(await newestFile(bob.office, chatId)).toMatchObject({ name: 'a.bin', size: 30_000 });
});
