// What a shell is answered: words of the tree in the person's language, names of this device, and nothing a shell runs.
import { expect, test } from 'vitest';
import { completionScript, shells } from '#cli/commands/completion/script.ts';
import { aChat, aPerson, fakeOffice } from './fake-office.ts';
import { runCli, type CliWorld } from './run-cli.ts';

function world(): CliWorld {
  const office = fakeOffice();
  office.chats.set(
    '00007',
    aChat('00007', '沈知行', { pinyin: 'shenzhixing szx', lastTime: 3, peerId: '1001' }),
  );
  office.chats.set('00008', aChat('00008', '$(touch x)', { lastTime: 2 }));
  office.chats.set('00009', aChat('00009', '项目 组', { lastTime: 1 }));
  office.people.push(aPerson('1002', 'zhoumingxuan', '周明轩', 'zhou ming xuan'));
  return { office };
}
async function answers(words: readonly string[], given = world()): Promise<string[]> {
  const { code, out, requests } = await runCli(['complete', '--', ...words], given);
  expect(code).toBe(0);
  expect(requests.every(({ online }) => !online)).toBe(true);
  const lines = out.trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^:\d+$/);
  return lines.slice(0, -1);
}
const values = async (...words: string[]): Promise<string[]> =>
  (await answers(words)).map((line) => line.split('\t')[0] ?? '');

test('nouns, verbs and flags, with what they do', async () => {
  expect(await answers(['cha'])).toEqual(['chat\tChats and messages']);
  expect(await values('chat', 'wat')).toEqual(['watch']);
  expect(await values('chat', 'list', '--unr')).toEqual(['--unread']);
  expect(await values('chat', 'list', '--lang', '')).toEqual(['zh', 'en']);
  expect(await values('completion', 'b')).toEqual(['bash']);
  expect(await values('comp')).toEqual(['completion']);
  const { out } = await runCli(['complete', '--lang', 'zh', '--', 'cha'], world());
  expect(out).toBe('chat\t会话与消息\n:4\n');
});

test('names of chats and people; what a shell would run is offered by its number', async () => {
  expect(await values('chat', 'send', '')).toEqual(['沈知行', '00008', '00009']);
  expect(await values('chat', 'send', '沈')).toEqual(['沈知行']);
  expect(await values('chat', 'show', 'shen')).toEqual(['shenzhixing']);
  expect(await values('chat', 'show', 'szx')).toEqual(['szx']);
  expect(await values('contacts', 'show', 'zhoum')).toEqual(['zhoumingxuan']);
  expect(await values('chat', 'show', '0000')).toEqual(['00007', '00008', '00009']);
  expect(await values('contacts', 'show', '周')).toEqual(['周明轩']);
  expect(await values('contacts', 'show', '@zhou')).toEqual(['@zhoumingxuan']);
  expect(await values('chat', 'search', 'x', '--in', '沈')).toEqual(['沈知行']);
});

test('several people and chats between commas, each once; whom one has a chat with is known by name', async () => {
  expect(await values('chat', 'forward', '1', '--to', '沈')).toEqual(['沈知行']);
  expect(await values('chat', 'forward', '1', '--to', '沈知行,周')).toEqual(['沈知行,周明轩']);
  expect(await values('chat', 'forward', '1', '--to', '沈知行,沈')).toEqual([]);
  expect(await values('chat', 'forward', '1', '--to', '周明轩,shen')).toEqual(['周明轩,shenzhixing']);
  expect(await values('chat', 'send', '00007', 'x', '--at', '周明轩,沈')).toEqual(['周明轩,沈知行']);
  expect(await values('group', 'add', '00009', '沈')).toEqual(['沈知行']);
  expect(await values('contacts', 'show', '')).toEqual(['沈知行']);
});

test('fields between commas, settings, profiles, variants and topics', async () => {
  expect(await values('chat', 'list', '--fields', 'id,pinn')).toEqual(
    ['id,pinned', 'id,pinnedTime'].slice(0, 1),
  );
  expect(await values('chat', 'list', '--json=pin')).toEqual(['pinned']);
  expect(await values('config', 'set', 'se')).toEqual(['server', 'sendWay']);
  expect(await values('config', 'use', '')).toEqual(['default']);
  expect(await values('variant', 'show', 'tuh')).toEqual(['tuha']);
  expect(await values('help', 'exit')).toEqual(['exit-codes']);
});

test('a profile that the line names is the one whose names are offered', async () => {
  const { requests } = await runCli(['complete', '--', 'chat', 'send', '--profile', 'work', ''], world());
  expect(requests.map(({ profile, online }) => ({ profile, online }))).toEqual([
    { profile: 'work', online: false },
  ]);
});

test('nobody signed in, an unknown word, an office that is broken: words and silence', async () => {
  const office = fakeOffice();
  office.signedIn = false;
  expect(await answers(['chat', 'send', ''], { office })).toEqual([]);
  expect((await answers(['chat', 'send', '--js'], { office })).length).toBe(1);
  expect(await answers(['nothing', 'like', 'it'], {})).toEqual([]);
  expect(await answers([''], {})).toContain('chat\tChats and messages');
});

test.each(shells)('the script for %s asks this program', async (shell) => {
  expect(await completionScript(shell)).toContain('tangram complete');
  expect((await runCli(['completion', shell, '--jq', '.shell'])).out).toBe(`${shell}\n`);
});

test('a shell that is none gets the nearest', async () => {
  const { code, err } = await runCli(['completion', 'bsh', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(err)).toMatchObject({ code: 'invalidValue', valid: shells, suggestion: 'bash' });
});

/** Reads a PowerShell script as its language does, as far as strings and comments go; answers what is left open. */
function openIn(script: string): string[] {
  const partner: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
  const open: string[] = [];
  for (let at = 0; at < script.length; at += 1) {
    const sign = script[at] ?? '';
    if (sign === '`') at += 1;
    else if (sign === '#') at = script.indexOf('\n', at) < 0 ? script.length : script.indexOf('\n', at);
    else if (sign === "'" || sign === '"') {
      let end = at + 1;
      for (; end < script.length; end += 1) {
        if (sign === '"' && script[end] === '`') end += 1;
        else if (script[end] === sign && script[end + 1] === sign) end += 1;
        else if (script[end] === sign) break;
      }
      if (end >= script.length) return [...open, sign];
      at = end;
    } else if ('([{'.includes(sign)) open.push(sign);
    else if (sign in partner && open.pop() !== partner[sign]) return [...open, sign];
  }
  return open;
}

test('the script for PowerShell closes what it opens, and registers one completer as documented', async () => {
  const script = await completionScript('powershell');
  expect(openIn(script)).toEqual([]);
  expect(openIn(`${script}\n{`)).toEqual(['{']);
  expect(openIn(script.replace('param(', 'param'))).not.toEqual([]);
  // The parameters of a native completer, in their order; what it answers with are CompletionResult objects.
  expect(script).toMatch(/param\(\s*\$WordToComplete,\s*\$CommandAst,\s*\$CursorPosition\s*\)/);
  expect(script).toMatch(/\[System\.Management\.Automation\.CompletionResult\]::new\(|CompletionResult\]/);
  const registered = script.match(/^Register-ArgumentCompleter .*$/gm);
  expect(registered).toEqual([
    "Register-ArgumentCompleter -CommandName 'tangram' -ScriptBlock $__tangramCompleterBlock",
  ]);
});
