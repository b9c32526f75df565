// Words of the grammar that are one thing said in another way: aliases, `list` of requests, `open` of a chat, `--all`, `--follow`.
import { once, EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';
import { runCli } from './run-cli.ts';

let office: RunningOffice;
let cli: RealCli;
let group: string;
const signIn = (name: string, ...words: string[]) => {
  const { password = '' } = office.accounts.find(({ loginname }) => loginname === name) ?? {};
  const argv = ['login', '--server', office.url, '--user', name, '--password-stdin', ...words];
  return cli.tangram(argv, { input: password });
};
beforeAll(async () => {
  office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran', 'bowen'] });
  cli = realCli();
  expect(await signIn('anran')).toMatchObject({ code: 0 });
  const made = ['group', 'create', '--name', '词组', '--members', '薄文,陈曦'];
  group = (await cli.tangram([...made, '--jq', '.chatId'])).out.trim();
});
afterAll(async () => {
  await office.close();
  cli.remove();
});

test('a message is recalled as it is withdrawn, and help says both', async () => {
  const mid = (await cli.tangram(['chat', 'send', group, 'oops', '--jq', '.mid'])).out.trim();
  const said = await cli.tangram(['chat', 'recall', mid, '--json']);
  expect(JSON.parse(said.out)).toMatchObject([{ mid, done: true }]);
  expect((await runCli(['chat', 'recall', '--help'])).out).toContain('recall');
  expect((await runCli(['help', 'chat', 'recall'])).out).toContain('tangram chat withdraw');
});

test('help about a verb that is none says so and names the nearest', async () => {
  const { code, err } = await runCli(['help', 'chat', 'sned', '--json']);
  expect([code, JSON.parse(err)]).toMatchObject([2, { code: 'topicUnknown', suggestion: 'help chat send' }]);
});

test('requests are listed by their own word, which comes before the group', async () => {
  expect(await cli.tangram(['group', 'requests', 'list', group, '--json'])).toMatchObject({
    code: 0,
    out: '[]\n',
  });
  const { code, err } = await cli.tangram(['group', 'requests', group, 'list', '--json']);
  expect([code, JSON.parse(err)]).toMatchObject([2, { param: 'act', valid: ['list', 'approve', 'reject'] }]);
});

test('a chat is opened from its own noun', async () => {
  const said = await cli.tangram(['chat', 'open', group, '--print']);
  expect(said.out).toBe(`${office.url}/main/messages/${group}\n`);
});

test('a plan that cannot be written is told in words', async () => {
  const mid = (await cli.tangram(['chat', 'send', group, 'plan', '--jq', '.mid'])).out.trim();
  const argv = ['chat', 'forward', mid, '--to', '薄文', '--plan', '/nowhere/plan.json', '--json'];
  const { code, err } = await cli.tangram(argv);
  expect([code, JSON.parse(err)]).toMatchObject([1, { code: 'folderMissing', param: '--plan' }]);
});

test('words that go with what is forwarded have arrived when the command is done', async () => {
  const mid = (await cli.tangram(['chat', 'send', group, 'with words', '--jq', '.mid'])).out.trim();
  const said = await cli.tangram(['chat', 'forward', mid, '--to', '薄文', '--words', 'see below', '--json']);
  expect([said.code, JSON.parse(said.out)]).toMatchObject([0, [{ target: '薄文', done: true, error: null }]]);
  expect((await cli.tangram(['outbox', 'list', '--json'])).out).toBe('[]\n');
  const read = await cli.tangram(['chat', 'read', '薄文', '--limit', '2', '--jq', '.[].text']);
  expect(read.out).toContain('with words');
  expect(read.out).toContain('see below');
});

test('one target that is nobody, and one message that is not here, keep no other from being forwarded', async () => {
  const mid = (await cli.tangram(['chat', 'send', group, 'onward', '--jq', '.mid'])).out.trim();
  const argv = [
    'chat',
    'forward',
    mid,
    '999999',
    '--to',
    '薄文,@nobody,陈曦',
    '--json=target,mid,done,error',
  ];
  const said = await cli.tangram(argv);
  expect(said.code).toBe(6);
  expect(JSON.parse(said.out)).toEqual([
    { target: '@nobody', mid: null, done: false, error: 'personNotFound' },
    { target: null, mid: '999999', done: false, error: 'messageUnknown' },
    { target: '薄文', mid: null, done: true, error: null },
    { target: '陈曦', mid: null, done: true, error: null },
  ]);
  const alone = await cli.tangram(['chat', 'forward', mid, '--to', '@nobody', '--json']);
  expect([alone.code, JSON.parse(alone.err)]).toMatchObject([1, { code: 'personNotFound' }]);
  const none = await cli.tangram(['chat', 'forward', '--to', '薄文', '--json']);
  expect([none.code, JSON.parse(none.err)]).toMatchObject([2, { code: 'missingArgument' }]);
});

test('what is refused of a group says whom it is about and what to do', async () => {
  const refused = async (...argv: string[]): Promise<unknown> => {
    const { code, err } = await cli.tangram([...argv, '--json']);
    return { exit: code, ...(JSON.parse(err) as object) };
  };
  expect(await refused('group', 'requests', 'approve', group, '77')).toMatchObject({
    exit: 1,
    code: 'requestUnknown',
  });
  expect(await refused('group', 'avatar', group, cli.home)).toMatchObject({ code: 'fileUnreadable' });
  await cli.tangram(['group', 'remove', group, '陈曦', '--yes']);
  // Whoever has gone already is no failure, alone as well as with others.
  const again = await cli.tangram(['group', 'remove', group, '陈曦', '--yes', '--json=outcome']);
  expect([again.code, JSON.parse(again.out)]).toEqual([0, [{ outcome: 'absent' }]]);
  expect(await refused('group', 'admins', group, 'add', '陈曦')).toMatchObject({ code: 'notInGroup' });
  const table = await cli.tangram(['group', 'add', group, '@nobody', '--lang', 'en']);
  expect(table.out).toContain('nobody');
  expect(table.out).not.toContain('personNotFound');
});

test('--follow shows the newest, then what comes, each once', async () => {
  for (const text of ['one', 'two']) await cli.tangram(['chat', 'send', group, text]);
  const lines: string[] = [];
  const written = new EventEmitter();
  const stop = new AbortController();
  const following = cli.tangram(['chat', 'read', group, '--limit', '2', '--follow', '--json=text'], {
    signal: stop.signal,
    onOut(text) {
      lines.push(text);
      written.emit('line');
    },
  });
  const shown = async (count: number): Promise<void> => {
    while (lines.length < count) await once(written, 'line');
  };
  await shown(2);
  await cli.tangram(['chat', 'send', group, 'three']);
  await shown(3);
  stop.abort();
  expect((await following).code).toBe(130);
  expect(lines.map((line) => (JSON.parse(line) as { text: string }).text)).toEqual(['one', 'two', 'three']);
  const clash = await cli.tangram(['chat', 'read', group, '--follow', '--before', '5', '--json']);
  expect([clash.code, JSON.parse(clash.err)]).toMatchObject([2, { code: 'conflictingOptions' }]);
});

test('logout --all leaves every profile and says what became of each', async () => {
  expect(await signIn('bowen', '--profile', 'work')).toMatchObject({ code: 0 });
  const said = await cli.tangram(['logout', '--all', '--json=profile,signedOut,error']);
  expect(said.code).toBe(0);
  expect(JSON.parse(said.out)).toEqual(
    ['default', 'work'].map((profile) => ({ profile, signedOut: true, error: null })),
  );
  for (const profile of ['default', 'work'])
    expect((await cli.tangram(['whoami', '--profile', profile])).code).toBe(3);
});

test('the version is asked for as everywhere, and only without a command', async () => {
  const { out } = await cli.tangram(['version', '--json']);
  for (const flag of ['--version', '-V'])
    expect(await cli.tangram([flag, '--json'])).toMatchObject({ code: 0, out });
  expect(await cli.tangram(['chat', 'list', '-V'])).toMatchObject({ code: 2 });
});
