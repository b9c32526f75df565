// `tangram outbox` and `chat scheduled` while the office is away and after it is back: what waits is shown, goes, and goes once.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';
import { waitUntil } from '../support/wait-until.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-away-'));
let office: RunningOffice;
/** Where the office is whenever it is there. */
let port = 0;
let cli: RealCli;
let other: RealCli;

const start = (): Promise<RunningOffice> =>
  startOffice({ dataDir: folder, port, seed: 'small', passwordsFor: ['anran', 'bowen'] });
const json = async (words: string[], who = cli) => {
  const { code, out, err } = await who.tangram([...words, '--json']);
  return { code, rows: JSON.parse(out === '' ? '[]' : out) as Record<string, unknown>[], err };
};
async function back(): Promise<void> {
  office = await start();
}
async function signedIn(loginname: string): Promise<RealCli> {
  const made = realCli();
  const account = office.accounts.find((one) => one.loginname === loginname);
  const argv = ['login', '--server', office.url, '--user', loginname, '--password-stdin'];
  expect(await made.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  return made;
}

beforeAll(async () => {
  office = await start();
  port = Number(new URL(office.url).port);
  cli = await signedIn('anran');
  other = await signedIn('bowen');
  // Both chats are known before the office is away.
  expect(await cli.tangram(['chat', 'send', '薄文', '你好'])).toMatchObject({ code: 0 });
});
afterAll(async () => {
  cli.remove();
  other.remove();
  await office.close();
  rmSync(folder, { recursive: true });
});

test('what was written without the office waits in one list, and retry sends all of it once it is back', async () => {
  await office.close();
  const file = join(cli.home, '报告.txt');
  writeFileSync(file, '第三页');
  for (const words of [
    ['薄文', '等一下'],
    ['薄文', '明天见', '--send-at', '+26h'],
    ['薄文', '--file', file],
  ])
    expect(await json(['chat', 'send', ...words, '--timeout', '4s'])).toMatchObject({ code: 4 });
  const waits = await json(['outbox', 'list']);
  expect(waits.rows.map(({ type, state }) => [type, state])).toEqual([
    ['message', 'queued'],
    ['message', 'queued'],
    ['upload', 'queued'],
  ]);
  expect(await json(['outbox', 'retry', '--all', '--timeout', '4s'])).toMatchObject({
    code: 4,
    rows: [{ state: 'queued' }, { state: 'queued' }, { state: 'queued' }],
  });

  const here = await json(['chat', 'scheduled']);
  expect(here).toMatchObject({ code: 0, rows: [{ text: '明天见', state: 'queued' }] });
  expect(here.err).toContain('those that the office has are not listed without it');
  expect((await json(['chat', 'scheduled', '--offline'])).rows).toEqual(here.rows);

  await back();
  const sent = await json(['outbox', 'retry']);
  expect([sent.code, sent.rows.map(({ state }) => state)]).toEqual([0, ['sent', 'sent', 'sent']]);
  expect((await json(['outbox', 'list'])).rows).toEqual([]);
  const arrived = (await json(['chat', 'read', '安然'], other)).rows;
  expect(arrived.map(({ text }) => text).filter((text) => String(text).includes('等一下'))).toHaveLength(1);
  expect(arrived.filter(({ type }) => type === 'file')).toHaveLength(1);
  const there = await json(['chat', 'scheduled']);
  expect(there).toMatchObject({ code: 0, rows: [{ text: '明天见', state: 'waiting' }] });
  expect(there.err).toBe('');
});

test('what still waits here is changed, sent at once and given up by command', async () => {
  const held = async (text: string): Promise<string> => {
    await office.close();
    await json(['chat', 'send', '薄文', text, '--send-at', '+3h', '--timeout', '1s']);
    const { rows } = await json(['chat', 'scheduled', '--offline']);
    return String(rows.find((row) => row['text'] === text)?.['id']);
  };
  const first = await held('初稿');
  const edit = ['chat', 'scheduled', 'edit', first, '定稿', '--offline'];
  expect(await json(edit)).toMatchObject({ code: 0, rows: { text: '定稿' } });
  await back();
  expect(await json(['chat', 'scheduled', 'now', first])).toMatchObject({ code: 0 });
  const texts = async (): Promise<unknown[]> =>
    (await json(['chat', 'read', '安然'], other)).rows.map(({ text }) => text);
  await waitUntil('the message', async () => (await texts()).includes('定稿'));
  expect((await texts()).filter((text) => text === '定稿' || text === '初稿')).toEqual(['定稿']);
  const second = await held('算了');
  // The office may have taken it before it was away: what takes it back waits too, and says so.
  const given = await json(['chat', 'scheduled', 'cancel', second, '--offline']);
  expect([given.code, given.err]).toEqual([0, expect.stringContaining('handed over at the next connection')]);
  expect((await json(['outbox', 'list'])).rows).toMatchObject([
    { id: second, type: 'takeBack', state: 'queued', text: 'Cancel the scheduled message “算了”' },
  ]);
  await back();
  expect(await json(['outbox', 'retry', second])).toMatchObject({ code: 0, rows: [{ state: 'sent' }] });
  expect((await json(['chat', 'scheduled'])).rows).toMatchObject([{ text: '明天见' }]);
});
