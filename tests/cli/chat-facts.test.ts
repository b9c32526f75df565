// `tangram chat` and `contacts` at a real office, on what others do: who has read, who is there, files alone, notices by their words.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('in a chat of two the other’s reading is told, too', async () => {
  const said = await cli.tangram(['chat', 'send', '薄文', '看到了吗', '--json']);
  const { mid, chatId: direct } = JSON.parse(said.out) as { mid: string; chatId: string };
  const names = async () => (await json('chat', 'readers', direct, mid)).map(({ name }) => name);
  expect(await names()).toEqual([]);
  await colleague.chat.markRead(direct, Number(mid));
  expect(await names()).toEqual(['薄文']);
});

test('what was withdrawn takes nothing more, which is said', async () => {
  const { mid } = JSON.parse((await cli.tangram(['chat', 'send', chatId, '说错了', '--json'])).out) as {
    mid: string;
  };
  expect(await cli.tangram(['chat', 'withdraw', mid])).toMatchObject({ code: 0 });
  for (const act of [
    ['react', mid, 'thumb'],
    ['edit', mid, '改一下'],
    ['pin-message', mid],
  ]) {
    const refused = await cli.tangram(['chat', ...act, '--lang', 'en']);
    expect([refused.code === 0, refused.err]).toEqual([
      false,
      expect.stringContaining(`Message ${mid} was withdrawn`),
    ]);
  }
});

test('one writes to oneself: another device has it, nothing is unread, and it is found', async () => {
  const note = await cli.tangram(['chat', 'send', '@anran', '记得带钥匙', '--json']);
  const { chatId: own } = JSON.parse(note.out) as { chatId: string };
  const { sessions } = office.office;
  const phone = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: office.url });
  await phone.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  await phone.connection.connect();
  expect(await phone.chat.get(own)).toMatchObject({ name: '安然', peerId: '1001', unread: 0, enabled: true });
  await phone.chat.send({ chatId: own, text: '还有伞', wait: true });
  const { messages } = await phone.chat.older(own, Number.MAX_SAFE_INTEGER);
  expect(messages.map(({ text, readByPeer }) => [text, readByPeer])).toEqual([
    ['记得带钥匙', true],
    ['还有伞', true],
  ]);
  const read = async () => (await json('chat', 'read', own)).map(({ text, mine }) => [text, mine]);
  await expect.poll(read).toEqual([
    ['记得带钥匙', true],
    ['还有伞', true],
  ]);
  expect((await json('chat', 'list')).find(({ id }) => id === own)).toMatchObject({ unread: 0 });
  expect(await json('chat', 'search', '带钥匙')).toHaveLength(1);
  // Nobody else sees it.
  await expect(colleague.chat.get(own)).rejects.toMatchObject({ kind: 'refused' });
  await phone.close();
});

test('a recording is sent as a voice message with its length', async () => {
  const path = join(cli.home, '语音.webm');
  writeFileSync(path, '不是真的声音');
  const sent = await cli.tangram(['chat', 'send', chatId, '--audio', path, '--seconds', '7', '--json']);
  expect(JSON.parse(sent.out)).toMatchObject({ type: 'audio', state: 'sent' });
  await expect
    .poll(async () => colleague.files.ofChat(chatId, { kinds: ['audio'] }))
    .toMatchObject([{ kind: 'audio', seconds: 7, name: '语音.webm' }]);
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

test('one search offers commands and settings beside what it finds, and files alone on request', async () => {
  const found = await json('search', 'appearance', '--in', 'commands,settings', '--lang', 'en');
  expect(found.map(({ group, path }) => [group, path])).toContainEqual([
    'settings',
    '/setting/generalSetting#theme',
  ]);
  expect(await json('search', 'chat send', '--in', 'commands', '--limit', '1')).toMatchObject([
    { reference: 'command:chat.send', title: 'tangram chat send' },
  ]);
  const approvals = async (...more: string[]) =>
    (await json('search', 'approval', '--in', 'commands', '--limit', '40', ...more)).filter(({ title }) =>
      String(title).startsWith('tangram approval'),
    ).length;
  expect(await approvals()).toBeGreaterThan(3);
  expect(await approvals('--variant', 'shengli')).toBe(0);
  const files = await json('search', '季度报表', '--files');
  expect([...new Set(files.map(({ group }) => group))]).toEqual(['messages']);
  expect(files).toHaveLength(1);
});

test('one’s suggestions are found by their words, and nothing of the to-do that has a group of its own', async () => {
  await colleague.suggestions.send({ text: '请把季度模板放进云盘' });
  expect(await colleague.finding.in('suggestions', '季度模板', 5)).toMatchObject([
    { title: '请把季度模板放进云盘', path: expect.stringContaining('/main/suggestion?open=') },
  ]);
  expect(await colleague.finding.in('suggestions', '没有这句', 5)).toEqual([]);
  await colleague.approval.submit('leave', {
    values: { kind: 'annual', period: ['2026-12-01', '2026-12-03'], reason: '季度' },
  });
  expect(await colleague.finding.in('todo', '年', 5)).toEqual([]);
});

test('an emoji that has no name of the office is a reaction as it is; what is none is refused with what is', async () => {
  const said = await cli.tangram(['chat', 'send', chatId, '上线了', '--json']);
  const { mid } = JSON.parse(said.out) as { mid: string };
  const unnamed = ['🚀', '🇨🇳', '👨‍👩‍👧', '🧑🏽‍🚀'];
  for (const emoji of unnamed)
    expect(await json('chat', 'react', mid, emoji)).toMatchObject({ emoji, count: 1 });
  expect(await json('chat', 'react', mid, '👍🏽')).toMatchObject({ emoji: '强' });
  const people = await json('chat', 'reactions', mid);
  expect(people.map(({ emoji }) => emoji)).toEqual([...unnamed, '强']);
  const shown = await cli.tangram(['chat', 'reactions', mid]);
  for (const emoji of unnamed) expect(shown.out).toContain(emoji);
  for (const none of ['🚀🚀', 'nonsense'])
    expect(await cli.tangram(['chat', 'react', mid, none])).toMatchObject({
      code: 2,
      err: expect.stringContaining(none),
    });
});
