// Files by command at a real office: sent, refused with their sentences, listed, downloaded, cached, counted and cleared.
import { mkdirSync, readFileSync, truncateSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PNG } from 'pngjs';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
let other: RealCli;
const chatId = '00001';

const said = async (who: RealCli, ...words: string[]) => {
  const { code, out, err } = await who.tangram([...words, '--json']);
  return {
    code,
    out: out === '' ? undefined : (JSON.parse(out) as never),
    error: code === 0 ? {} : lastOf(err),
  };
};
const lastOf = (err: string): object => JSON.parse(err.trim().split('\n').at(-1) ?? '{}') as object;
const put = (name: string, bytes: Uint8Array | string): string => {
  const path = join(cli.home, name);
  writeFileSync(path, bytes);
  return path;
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
  const { people } = office.office.store;
  await people.setDictionary('sys_pc_client_params', 'IMUploadMinSize', '1');
  await people.setDictionary('sys_pc_client_params', 'IMUploadMaxSize', '2');
  cli = await signedIn('anran');
  other = await signedIn('bowen');
});
afterAll(async () => {
  cli.remove();
  other.remove();
  await office.close();
});

test('a file, a picture and a folder are sent, listed by the other side, and come as they were', async () => {
  const report = put('报告.txt', '第一季度的数字');
  const picture = put('现场.png', PNG.sync.write(new PNG({ width: 20, height: 10 })));
  mkdirSync(join(cli.home, '资料/里面'), { recursive: true });
  put('资料/里面/一.txt', '一');
  for (const words of [
    ['--file', report, '--caption', '请看'],
    ['--image', picture],
    ['--file', join(cli.home, '资料')],
  ])
    expect(await said(cli, 'chat', 'send', chatId, ...words)).toMatchObject({ code: 0 });
  const listed = await said(other, 'chat', 'files', chatId);
  expect(listed.out).toMatchObject([
    { kind: 'file', name: '资料.zip' },
    { kind: 'image', name: '现场.png' },
    { kind: 'file', name: '报告.txt' },
  ]);
  const rows = listed.out as unknown as { mid: string }[];
  const fetch = (at: number, ...more: string[]) =>
    said(other, 'chat', 'download', chatId, rows[at]?.mid ?? '', ...more);
  const saved = join(other.home, 'mine.txt');
  expect((await fetch(2, '-o', saved)).out).toMatchObject({ path: saved });
  expect(readFileSync(saved, 'utf8')).toBe('第一季度的数字');
  const { path } = (await fetch(1)).out as unknown as { path: string };
  expect(path).toMatch(/[/\\]Image[/\\]\d{4}-\d{2}[/\\]现场\.png$/);
  expect(readFileSync(path).equals(readFileSync(picture))).toBe(true);
  expect((await fetch(0)).out).toMatchObject({ path: expect.stringMatching(/FileRecv.*资料\.zip$/) });
});

test('what this device keeps is counted, and cleared with received files only where that is asked for', async () => {
  const files = async (): Promise<Record<string, number>> => {
    const { out } = await said(other, 'cache', 'stat', '--fields', 'cached');
    const { cached } = out as unknown as { cached: { folder: string; files: number }[] };
    return Object.fromEntries(cached.map((one) => [one.folder, one.files]));
  };
  expect(await files()).toEqual({ Image: 1, Video: 0, FileRecv: 1 });
  expect((await said(other, 'cache', 'clear')).out).toMatchObject({ files: 1 });
  expect(await files()).toEqual({ Image: 0, Video: 0, FileRecv: 1 });
  expect((await said(other, 'cache', 'clear', '--received')).out).toMatchObject({ files: 1 });
  expect(await files()).toEqual({ Image: 0, Video: 0, FileRecv: 0 });
});

test('what is too large, empty or not there is refused in a sentence, and nothing of it waits', async () => {
  const large = put('large.bin', '');
  truncateSync(large, 3 * 1_048_576);
  mkdirSync(join(cli.home, 'empty'));
  for (const [path, code, name] of [
    [large, 7, 'fileSizeLimit'],
    [join(cli.home, 'empty'), 2, 'folderEmpty'],
    [join(cli.home, 'nowhere'), 2, 'fileMissing'],
  ] as const) {
    const refused = await said(cli, 'chat', 'send', chatId, '--file', path);
    expect([refused.code, refused.error]).toMatchObject([code, { code: name }]);
  }
  const refused = await cli.tangram(['chat', 'send', chatId, '--file', large, '--lang', 'en']);
  expect(refused.err).toContain('2 MB');
  expect((await said(cli, 'outbox', 'list')).out).toEqual([]);
});

test('a cache folder that cannot be written is named; saving elsewhere works all the same', async () => {
  const { out } = await said(other, 'chat', 'files', chatId, '--kind', 'file');
  const [{ mid }] = out as unknown as [{ mid: string }];
  const folder = join(other.home, 'no-folder');
  // Tested when it is chosen, it may be gone when it is needed.
  await other.tangram(['config', 'set', 'cacheFolder', join(folder, 'below')]);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  const refused = await said(other, 'chat', 'download', chatId, mid);
  expect([refused.code, refused.error]).toMatchObject([1, { code: 'cachePermission' }]);
  const elsewhere = await said(other, 'chat', 'download', chatId, mid, '-o', join(other.home, 'here.zip'));
  expect(elsewhere).toMatchObject({ code: 0 });
});

test('an upload that is stopped stays where it is, and says how to go on with it', async () => {
  const path = put('中断.bin', Buffer.alloc(2_000_000, 3));
  const stop = new AbortController();
  const argv = [
    'chat',
    'send',
    chatId,
    '--file',
    path,
    '--client-id',
    'stopped-1',
    '--progress=json',
    '--json',
  ];
  const { code, err } = await cli.tangram(argv, { signal: stop.signal, onErr: () => stop.abort() });
  expect([code, lastOf(err)]).toMatchObject([
    130,
    { code: 'uploadStopped', clientId: 'stopped-1', queued: true, exitCode: 130 },
  ]);
  const list = await cli.tangram(['outbox', 'list', '--lang', 'en']);
  // Words for people: neither the code of the state nor of a reason.
  expect(list.out).toContain('中断.bin');
  expect(await said(cli, 'outbox', 'retry', 'stopped-1')).toMatchObject({
    code: 0,
    out: [{ state: 'sent' }],
  });
});
