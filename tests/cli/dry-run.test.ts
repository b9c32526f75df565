// `--dry-run` of every command that changes something, against a real office behind a door that lets no write through.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasVerbs } from '#cli/command.ts';
import { nounEntries, nounEntry } from '#cli/commands/index.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

/** What follows each command so that its checks pass; `CHAT` stands for a chat of the list, `MID` for a message
 * of it, `GROUP` for a group the person owns, `PERSON` for another member of it, `OFFICE` for the folder of another
 * office that runs, `BACKUP` for a copy of it. A command without a row is tried by its own first example. */
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
  'chat react': { words: ['MID', '强'] },
  'chat edit': { words: ['MID', 'better'] },
  'chat pin-message': { words: ['MID'] },
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
  'contacts status': { words: ['set', 'out'] },
  'contacts service': { words: [] },
  'contacts follow': { words: ['CHAT'] },
  'contacts unfollow': { words: ['CHAT'] },
  'contacts add-friend': { words: ['1002', '1003'] },
  'contacts remove-friend': { words: ['1002'] },
  'write new': { words: ['--module', 'notice', '--topic', 'x'] },
  'write outline': { words: ['1', 'add', 'x', '--after', '1'] },
  'write set': { words: ['1', 'x'] },
  'write form': { words: ['1', 'note=x'] },
  'write rename': { words: ['1', 'x'] },
  'write rm': { words: ['1'] },
  'write restore': { words: ['1'] },
  'write import': { words: [new URL('../../README.md', import.meta.url).pathname] },
  'write versions': { words: ['1'] },
  'write share': { words: ['1', '--to', 'everybody'] },
  'write template': { words: ['use', '1'] },
  'disk put': { words: [new URL('../../LICENSE', import.meta.url).pathname, 'personal:/'] },
  'disk mkdir': { words: ['personal:/新'] },
  'disk rename': { words: ['personal:/工作总结', '新'] },
  'disk mv': { words: ['personal:/工作总结', 'personal:/学习笔记/'] },
  'disk cp': { words: ['personal:/工作总结', 'personal:/学习笔记/', '--conflict', 'replace'] },
  'disk rm': { words: ['personal:/工作总结', '--permanent'] },
  'disk trash': { words: ['purge', '--all'] },
  'disk share': { words: ['personal:/工作总结', '--to', 'PERSON'] },
  'disk unshare': { words: ['1'] },
  'disk access': { words: ['grant', '1', 'PERSON'] },
  'disk grant': { words: ['personal:/工作总结', '--to', 'PERSON', '--role', 'w'] },
  'disk link': { words: ['personal:/工作总结', '--most', '3'] },
  'disk links': { words: ['open', 'TOKEN'] },
  'disk versions': { words: ['restore', 'personal:/工作总结/第三季度工作总结.docx', '1'] },
  'disk star': { words: ['personal:/工作总结'] },
  'disk transfers': { words: ['resume'] },
  'disk task': { words: ['create', '收集', '--members', 'PERSON'] },
  'disk admins': { words: ['transfer', 'PERSON'] },
  'disk sync': { words: [new URL('../../variants/brand/spi', import.meta.url).pathname, 'personal:/同步'] },
  'ask session': { words: ['pin', '1'] },
  'notice read': { words: ['1'] },
  'notice settings': { words: ['disk', 'count'] },
  'todo read': { words: ['1'] },
  'todo done': { words: ['1'] },
  'todo later': { words: ['1', '--at', '+2h'] },
  'todo systems': { words: ['add', '物资平台', '--origin', 'https://supplies.example'] },
  'approval submit': { words: ['general', '--set', 'subject=x', '--set', 'content=y', '--to', 'PERSON'] },
  'approval resubmit': { words: ['2', '--set', 'reason=y'] },
  'approval approve': { words: ['2'] },
  'approval reject': { words: ['2', '--comment', 'x'] },
  'approval return': { words: ['2', '--comment', 'x'] },
  'approval transfer': { words: ['2', '--to', 'PERSON'] },
  'approval add-step': { words: ['2', '--to', 'PERSON'] },
  'approval withdraw': { words: ['2'] },
  'approval remind': { words: ['2'] },
  'approval comment': { words: ['2', '--comment', 'x'] },
  'approval undo': { words: ['2'] },
  'approval apply': { words: ['PLAN-FILE'] },
  'approval delegate': { words: ['PERSON', '--until', '+2h'] },
  'app favorite': { words: ['审批'] },
  'app group': { words: ['create', '出差', '审批'] },
  'announce read': { words: ['5'] },
  'announce publish': { words: ['通知', '正文', '--everybody'] },
  'announce edit': { words: ['2', '--title', '通知'] },
  'announce publishers': { words: ['--everybody'] },
  'announce pin': { words: ['5'] },
  'announce withdraw': { words: ['5'] },
  'announce remind': { words: ['5'] },
  'suggest send': { words: ['好'] },
  'suggest reply': { words: ['1', '好'] },
  'admin people': { words: ['disable', '@linruoxi'] },
  'admin departments': { words: ['add', '储能研究组', '--under', '数字化中心'] },
  'admin roles': { words: ['set', 'finance', 'PERSON'] },
  'admin devices': { words: ['end', '@linruoxi'] },
  'admin apps': {
    words: [
      ...['add', '--name', '班车', '--category', '后勤', '--kind', 'browser'],
      ...['--target', 'https://bus.example', '--everybody'],
    ],
  },
  'admin categories': { words: ['add', '班车'] },
  'admin forms': { words: ['archive', 'leave'] },
  'admin words': { words: ['add', '内部价格'] },
  'admin parameters': { words: ['set', 'revert_time', '5'] },
  'admin limits': { words: ['set', 'messages', '2000/50'] },
  'admin ldap': { words: ['set', '--url', 'ldaps://ldap.example', '--base', 'dc=example'] },
  'admin oidc': { words: ['set', '--issuer', 'https://login.example', '--client', 'tangram'] },
  'write generate': { words: ['DOCUMENT', '--section', '1'] },
  'write source': { words: ['DOCUMENT', 'bases', 'KB'] },
  'schedule create': { words: ['--title', '周会', '--start', '2026-12-01T09:00', '--with', 'PERSON'] },
  'schedule update': { words: ['EVENT', '--title', '新标题'] },
  'schedule cancel': { words: ['EVENT'] },
  'schedule rm': { words: ['EVENT'] },
  'schedule respond': { words: ['INVITED', 'accept'] },
  'schedule calendar': { words: ['create', '出差'] },
  'schedule reminders': { words: ['snooze', '1', '--for', '30m'] },
  'schedule import': { words: ['CALENDAR-FILE'] },
  'task create': { words: ['--title', '交周报', '--executor', 'PERSON', '--due', '2026-12-01T18:00'] },
  'task update': { words: ['TASK', '--progress', '60'] },
  'task done': { words: ['TASK'] },
  'task terminate': { words: ['TASK'] },
  'task exit': { words: ['JOINED'] },
  'task feedback': { words: ['add', 'TASK', '做完一半'] },
  'task reopen': { words: ['DONE'] },
  'task urge': { words: ['TASK'] },
  'task handover': { words: ['TASK', '--to', 'PERSON'] },
  'schedule workdays': { words: ['--reset'] },
  'server init': {
    words: ['--data', 'new', '--name', '示例公司', '--admin', 'zhangwei', '--admin-name', '张伟'],
  },
  'server start': { words: [] },
  'server stop': { words: ['--data', 'OFFICE'] },
  'server backup': { words: ['copy', '--data', 'OFFICE'] },
  'server export': { words: ['-o', 'carried.zip', '--data', 'OFFICE'] },
  'server import': { words: ['carried', '--data', 'taken'] },
  'server publish': {
    words: ['new.AppImage', '--release', '1.1.0', '--os', 'linux-x64', '--data', 'OFFICE'],
  },
  'server migrate': { words: ['--data', 'BACKUP'] },
  'server restore': { words: ['BACKUP', '--data', 'restored'] },
  'server user': { words: ['reset-pw', 'somebody'] },
  'server department': { words: ['add', '数字化中心/储能研究组'] },
  'server unlock': { words: ['linruoxi'] },
  'server person': { words: ['export', 'linruoxi', '-o', 'person.zip'] },
  'server retention': { words: ['add', 'group', '--days', '730'] },
  'config set': { words: ['sendWay', 'ctrlEnter'] },
  'config unset': { words: ['lang'] },
  'config edit': { words: [] },
  'config use': { words: ['default'] },
  'variant use': { words: ['tuha'] },
  'meeting invite': { words: ['MEETING', '--people', '@chenyuhang'] },
  'meeting end': { words: ['MEETING'] },
  'meeting cancel': { words: ['MEETING'] },
  call: { words: ['@linruoxi', '--audio'] },
  'cache sync': { words: [] },
  'cache clear': { words: [] },
  api: { words: ['GET', 'uc:/system/user/getKeyWordsLike', '-F', 'keyWord=x'] },
};

/** Questions that are too long for an address. */
const longQuestions = /\/schedule\/items\/known$/;

let office: RunningOffice;
let kept: RunningOffice;
let door: Server;
let url: string;
let cli: RealCli;
/** A profile of the super administrator: who may try the commands of the administration. */
let chief: RealCli;
let chat: string;
let mid: string;
let group: string;
let person: string;
/** What stands in the schedule: one's own meeting, one's own task, an invitation, a task one takes part in, a file; and a meeting that runs. */
let dates: Readonly<Record<string, string>> = {};
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
    const path = request.url ?? '';
    const isReading =
      request.method === 'GET' ? !/logout|updateAvatar|leaveGroup/.test(path) : longQuestions.test(path);
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
  chief = realCli();
  const superior = office.accounts.find(({ loginname }) => loginname === 'guwenbo');
  await chief.tangram(['login', '--server', url, '--user', 'guwenbo', '--password-stdin'], {
    input: superior?.password ?? '',
  });
  const { out } = await cli.tangram(['chat', 'list', '--jq', '.[0].id']);
  chat = out.trim();
  mid = (await cli.tangram(['chat', 'read', chat, '--jq', '.[0].mid'])).out.trim();
  const made = ['group', 'create', '--name', '试演', '--members', '@chenyuhang,@linruoxi'];
  group = (await cli.tangram([...made, '--jq', '.chatId'])).out.trim();
  person = (await cli.tangram(['group', 'members', group, '--jq', '.[1].id'])).out.trim();
  const planned = async (...words: string[]): Promise<string> =>
    (await cli.tangram([...words, '--jq', '.id'])).out.trim();
  const event = ['--type', 'meeting', '--start', '2026-12-01T09:00', '--title'];
  const task = ['task', 'create', '--due', '2026-12-01T18:00', '--title', '盘点'];
  const other = realCli();
  const [, second] = office.accounts;
  await other.tangram(
    ['login', '--server', office.url, '--user', second?.loginname ?? '', '--password-stdin'],
    {
      input: second?.password ?? '',
    },
  );
  const theirs = async (...words: string[]): Promise<string> =>
    (await other.tangram([...words, '--jq', '.id'])).out.trim();
  const me = `@${account?.loginname}`;
  const done = await planned(...task, '--executor', me);
  await cli.tangram(['task', 'done', done]);
  dates = {
    EVENT: await planned('schedule', 'create', ...event, '周会'),
    TASK: await planned(...task, '--executor', me),
    DONE: done,
    INVITED: await theirs('schedule', 'create', ...event, '评审', '--with', me),
    JOINED: await theirs(...task, '--executor', `@${second?.loginname}`, '--with', me),
    DOCUMENT: await planned('write', 'new', '--module', '通知', '--topic', '试演'),
    KB: (await cli.tangram(['ask', 'kb', 'list', '--jq', '.[0].name'])).out.trim(),
    MEETING: await planned('meeting', 'quick', '--subject', '试演'),
    'CALENDAR-FILE': join(cli.home, 'one.ics'),
    'PLAN-FILE': join(cli.home, 'decide.json'),
  };
  other.remove();
  writeFileSync(join(cli.home, 'decide.json'), JSON.stringify([{ id: '2', act: 'approve' }]));
  writeFileSync(
    join(cli.home, 'one.ics'),
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:one\r\nSUMMARY:one\r\nDTSTART:20261210T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  );
  const onStop = (): void => void writes.push('stop');
  kept = await startOffice({ dataDir: join(cli.home, 'office'), seed: 'small', passwordsFor: [], onStop });
  const copied = ['server', 'backup', 'copied', '--data', 'office', '--json'];
  expect(await cli.tangram(copied)).toMatchObject({ code: 0 });
  const carried = ['server', 'export', '-o', 'carried', '--data', 'office', '--json'];
  expect(await cli.tangram(carried)).toMatchObject({ code: 0, err: '' });
  writes.length = 0;
  isShut = true;
  // A demo office and thirty commands at it: a net, and on a busy machine a minute is none.
}, 180_000);
afterAll(async () => {
  await kept.close();
  cli.remove();
  chief.remove();
  await new Promise((resolve) => door.close(resolve));
  await office.close();
});

test('a row is a command that changes something', () => {
  expect(Object.keys(inputs).filter((words) => !mutating.includes(words))).toEqual([]);
});

/** What follows a command in its own first example. */
async function exampleOf(words: string): Promise<string[]> {
  const [first = '', verb] = words.split(' ');
  const noun = await nounEntry(first)?.load();
  const command = noun !== undefined && hasVerbs(noun) ? noun.verbs.find(({ name }) => name === verb) : noun;
  const line = command !== undefined && 'examples' in command ? (command.examples[0]?.line ?? '') : '';
  const typed = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
  return typed.slice(1 + words.split(' ').length);
}

test.each(mutating)(
  '%s --dry-run shows what it would do, and nothing leaves this machine but questions',
  async (words) => {
    writes.length = 0;
    const row = inputs[words] ?? { words: await exampleOf(words) };
    const given = row.words.map(
      (word) =>
        ({
          CHAT: chat,
          MID: mid,
          GROUP: group,
          PERSON: person,
          OFFICE: 'office',
          BACKUP: 'copied',
          ...dates,
        })[word] ?? word,
    );
    const argv = [...words.split(' '), ...given, '--dry-run', '--json', '--server', url];
    const said = await (
      /^(?:admin|announce (?:edit|publishers)|server department)/u.test(words) ? chief : cli
    ).tangram(argv, {
      input: row.input ?? '',
    });
    expect({ words, err: said.err, code: said.code }).toEqual({ words, err: said.err, code: 0 });
    const plan = JSON.parse(said.out) as { dryRun: boolean; requests: unknown[] };
    expect(plan.dryRun).toBe(true);
    expect(plan.requests.length).toBeGreaterThan(0);
    expect(writes).toEqual([]);
  },
);

test('without it the door is met: the trial can fail', async () => {
  expect((await cli.tangram(['chat', 'pin', chat, '--server', url])).code).not.toBe(0);
  expect(writes.length).toBeGreaterThan(0);
});
