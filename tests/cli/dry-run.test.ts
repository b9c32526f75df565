// `--dry-run` of every command that changes something, against a real office behind a door that lets no write through.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasVerbs } from '#cli/command.ts';
import { nounEntries } from '#cli/commands/index.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

/** What follows each command so that its checks pass; `CHAT` stands for a chat of the list, `MID` for a message
 * of it, `GROUP` for a group the person owns, `PERSON` for another member of it, `OFFICE` for the folder of another
 * office that runs, `BACKUP` for a copy of it. */
const inputs: Readonly<Record<string, { words: string[]; input?: string }>> = {
  'chat send': { words: ['CHAT', 'hello'] },
  'chat pin': { words: ['CHAT'] },
  'chat unpin': { words: ['CHAT'] },
  'chat mute': { words: ['CHAT'] },
  'chat unmute': { words: ['CHAT'] },
  'chat mark': { words: ['CHAT', '--read'] },
  'chat remove': { words: ['CHAT'] },
  'chat forward': { words: ['MID', '--to', 'CHAT'] },
  'chat flash': { words: ['read', 'MID'] },
  'chat scheduled': { words: ['cancel', '1'] },
  'chat remind': { words: ['MID', '+2h'] },
  'outbox retry': { words: ['--all'] },
  'outbox drop': { words: ['--all'] },
  'chat withdraw': { words: ['MID'] },
  'chat delete': { words: ['MID'] },
  'chat draft': { words: ['CHAT', 'later'] },
  'group create': { words: ['--name', '读书会', '--members', 'PERSON'] },
  'group add': { words: ['GROUP', 'PERSON', '@nobody'] },
  'group remove': { words: ['GROUP', 'PERSON'] },
  'group rename': { words: ['GROUP', '新名称'] },
  'group notice': { words: ['GROUP', '公告'] },
  'group intro': { words: ['GROUP', '简介'] },
  'group avatar': { words: ['GROUP', '--remove'] },
  'group admins': { words: ['GROUP', 'add', 'PERSON'] },
  'group invite': { words: ['GROUP', 'off'] },
  'group review': { words: ['GROUP', 'on'] },
  'group push': { words: ['GROUP', 'off'] },
  'group requests': { words: ['approve', 'GROUP', '--all'] },
  'group transfer': { words: ['GROUP', 'PERSON'] },
  'group leave': { words: ['GROUP'] },
  'group dissolve': { words: ['GROUP'] },
  login: { words: ['--user', 'somebody', '--password-stdin'], input: 'secret' },
  logout: { words: [] },
  lock: { words: [] },
  unlock: { words: ['--password-stdin'], input: 'x' },
  'account password': {
    words: ['--password-stdin'],
    input: 'Old-pass-1\nNew-Pass-word-27\nNew-Pass-word-27\n',
  },
  'account revoke': { words: ['1'] },
  'contacts me': { words: ['remove-avatar'] },
  'contacts service': { words: [] },
  'contacts follow': { words: ['CHAT'] },
  'contacts unfollow': { words: ['CHAT'] },
  'contacts add-friend': { words: ['1002', '1003'] },
  'contacts remove-friend': { words: ['1002'] },
  'server start': { words: [] },
  'server stop': { words: ['--data', 'OFFICE'] },
  'server backup': { words: ['copy', '--data', 'OFFICE'] },
  'server migrate': { words: ['--data', 'BACKUP'] },
  'server restore': { words: ['BACKUP', '--data', 'restored'] },
  'server user': { words: ['reset-pw', 'somebody'] },
  'config set': { words: ['sendWay', 'ctrlEnter'] },
  'config unset': { words: ['lang'] },
  'config edit': { words: [] },
  'config use': { words: ['default'] },
  'variant use': { words: ['tuha'] },
  'cache sync': { words: [] },
  'cache clear': { words: [] },
  api: { words: ['GET', 'uc:/system/user/getKeyWordsLike', '-F', 'keyWord=x'] },
};

let office: RunningOffice;
let kept: RunningOffice;
let door: Server;
let url: string;
let cli: RealCli;
let chat: string;
let mid: string;
let group: string;
let person: string;
/** Once it is shut, calls that are no reading are refused and noted. */
let isShut = false;
const writes: string[] = [];

const mutating: string[] = [];
for (const entry of nounEntries) {
  const noun = await entry.load();
  for (const command of hasVerbs(noun) ? noun.verbs : [noun])
    if (command.mutates) mutating.push(hasVerbs(noun) ? `${noun.name} ${command.name}` : noun.name);
}

beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  door = createServer((request, response) => {
    const isReading = request.method === 'GET' && !/logout|updateAvatar|leaveGroup/.test(request.url ?? '');
    if (isShut && !isReading) {
      writes.push(`${request.method} ${request.url}`);
      response.writeHead(500).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(
        ['authorization', 'content-type', 'accept'].flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
      const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
      fetch(`${office.url}${request.url}`, { method: request.method ?? 'GET', headers, ...body })
        .then(async (answer) => {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(Buffer.from(await answer.arrayBuffer()));
        })
        .catch(() => response.writeHead(502).end());
    });
  });
  door.on('upgrade', (request, socket) => {
    writes.push(`socket ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  cli = realCli();
  const [account] = office.accounts;
  const argv = ['login', '--server', url, '--user', account?.loginname ?? '', '--password-stdin'];
  expect(await cli.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  const { out } = await cli.tangram(['chat', 'list', '--jq', '.[0].id']);
  chat = out.trim();
  mid = (await cli.tangram(['chat', 'read', chat, '--jq', '.[0].mid'])).out.trim();
  const made = ['group', 'create', '--name', '试演', '--members', '@chenyuhang,@linruoxi'];
  group = (await cli.tangram([...made, '--jq', '.chatId'])).out.trim();
  person = (await cli.tangram(['group', 'members', group, '--jq', '.[1].id'])).out.trim();
  const onStop = (): void => void writes.push('stop');
  kept = await startOffice({ dataDir: join(cli.home, 'office'), seed: 'none', onStop });
  const copied = ['server', 'backup', 'copied', '--data', 'office', '--json'];
  expect(await cli.tangram(copied)).toMatchObject({ code: 0 });
  writes.length = 0;
  isShut = true;
});
afterAll(async () => {
  await kept.close();
  cli.remove();
  await new Promise((resolve) => door.close(resolve));
  await office.close();
});

test('every command that changes something is tried here', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(mutating.toSorted());
});

test.each(mutating)(
  '%s --dry-run shows what it would do, and nothing leaves this machine but questions',
  async (words) => {
    const row = inputs[words] ?? { words: [] };
    const given = row.words.map(
      (word) =>
        ({ CHAT: chat, MID: mid, GROUP: group, PERSON: person, OFFICE: 'office', BACKUP: 'copied' })[word] ??
        word,
    );
    const argv = [...words.split(' '), ...given, '--dry-run', '--json', '--server', url];
    const said = await cli.tangram(argv, { input: row.input ?? '' });
    expect({ words, err: said.err, code: said.code }).toEqual({ words, err: said.err, code: 0 });
    expect(JSON.parse(said.out)).toMatchObject({ dryRun: true, requests: [{}] });
    expect(writes).toEqual([]);
  },
);

test('without it the door is met: the trial can fail', async () => {
  expect((await cli.tangram(['chat', 'pin', chat, '--server', url])).code).not.toBe(0);
  expect(writes.length).toBeGreaterThan(0);
});
