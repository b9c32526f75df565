// A forward with a word of one's own: said once in each chat, behind what was forwarded.
import { afterEach, expect, test } from 'vitest';
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
