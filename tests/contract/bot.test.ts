// Runs the README's bot, word for word, against a whole office in memory.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { createBot } from '#sdk/bot/index.ts';
import type { Office } from '#sdk/office.ts';
import { createTestOffice, type TestOffice } from '#fixtures/testing.ts';

let office: TestOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** The README's code block and the module that runs, both without what differs on purpose: paths and frame. */
function readmeBlock(): string {
  return /```ts\n(import \{ createBot \}[\s\S]*?)```/.exec(read('../../README.md'))?.[1]?.trim() ?? '';
}
function runBlock(): string {
  return read('./readme-bot.ts')
    .replace(/^\/\/.*\n/, '')
    .replace('export { office };', '')
    .replace('#sdk/bot/index.ts', 'tangram/sdk/bot')
    .replace('#fixtures/testing.ts', 'tangram/sdk/testing')
    .trim();
}

async function nextMessage(
  client: Office,
  matches: (message: LocalMessage) => boolean,
): Promise<LocalMessage> {
  return new Promise((resolve) => {
    const stop = client.events((event) => {
      if (event.type !== 'message' || !matches(event.message)) return;
      stop();
      resolve(event.message);
    });
  });
}

test('the bot of the README is at most ten lines and answers', async () => {
  const lines = readmeBlock()
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(runBlock()).toBe(readmeBlock());
  ({ office } = await import('./readme-bot.ts'));
  const colleague = await office.client('colleague');
  await colleague.connection.connect();
  const bot = await colleague.contacts.personByLoginName('bot');
  const chat = await colleague.chat.activate({ personId: bot.id });
  const answer = nextMessage(colleague, (message) => !message.mine);
  await colleague.chat.send({ chatId: chat.id, text: '在吗 a(b' });
  expect((await answer).senderId).toBe(bot.id);
  const hits = await colleague.chat.search({ text: 'echo' });
  expect(hits.hits[0]?.plainText).toBe('echo: 在吗 a(b');
});

test('handlers of one chat run in order, an error ends no bot, and idle tells when all are done', async () => {
  office = await createTestOffice();
  const bot = createBot(await office.client('bot'));
  const seen: string[] = [];
  const errors: string[] = [];
  bot
    .hears(/^n/, async ({ text }) => {
      await new Promise((resolve) => setTimeout(resolve, text === 'n0' ? 30 : 0));
      seen.push(text);
      if (text === 'n1') throw new TypeError('broken handler');
    })
    .onError((error) => errors.push(error.code));
  await bot.start();
  const colleague = await office.client('colleague');
  await colleague.connection.connect();
  const chat = await colleague.chat.activate({ personId: '1001' });
  for (const text of ['n0', 'n1', 'n2']) await colleague.chat.send({ chatId: chat.id, text, wait: true });
  await expect.poll(() => seen.length).toBe(3);
  await bot.idle();
  expect(seen).toEqual(['n0', 'n1', 'n2']);
  expect(errors).toEqual(['unexpected']);
  await bot.stop();
});

test('a bot comes back after its connection was cut and hears what it missed, once', async () => {
  office = await createTestOffice();
  const client = await office.client('bot');
  const bot = createBot(client);
  const seen: string[] = [];
  bot.onText(({ text }) => void seen.push(text));
  await bot.start();
  const colleague = await office.client('colleague');
  await colleague.connection.connect();
  const chat = await colleague.chat.activate({ personId: '1001' });
  await colleague.chat.send({ chatId: chat.id, text: 'before', wait: true });
  await expect.poll(() => seen).toEqual(['before']);
  office.drop();
  for (let count = 0; count < 20; count += 1)
    await colleague.chat.send({ chatId: chat.id, text: `m${count}` });
  await expect.poll(() => seen.length).toBe(21);
  expect(seen).toEqual(['before', ...Array.from({ length: 20 }, (_, index) => `m${index}`)]);
  await bot.stop();
});
