// `tangram ask` at a real office: bases filled, questions answered or refused, sets measured, conversations kept, assistants published.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-ask-'));
const text = '# 设备\n\n额定功率为 83625 千瓦。\n\n## 检修\n\n每两年检修一次，由设备部负责。';
let office: RunningOffice;
let cli: RealCli;
let other: RealCli;

const run = async (words: string[], options: { input?: string } = {}, who = cli) => {
  const said = await who.tangram(words, options);
  return { ...said, json: (): unknown => JSON.parse(said.out) };
};
async function signedIn(loginname: string): Promise<RealCli> {
  const made = realCli();
  const account = office.accounts.find((one) => one.loginname === loginname);
  const argv = ['login', '--server', office.url, '--user', loginname, '--password-stdin'];
  expect(await made.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  return made;
}

beforeAll(async () => {
  office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran', 'bowen'] });
  cli = await signedIn('anran');
  other = await signedIn('bowen');
  writeFileSync(join(folder, '设备.md'), text);
  expect((await run(['ask', 'kb', 'create', '台账', '--json'])).json()).toMatchObject({ name: '台账' });
  const added = await run(['ask', 'kb', 'add-file', '台账', join(folder, '设备.md'), '--wait', '--json']);
  expect(added.json()).toMatchObject([{ name: '设备.md', state: 'ready' }]);
});
afterAll(async () => {
  cli.remove();
  other.remove();
  rmSync(folder, { recursive: true });
  await office.close();
});

test('Q1: without a base the command is used wrongly; a question comes from standard input too', async () => {
  expect(await run(['ask', '额定功率是多少？', '--json'])).toMatchObject({ code: 2 });
  const piped = await run(['ask', '-', '--kb', '台账', '--sources'], { input: '额定功率是多少？\n' });
  expect(piped).toMatchObject({ code: 0 });
  expect(piped.out).toMatch(/83625 千瓦[\s\S]*\[1\]/u);
});

test('Q4 Q12 Q21: sentences name their sources, which stand where they say; another version goes beside the first', async () => {
  type Said = {
    turnId: string;
    sentences: { sources: number[] }[];
    sources: { document: string; quote: string; start: number; end: number; state: string }[];
  };
  const first = (await run(['ask', '额定功率是多少？', '--kb', '台账', '--json'])).json() as Said;
  expect(first.sentences.every(({ sources }) => sources.length > 0)).toBe(true);
  for (const { document, quote, start, end, state } of first.sources)
    expect([document, text.slice(start, end), state]).toEqual(['设备.md', quote, 'same']);
  const again = await run(['ask', '--again', first.turnId, '--kb', '台账', '--json']);
  expect(again.json()).toMatchObject({ turnId: first.turnId, version: 2 });
});

test('Q8: what nothing answers is refused with an exit code of its own and no sources', async () => {
  const refused = await run(['ask', '珠穆朗玛峰在哪个国家？', '--kb', '台账', '--json']);
  expect(refused.code).toBe(9);
  expect(refused.json()).toMatchObject({ refused: true, sources: [] });
});

test('passages are found in order, and a set is measured', async () => {
  const found = await run(['ask', 'retrieve', '多久检修一次？', '--kb', '台账', '--limit', '5', '--json']);
  expect(found.json()).toMatchObject([
    { document: '设备.md', quote: expect.stringContaining('每两年') as string },
  ]);
  const lines = [
    { question: '额定功率是多少？', answer: '83625 千瓦', document: '设备.md' },
    { question: '由谁负责检修？', answer: '设备部', document: '设备' },
    { question: '珠穆朗玛峰在哪个国家？' },
  ];
  writeFileSync(join(folder, 'set.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
  const measured = await run(['ask', 'eval', join(folder, 'set.jsonl'), '--kb', '台账', '--json']);
  expect(measured.json()).toMatchObject({
    questions: 3,
    document: { at1: 1, at3: 1, at5: 1 },
    passage: { at1: 1 },
    quote: { at1: 1 },
    rightlyRefused: 1,
    wronglyRefused: 0,
  });
});

test('Q14 Q15 Q22: rated, corrected, found, renamed, pinned and removed', async () => {
  const said = (await run(['ask', '由谁负责检修设备？', '--kb', '台账', '--json'])).json() as {
    answerId: string;
    sessionId: string;
  };
  const rated = await run(['ask', 'rate', said.answerId, 'down', '--reason', '不完整', '--json']);
  expect(rated.json()).toMatchObject({ rating: -1, reason: '不完整' });
  expect((await run(['ask', 'unanswered', '--json'])).json()).toContainEqual(
    expect.objectContaining({ answerId: said.answerId, reason: '不完整' }),
  );
  await run(['ask', 'correct', said.answerId, '由设备部检修班负责。', '--json']);
  const next = await run(['ask', '由谁负责检修设备？', '--kb', '台账', '--json']);
  expect(next.json()).toMatchObject({
    mode: 'verified',
    answer: expect.stringContaining('检修班') as string,
  });
  await run(['ask', 'session', 'rename', said.sessionId, '谁来检修', '--json']);
  await run(['ask', 'session', 'pin', said.sessionId, '--json']);
  const found = await run(['ask', 'session', 'list', '--search', '谁来检修', '--json']);
  expect(found.json()).toMatchObject([{ id: said.sessionId, title: '谁来检修', pinned: true }]);
  await run(['ask', 'session', 'remove', said.sessionId, '--yes', '--json']);
  expect((await run(['ask', 'session', 'list', '--search', '谁来检修', '--json'])).json()).toEqual([]);
});

test('an assistant is published, opened to people, taken away and removed', async () => {
  const mine = async (): Promise<string[]> =>
    ((await run(['ask', 'kb', 'list', '--json'], {}, other)).json() as { name: string }[]).map(
      ({ name }) => name,
    );
  const made = await run([
    'ask',
    'app',
    'publish',
    '台账问答',
    '--kb',
    '台账',
    '--starter',
    '多久检修？',
    '--json',
  ]);
  expect(made.json()).toMatchObject({ name: '台账问答', starters: ['多久检修？'], audience: [] });
  expect(await mine()).toEqual([]);
  const given = await run(['ask', 'app', 'grant', '台账问答', '--everybody', '--json']);
  expect(given.json()).toMatchObject({ audience: [{ kind: 'everybody' }] });
  expect(await mine()).toEqual(['台账']);
  expect((await run(['ask', 'app', 'list', '--json'], {}, other)).json()).toEqual([]);
  await run(['ask', 'app', 'change', '台账问答', '--rename', '设备问答', '--json']);
  await run(['ask', 'app', 'grant', '设备问答', '--everybody', '--take', '--json']);
  expect(await mine()).toEqual([]);
  expect(await run(['ask', 'app', 'remove', '设备问答', '--yes', '--json'])).toMatchObject({ code: 0 });
  expect((await run(['ask', 'app', 'list', '--json'])).json()).toEqual([]);
});

test('a text in the encoding of older systems is read as what it says', async () => {
  const path = join(folder, '冷却塔.txt');
  writeFileSync(path, Buffer.from('c0e4c8b4cbfec3bfc4eac7e5cfb4c1bdb4cea1a3', 'hex'));
  expect(await run(['ask', 'kb', 'add-file', '台账', path, '--wait'])).toMatchObject({ code: 0 });
  const said = await run(['ask', '冷却塔多久清洗一次？', '--kb', '台账']);
  expect(said.out).toContain('冷却塔每年清洗两次。');
});

test('a question to no base says how to find one and how to name it', async () => {
  const said = await run(['ask', '多久检修？', '--lang', 'en'], {}, other);
  expect(said).toMatchObject({ code: 2, out: '' });
  expect(said.err).toContain('run tangram ask kb list');
  expect(said.err).toContain('--kb NAME');
});
