// A forward with a word of one's own: said once in each chat, behind what was forwarded.
import { afterEach, expect, test } from 'vitest';
import { messageRecord } from '#sdk/chat/rules/message-record.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('every chat that has it has the word once, however often the forward is repeated', async () => {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  ends.push(() => running.close());
  const ann = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  ends.push(() => ann.close());
  const { sessions } = running.office;
  await ann.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  await ann.connection.connect();
  const [from, to] = [
    await ann.chat.activate({ personId: '1002' }),
    await ann.chat.activate({ personId: '1003' }),
  ];
  const { mid } = await ann.chat.send({ chatId: from.id, text: '要转发的', wait: true });
  const input = { chatId: from.id, mids: [mid], personIds: ['1003'], words: '请看 [一下]', clientId: 'once' };
  await ann.acts.forward(input);
  await ann.acts.forward(input);
  const texts = async (): Promise<string[]> =>
    (await ann.chat.older(to.id, Number.MAX_SAFE_INTEGER, 10)).messages.map(({ text }) => text);
  await expect.poll(async () => (await texts()).length).toBe(2);
  const [forwarded, words] = await texts();
  expect(forwarded).toBe('要转发的');
  expect(words).toContain('一下');
});

test('what was forwarded says whose words it carries, also from what the device keeps', async () => {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  ends.push(() => running.close());
  const { sessions } = running.office;
  const signedIn = async (id: number, loginName: string) => {
    const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
    ends.push(() => office.close());
    await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(id, loginName)) });
    await office.connection.connect();
    return office;
  };
  const [ann, other] = [await signedIn(1001, 'anran'), await signedIn(1002, 'p1002')];
  const from = await other.chat.activate({ personId: '1001' });
  const to = await ann.chat.activate({ personId: '1003' });
  const { mid } = await other.chat.send({ chatId: from.id, text: '她的话', wait: true });
  await ann.acts.forward({ chatId: from.id, mids: [mid], personIds: ['1003'], clientId: 'once' });
  const name = (await ann.contacts.person('1002')).name;
  const kept = async () => (await ann.chat.older(to.id, Number.MAX_SAFE_INTEGER, 10)).messages;
  await expect.poll(async () => (await kept()).at(-1)?.forwardedFrom).toBe(name);
  await ann.connection.disconnect();
  const [message] = (await kept()).slice(-1);
  expect(message && messageRecord(message, '')).toMatchObject({ text: '她的话', forwardedFrom: name });
});
