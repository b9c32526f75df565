// `tangram chat` and `contacts` at a real office, on what others do: who has read, who is there, files alone, notices by their words.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { openOffice } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
let colleague: Office;
const chatId = '00001';

beforeAll(async () => {
  office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran'] });
  cli = realCli();
  const [account] = office.accounts;
  const argv = ['login', '--server', office.url, '--user', 'anran', '--password-stdin'];
  expect(await cli.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  colleague = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: office.url });
  const { sessions } = office.office;
  await colleague.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1002, 'bowen')) });
  await colleague.connection.connect();
});
afterAll(async () => {
  await colleague.close();
  cli.remove();
  await office.close();
});

const json = async (...words: string[]) =>
  JSON.parse((await cli.tangram([...words, '--json'])).out) as Record<string, unknown>[];

test('who has read a message, and who has not, stand there by name', async () => {
  const { mid } = JSON.parse((await cli.tangram(['chat', 'send', chatId, '都看到了吗', '--json'])).out) as {
    mid: string;
  };
  const names = async (...more: string[]) =>
    (await json('chat', 'readers', chatId, mid, ...more)).map(({ name }) => name);
  expect([await names(), await names('--unread')]).toEqual([[], ['薄文']]);
  await colleague.chat.markRead(chatId, Number(mid));
  expect([await names(), await names('--unread')]).toEqual([['薄文'], []]);
});

test('who is online is listed, and not once they have gone', async () => {
  const names = async () => (await json('contacts', 'online')).map(({ name }) => name);
  expect(await names()).toContain('薄文');
  await colleague.connection.disconnect();
  await expect.poll(names).not.toContain('薄文');
  await colleague.connection.connect();
});

test('files are found alone by their names, and what happened in the group by its sentence', async () => {
  const name = '季度报表.txt';
  await colleague.files.send({ chatId, source: { content: new Blob(['数字']) }, name, wait: true });
  await colleague.chat.send({ chatId, text: '季度报表在上面', wait: true });
  expect(await json('chat', 'search', '季度报表')).toHaveLength(2);
  expect(await json('chat', 'search', '季度报表', '--type', 'file')).toMatchObject([
    { type: 'file', text: name },
  ]);
  await office.office.groups.rename(1001, { groupId: '1', name: '新名字' });
  const found = await cli.tangram(['chat', 'search', 'You renamed the group', '--lang', 'en']);
  expect(found.out).toContain('You renamed the group to “新名字”');
  expect((await cli.tangram(['chat', 'search', '你将群名称改为', '--lang', 'zh'])).out).toContain('新名字');
});
