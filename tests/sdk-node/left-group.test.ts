// A group that somebody has left, on a device that never had it: what the office tells no more is no error.
import { afterEach, expect, test } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('its older messages end with those that are here', async () => {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  ends.push(() => running.close());
  const { sessions } = running.office;
  const open = async (id: number, login: string): Promise<Office> => {
    const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
    ends.push(() => office.close());
    await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(id, login)) });
    await office.connection.connect();
    return office;
  };
  const ann = await open(1001, 'anran');
  const made = await ann.groups.do({ act: 'create', name: '临时组', memberIds: ['1002', '1003'] });
  const groupId = made.group?.id ?? '';
  const { id: chatId } = await ann.chat.activate({ groupId });
  await ann.chat.send({ chatId, text: '进群前后', wait: true });
  const bob = await open(1002, 'bowen');
  await bob.groups.do({ act: 'leave', groupId });
  const fresh = await open(1002, 'bowen');
  await expect.poll(async () => (await fresh.chat.get(chatId)).enabled).toBe(false);
  expect((await fresh.chat.older(chatId, Number.MAX_SAFE_INTEGER, 10)).end).toBe(true);
});
