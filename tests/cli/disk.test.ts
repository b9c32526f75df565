// The commands of the cloud disk against a real office: what they print, by its schema, and the exit codes scripts rely on.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskShapes as shapes } from '#cli/shapes/disk-schemas.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { signedInCli, type CliSaid, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let one: RealCli;
let other: RealCli;
let here = '';
const tried = new Set<string>();

const signedIn = (loginName: string): Promise<RealCli> => signedInCli(office, loginName);
beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  one = await signedIn('shenzhixing');
  other = await signedIn('linruoxi');
  here = join(one.home, 'here');
  mkdirSync(here);
});
afterAll(async () => {
  one.remove();
  other.remove();
  await office.close();
});

const at = (name: string): string => join(here, name);
const file = (name: string, text: string): string => (writeFileSync(at(name), text), at(name));
const disk = (...argv: string[]): Promise<CliSaid> => one.tangram(['disk', ...argv]);
const zh = (...argv: string[]): Promise<CliSaid> => disk(...argv, '--lang', 'zh');
/** Runs a command with `--json`, holds what it prints against its schema, and answers it. */
async function json<T>(argv: string[], cli = one, input = '', code = 0): Promise<T> {
  const said = await cli.tangram(['disk', ...argv, '--json'], { input });
  expect({ argv, code: said.code, err: said.err }).toEqual({ argv, code, err: said.err });
  const answer: unknown = JSON.parse(said.out);
  const words = `disk ${argv[0] ?? ''}` as keyof typeof shapes;
  expect({ words, problem: shapes[words].safeParse(answer).error?.issues }).toEqual({
    words,
    problem: undefined,
  });
  tried.add(words);
  return answer as T;
}
/** What is refused says one sentence on standard error, nothing on standard output. */
async function refused(argv: string[], exit: number, code: string, cli = one): Promise<void> {
  const said = await cli.tangram(['disk', ...argv, '--json']);
  expect({ argv, out: said.out, exit: said.code }).toEqual({ argv, out: '', exit });
  expect(JSON.parse(said.err)).toMatchObject({ code, exitCode: exit });
  const plain = await cli.tangram(['disk', ...argv]);
  expect({ out: plain.out, code: plain.code, lines: plain.err.trim().split('\n').length }).toEqual({
    ...{ out: '', code: exit, lines: 1 },
  });
}
type Node = { id: string; name: string; kind: string; size: number; version: number };
const names = async (path: string): Promise<string[]> =>
  (await json<Node[]>(['ls', path])).map(({ name }) => name);

describe('what breaks off', () => {
  const listed = (): Promise<{ id: string; name: string; state: string }[]> => json(['transfers', 'list']);

  test('stays on the list and says how to go on; the same command ends it, once', async () => {
    // Empty room of the disk: quick to make, long enough to be stopped in.
    truncateSync(file('large.bin', ''), 160 * 1_048_576);
    const argv = ['disk', 'put', at('large.bin'), 'personal:/neu/', '--progress', 'json'];
    const stop = new AbortController();
    const broken = await one.tangram(argv, {
      signal: stop.signal,
      onErr: (text) => void (/"state":"running"/.test(text) && stop.abort()),
    });
    expect([broken.code, broken.out]).toEqual([130, '']);
    expect(broken.err).toContain('tangram disk transfers resume');
    const rest = (await listed()).filter(({ name }) => name === 'large.bin');
    expect(rest).toMatchObject([{ state: 'paused' }]);
    // What has not ended can be put elsewhere in the queue.
    expect(await json(['transfers', 'first', rest[0]?.id ?? ''])).toMatchObject([{ name: 'large.bin' }]);
    await refused(['transfers', 'last'], 2, 'missingArgument');
    // What the first one was to make has been made meanwhile.
    await json(['mkdir', 'personal:/neu']);
    expect(await json(['put', at('large.bin'), 'personal:/neu/'])).toMatchObject({ name: 'large.bin' });
    expect((await listed()).filter(({ name }) => name === 'large.bin')).toMatchObject([{ state: 'done' }]);
    expect(await names('personal:/neu')).toEqual(['large.bin']);
  });
});

describe('folders and names', () => {
  test('a folder is made, and what may not be is refused with 2 and changes nothing', async () => {
    expect(await json(['mkdir', 'personal:/a'])).toMatchObject({ name: 'a', kind: 'folder' });
    const before = await names('personal:/');
    await refused(['mkdir', 'personal:/a'], 2, 'diskSameName');
    await refused(['mkdir', 'personal:/b:c'], 2, 'diskNameForbidden');
    await refused(['rename', 'personal:/a', 'a'], 2, 'diskNameUnchanged');
    await refused(['rename', 'personal:/a', 'x*'], 2, 'diskNameForbidden');
    await refused(['rename', 'personal:/a', '照片'], 2, 'diskSameName');
    await refused(['ls', 'nothing:/'], 2, 'diskPathUnknown');
    await refused(['ls', 'personal:/../a'], 2, 'diskPathUnknown');
    await refused(['mkdir', 'personal:/no/such'], 1, 'diskGone');
    expect(await names('personal:/')).toEqual(before);
    expect(await json(['mkdir', '-p', 'personal:/no/such'])).toMatchObject({ name: 'such' });
    expect(await json(['rename', 'personal:/no', 'yes'])).toMatchObject({ name: 'yes' });
    const rows = await json<{ path: string; kind: string }[]>(['tree', 'personal:/yes']);
    expect(rows.map(({ path }) => path)).toEqual(['personal:/yes/such']);
    expect(await json(['stat', 'personal:/yes'])).toMatchObject({
      name: 'yes',
      kind: 'folder',
      level: 'manage',
    });
  });

  test('a path without a disk lies on the personal one; what leads to none names the forms there are', async () => {
    // Two files of this computer and a forgotten path make no file named like the second.
    await refused(['put', file('alone.txt', 'a'), file('second.txt', 'b')], 2, 'missingArgument');
    const own = await names('personal:/');
    expect(await names('/')).toEqual(own);
    expect(await names('yes')).toEqual(await names('personal:/yes'));
    // Digits are a name where no number fits, and always the name of a new folder.
    expect(await json(['mkdir', '2031'])).toMatchObject({ name: '2031' });
    expect(await json(['put', file('bare.txt', 'b'), '/2031/'])).toMatchObject({
      path: 'personal:/2031/bare.txt',
    });
    expect(await names('2031')).toEqual(['bare.txt']);
    expect(await json(['mv', '2031/bare.txt', '2031/other.txt'])).toMatchObject([{ newName: 'other.txt' }]);
    expect(await json(['rm', '/2031'])).toMatchObject([{ act: 'trashed' }]);
    const [near, far] = [await disk('ls', 'yes'), await disk('ls', 'yes', '--offline')];
    expect([far.code, far.out, far.err]).toEqual([0, near.out, expect.stringMatching(/this is from/)]);
    await refused(['mkdir', 'x', '--offline'], 2, 'conflictingOptions');
    const strange = await zh('ls', 'nothing:/');
    expect(strange.err).toContain('personal:/a/b（可省略 personal:）、group:群名/a');
    await refused(['ls', '../a'], 2, 'diskPathUnknown');
  });

  test('people read outcomes, reasons and levels in their language; programs read words of their own', async () => {
    const path = file('words.txt', 'w');
    await json(['mkdir', 'words']);
    await json(['put', path, 'words/']);
    const again = await zh('put', path, 'words/words.txt');
    expect([again.code, again.err]).toEqual([
      2,
      expect.stringContaining('--conflict skip、rename 或 replace'),
    ]);
    expect((await zh('put', path, path, 'words/', '--conflict', 'replace')).out).toContain('已替换');
    expect((await zh('activity', 'words')).out).toContain('创建了文件夹');
    expect((await zh('rm', 'words/words.txt')).out).toBe('words.txt\t已删除\t\n');
    expect((await disk('trash', 'restore', 'words.txt')).out).toBe('words.txt\trestored\t\n');
    expect((await zh('admins')).out).toMatch(/超级管理员\n.*管理员\n/s);
    expect((await zh('grant', 'words', '--to', '林若溪', '--role', 'w')).out).toContain('\t编辑\n');
    expect((await zh('sync', here, 'words')).out).toContain('未变\twords.txt');
    await json(['rm', 'words']);
    const help = await zh('share', '--help');
    expect(help.out).toMatch(/--level LEVEL +对方可以做什么（r \| w \| view \| download \| edit \| manage）/);
  });

  test('without a verb what is there is listed', async () => {
    for (const verb of ['trash', 'transfers', 'links', 'task', 'admins'])
      expect([verb, await json([verb])]).toEqual([verb, await json([verb, 'list'])]);
    expect(await json(['shared'])).toEqual(await json(['shared', 'in']));
    await json(['put', file('once.txt', '1'), '/']);
    expect(await json(['versions', 'once.txt'])).toEqual(await json(['versions', 'list', 'once.txt']));
    await refused(['versions', 'show', 'once.txt'], 2, 'invalidValue');
    await refused(['versions'], 2, 'missingArgument');
    await json(['rm', 'once.txt']);
  });

  test('who has no right is refused with 1', async () => {
    await refused(['mkdir', 'company:/x'], 1, 'diskPermission');
    await refused(['put', file('p.txt', 'p'), 'unit:/'], 1, 'diskPermission');
    await refused(['grant', 'dept:/', '--to', '陈宇航', '--role', 'w'], 1, 'diskPermission');
    await refused(['stat', 'personal:/none'], 1, 'diskGone');
  });
});

describe('contents', () => {
  test('put says what it made; a taken name is refused without --conflict, and decided with it', async () => {
    const path = file('F', 'hello');
    const put = (...more: string[]) => json<Node & { path: string }>(['put', path, 'personal:/a/', ...more]);
    const first = await put();
    expect(first).toEqual({
      ...{ id: first.id, path: 'personal:/a/F', name: 'F', size: 5 },
      ...{ md5: '5D41402ABC4B2A76B9719D911017C592', instant: false, act: 'added' },
    });
    await refused(['put', path, 'personal:/a/'], 2, 'diskSameName');
    expect(await put('--conflict', 'skip')).toMatchObject({ id: first.id, act: 'skipped' });
    expect(await put('--conflict', 'rename')).toMatchObject({ name: 'F (1)', instant: true });
    writeFileSync(path, 'second');
    expect(await put('--conflict', 'replace')).toMatchObject({ id: first.id, act: 'replaced', size: 6 });
    expect(await json<Node[]>(['ls', 'personal:/a'])).toMatchObject([
      { name: 'F', kind: 'file', size: 6, version: 2 },
      { name: 'F (1)', size: 5 },
    ]);
  });

  test('standard input goes up, and a file comes down to standard output, byte by byte', async () => {
    const said = await one.tangram(['disk', 'put', '-', 'personal:/a/s.txt', '--json'], { input: '流 a\0b' });
    expect(JSON.parse(said.out)).toMatchObject({ path: 'personal:/a/s.txt', size: 7 });
    const back = await disk('get', 'personal:/a/s.txt', '-o', '-');
    expect(Buffer.from(back.out, 'latin1').toString('utf8')).toBe('流 a\0b');
    await refused(['get', 'personal:/a', '-o', '-'], 2, 'diskNotAFile');
  });

  test('get writes whole files, and refuses to write over one that is there', async () => {
    expect(await json(['get', 'personal:/a/F', '-o', at('G')])).toMatchObject({ name: 'F', path: at('G') });
    expect(readFileSync(at('G'), 'utf8')).toBe('second');
    await refused(['get', 'personal:/a/F', '-o', at('G')], 2, 'diskDownloadExists');
    expect(await json<Node[]>(['get', 'personal:/a', '-o', at('all')])).toHaveLength(3);
    expect(readFileSync(join(at('all'), 'a', 'F (1)'), 'utf8')).toBe('hello');
    // One of them is there, the others come: each that failed is named.
    writeFileSync(join(at('all'), 'a', 's.txt'), 'mine');
    const into = await disk('get', 'personal:/a/F', 'personal:/a/s.txt', '-o', join(at('all'), 'a'));
    expect(into.code).toBe(2);
    const partly = await disk(
      'get',
      'personal:/a/s.txt',
      'personal:/none',
      'personal:/工作总结',
      '-o',
      join(at('all'), 'a'),
    );
    expect(partly).toMatchObject({ code: 6, err: expect.stringContaining('s.txt') });
    expect(partly.err).toContain('personal:/none');
    expect(readFileSync(join(at('all'), 'a', 's.txt'), 'utf8')).toBe('mine');
    // Decided: what is there stays, is kept beside the other, or gives way.
    const decided = (...more: string[]): Promise<{ act: string }> =>
      json(['get', 'personal:/a/s.txt', '-o', join(at('all'), 'a'), ...more]);
    expect(await decided('--conflict', 'skip')).toMatchObject({ act: 'skipped' });
    expect(readFileSync(join(at('all'), 'a', 's.txt'), 'utf8')).toBe('mine');
    expect(await decided('--conflict', 'rename')).toMatchObject({
      ...{ act: 'renamed', path: join(at('all'), 'a', 's (1).txt') },
    });
    expect(await decided('--conflict', 'replace')).toMatchObject({ act: 'replaced' });
    expect(readFileSync(join(at('all'), 'a', 's.txt'), 'utf8')).not.toBe('mine');
    // A download that broke off in the middle of a folder is ended by the same command.
    rmSync(join(at('all'), 'a', 'F'));
    const rest = await json<{ name: string; act: string }[]>([
      ...['get', 'personal:/a', '-o', at('all'), '--conflict', 'skip'],
    ]);
    expect(rest.filter(({ act }) => act === 'added')).toMatchObject([{ name: 'F' }]);
  });

  test('a selection comes as one compressed file that other programs read', async () => {
    const to = at('both.zip');
    expect(await json(['get', 'personal:/a', 'personal:/工作总结', '--zip', '-o', to])).toMatchObject({
      path: to,
    });
    const reader = new ZipReader(new BlobReader(new Blob([readFileSync(to)])));
    const entries = await reader.getEntries();
    const paths = entries.map(({ filename }) => filename);
    expect(paths).toEqual(
      expect.arrayContaining(['a/F', 'a/F (1)', 'a/s.txt', '工作总结/第三季度工作总结.docx']),
    );
    const one = entries.find(({ filename }) => filename === 'a/F');
    if (one === undefined || one.directory) throw new Error('not there');
    expect(await one.getData(new TextWriter())).toBe('second');
    await refused(['get', 'personal:/a', '--zip', '-o', to], 2, 'diskDownloadExists');
    await refused(['get', 'personal:/yes', '--zip', '-o', at('none.zip')], 2, 'folderEmpty');
    expect(existsSync(at('none.zip')) || existsSync(`${to}.part`)).toBe(false);
    const streamed = await disk('get', 'personal:/a', '--zip', '-o', '-');
    expect(streamed.out.slice(0, 2)).toBe('PK');
  });

  test('a folder goes up; some that failed are each named with 6, an empty one is refused', async () => {
    mkdirSync(join(at('L'), 'sub'), { recursive: true });
    for (const name of ['f1', 'sub/g1', 'sub/a:b']) writeFileSync(join(at('L'), name), name);
    const said = await disk('put', at('L'), 'personal:/a/', '--json');
    expect(said.code).toBe(6);
    expect(JSON.parse(said.err)).toMatchObject({
      ...{ type: 'partial', code: 'diskSomeFailed' },
      failed: [{ name: 'L/sub/a:b', code: 'diskNameForbidden' }],
    });
    expect(JSON.parse(said.out)).toMatchObject([
      { path: 'personal:/a/L/f1', act: 'added' },
      { path: 'personal:/a/L/sub/g1' },
    ]);
    mkdirSync(at('E'));
    await refused(['put', at('E'), 'personal:/a/'], 2, 'folderEmpty');
    await refused(['put', at('absent'), 'personal:/a/'], 2, 'fileMissing');
  });

  test('a taken name is asked about on a terminal; an answer for all is not asked again', async () => {
    await json(['mkdir', 'personal:/q']);
    const files = ['1', '2'].map((name) => file(name, name));
    await json(['put', ...files, 'personal:/q/']);
    const asked = (answer: string | undefined, ...argv: string[]) =>
      one.tangram(['disk', ...argv, '--conflict', 'ask', '--json'], answer === undefined ? {} : { answer });
    const kept = await asked('K', 'put', ...files, 'personal:/q/');
    expect([kept.code, kept.err.match(/is there already/g)?.length]).toEqual([0, 1]);
    expect(await names('personal:/q')).toEqual(['1', '1 (1)', '2', '2 (1)']);
    expect(await asked('s', 'put', ...files, 'personal:/q/')).toMatchObject({ code: 0, out: '[]\n' });
    expect(await asked('', 'put', ...files, 'personal:/q/')).toMatchObject({ code: 2 });
    const copied = await asked('r', 'cp', 'personal:/q/1', 'personal:/q/2');
    expect(JSON.parse(copied.out)).toMatchObject([{ act: 'replaced' }]);
    // Nobody is there who could be asked: the option says so, and nothing has changed.
    const nobody = await asked(undefined, 'put', ...files, 'personal:/q/');
    expect([nobody.code, nobody.err]).toEqual([2, expect.stringContaining('--conflict')]);
    expect(await names('personal:/q')).toEqual(['1', '1 (1)', '2', '2 (1)']);
  });

  test('what has no room is refused with 7 before anything goes up', async () => {
    const path = file('sparse', '');
    truncateSync(path, 200 * 2 ** 30);
    await refused(['put', path, 'personal:/a/'], 7, 'diskSpace');
    // Each of them alone would have room.
    truncateSync(path, 60 * 2 ** 30);
    truncateSync(file('sparse2', ''), 60 * 2 ** 30);
    await refused(['put', file('small', 's'), path, at('sparse2'), 'personal:/a/'], 7, 'diskSpace');
    expect(await names('personal:/a')).not.toContain('small');
    truncateSync(path, 2 * 2 ** 30);
    await refused(['put', path, 'personal:/a/'], 7, 'diskFileTooLarge');
    truncateSync(path, 0);
    expect(await names('personal:/a')).not.toContain('sparse');
  });

  test('transfers are listed and gone on with', async () => {
    const rows = await json<{ id: string; name: string; state: string }[]>(['transfers', 'list']);
    expect(rows.some(({ name, state }) => name === 'F' && state === 'done')).toBe(true);
    expect(await json(['transfers', 'resume'])).toEqual([]);
    await refused(['transfers', 'resume', 'none'], 2, 'invalidValue');
    await refused(['transfers', 'fly'], 2, 'invalidValue');
  });
});

describe('moving, copying, deleting', () => {
  test('mv and cp, alone and under another name', async () => {
    await json(['mkdir', 'personal:/m']);
    expect(await json(['mv', 'personal:/a/F', 'personal:/m/'])).toMatchObject([
      { name: 'F', act: 'moved', error: null },
    ]);
    expect(await json(['mv', 'personal:/m/F', 'personal:/m/G'])).toMatchObject([
      { act: 'moved', newName: 'G' },
    ]);
    expect(await json(['cp', 'personal:/m/G', 'personal:/m/H'])).toMatchObject([
      { act: 'copied', newName: 'H' },
    ]);
    expect(await json(['cp', 'personal:/m/G', 'personal:/m'])).toMatchObject([{ newName: 'G (1)' }]);
    expect(await json(['cp', 'personal:/m', 'group:数字化平台组/'])).toMatchObject([{ act: 'copied' }]);
    await refused(['mv', 'personal:/m/G', 'personal:/m/H'], 2, 'diskSameName');
    expect(await json(['mv', 'personal:/m/G', 'personal:/m/H', '--conflict', 'replace'])).toMatchObject([
      { act: 'replaced' },
    ]);
    expect(await json<{ version: number }[]>(['versions', 'list', 'personal:/m/H'])).toHaveLength(3);
    await refused(['mv', 'personal:/m/H', 'personal:/'], 2, 'diskFileToRoot');
    await refused(['mv', 'personal:/m', 'dept:/'], 2, 'diskMoveToRoot');
    await refused(['mv', 'personal:/m', 'personal:/m/'], 2, 'diskIntoItself');
    await refused(['cp', 'personal:/m', 'company:/'], 1, 'diskPermission');
  });

  test('of many, what is refused stops no other and is named with 6', async () => {
    await json(['mkdir', 'personal:/n']);
    await json(['put', file('H', 'x'), 'personal:/n/']);
    const said = await disk('mv', 'personal:/m/H', 'personal:/m/G (1)', 'personal:/n/', '--json');
    expect(said.code).toBe(6);
    expect(JSON.parse(said.err)).toMatchObject({ failed: [{ name: 'H', code: 'diskSameName' }] });
    expect(JSON.parse(said.out)).toMatchObject([{ error: 'diskSameName' }, { act: 'moved', error: null }]);
    await json(['put', file('Q', 'x'), 'personal:/n/']);
    const missing = await disk('rm', 'personal:/n/Q', 'personal:/n/nobody');
    expect(missing).toMatchObject({ code: 6, err: expect.stringMatching(/^personal:\/n\/nobody: .+\n$/) });
    expect(await names('personal:/n')).not.toContain('Q');
    await refused(['mv', 'personal:/n/H', 'personal:/n/'], 2, 'diskNameUnchanged');
  });

  test('the bin: listed, brought back, emptied by name', async () => {
    expect(await json(['rm', 'personal:/n/H'])).toMatchObject([{ name: 'H', act: 'trashed' }]);
    const binned = await json<Node[]>(['trash', 'list']);
    expect(Object.keys(binned[0] ?? {})).not.toContain('act');
    expect(binned).toContainEqual(expect.objectContaining({ name: 'H', path: 'n', deletedBy: '沈知行' }));
    expect(await json(['trash', 'restore', 'H'])).toMatchObject([{ act: 'restored', newName: 'H' }]);
    await json(['rm', 'personal:/n/H']);
    await refused(['trash', 'purge', 'H', '--no-input'], 10, 'needsName');
    await refused(['trash', 'purge', 'H', '--confirm', 'h'], 8, 'notConfirmed');
    expect(await json(['trash', 'purge', 'H', '--confirm', 'H'])).toMatchObject([{ act: 'purged' }]);
    await refused(['rm', 'personal:/n', '--permanent', '--no-input'], 10, 'needsName');
    expect(await json(['rm', 'personal:/n', '--permanent', '--confirm', 'n'])).toMatchObject([
      { act: 'purged' },
    ]);
    expect(await names('personal:/')).not.toContain('n');
  });
});

describe('others', () => {
  test('shared, granted, linked, asked for', async () => {
    const words = 'share personal:/m --to 林若溪 --level view'.split(' ');
    const share = await json<{ nodeId: string; path: string }>(words);
    // Told by its path to those who have the disk, to others by the number that leads there.
    expect(share.path).toBe('personal:/m');
    const shared = async (way: 'in' | 'out', who = one): Promise<object | undefined> =>
      (await json<{ name: string }[]>(['shared', way], who)).find(({ name }) => name === 'm');
    expect(await shared('in', other)).toMatchObject({ unread: 1, path: `id:${share.nodeId}` });
    // By its number it is found on the other's disk, and by names what is in it.
    expect(await json(['stat', `id:${share.nodeId}`], other)).toMatchObject({ name: 'm' });
    expect(await json(['stat', `id:${share.nodeId}/H`], other)).toMatchObject({ name: 'H' });
    expect(await shared('out')).toMatchObject({ path: 'personal:/m', to: ['林若溪'] });
    const rights = ['grant', 'personal:/m'];
    expect(await json([...rights, '--to', '林若溪', '--level', 'w', '--expire', '7d'])).toMatchObject([
      { to: '林若溪', level: 'edit' },
    ]);
    expect(await json([...rights, '--to', '林若溪', '--remove'])).toEqual([]);
    // What was fetched is counted; what is no longer shared is not there.
    await json(['share', 'personal:/m', '--to', '林若溪', '--role', 'r']);
    expect(await json(['get', `id:${share.nodeId}/H`, '-o', at('got')], other)).toMatchObject({ name: 'H' });
    const out = (await json<{ id: string; name: string }[]>(['shared', 'out'])).filter(
      ({ name }) => name === 'm',
    );
    expect(out[0]).toMatchObject({ read: 1, unread: 0, received: 1 });
    await refused(['unshare', out[0]?.id ?? ''], 1, 'diskShareGone', other);
    await refused(['share', 'personal:/m', '--to', 'nobody'], 1, 'personNotFound');
    await refused(['share', 'personal:/m'], 2, 'missingOption');

    const made = await json<{ id: string; token: string; url: string }>([
      'link',
      'personal:/m/H',
      '--password',
      '4711',
      '--most',
      '1',
    ]);
    expect(made.url).toMatch(
      new RegExp(String.raw`^http://127\.0\.0\.1:\d+/main/disk/link\?token=${made.token}$`),
    );
    await refused(['link', 'personal:/m/H', '--password', 'pw'], 2, 'invalidValue');
    const wrong = ['links', 'open', made.token, '--password', '4712'];
    await refused(wrong, 1, 'diskLinkPassword', other);
    expect(await json([...wrong.slice(0, 4), '4711'], other)).toMatchObject({ name: 'H', level: 'download' });
    expect(await json(['links', 'list', 'personal:/m/H'])).toMatchObject([
      { id: made.id, opens: 1, token: null },
    ]);
    expect(await json(['links', 'revoke', made.id])).toMatchObject({ id: made.id });
    await refused(['links', 'open', made.token], 1, 'diskLinkOver', other);
    // Said to a person it is an address that can be handed on.
    const said = await disk('link', 'personal:/m/H', '--expire', '1d');
    expect(said.out.trim()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/main\/disk\/link\?token=[\w-]{32}$/);

    for (const { id } of out) expect(await json(['unshare', id])).toMatchObject({ id, name: 'm' });
    await refused(['stat', `id:${share.nodeId}`], 1, 'diskGone', other);
    const id = share.nodeId;
    expect(await json(['access', 'ask', id], other)).toEqual({ id, person: null, level: null });
    expect(await json(['access', 'grant', id, '林若溪', '--role', 'w'])).toMatchObject({ level: 'edit' });
    expect(await json(['grant', 'personal:/m'])).toMatchObject([{ to: '林若溪', level: 'edit' }]);
    expect(await json(['access', 'refuse', id, '林若溪'])).toMatchObject({ person: '林若溪', level: null });
  });

  test('a task: each fills their own part, until it is closed', async () => {
    const words = ['task', 'create', '材料', '--members', '林若溪,陈宇航', '--paths', '图纸/一层,记录'];
    expect(await json(words)).toMatchObject({ name: '材料', kind: 'folder' });
    expect(await json<{ title: string }[]>(['task', 'list'])).toContainEqual(
      expect.objectContaining({ title: '材料', closed: false }),
    );
    const path = file('T', 't');
    expect(await json(['put', path, 'task:材料/林若溪/'], other)).toMatchObject({
      path: 'task:材料/林若溪/T',
    });
    await refused(['put', path, 'task:材料/陈宇航/'], 1, 'diskTaskMember', other);
    await refused(['task', 'add', '材料', '--members', '何静'], 1, 'diskPermission', other);
    await refused(['task', 'add', '材料'], 2, 'missingOption');
    // Of several disks of a kind none is guessed.
    const guess = await one.tangram(['disk', 'ls', 'group:/', '--json']);
    expect([guess.code, JSON.parse(guess.err)]).toMatchObject([2, { code: 'ambiguousTarget' }]);
    for (const _ of ['first', 'second']) await json(['task', 'create', '同名']);
    const alike = await one.tangram(['disk', 'ls', 'task:同名/', '--json']);
    expect([alike.code, JSON.parse(alike.err)]).toMatchObject([2, { code: 'ambiguousTarget' }]);
    const left = await json<{ members: { name: string }[] }>(['task', 'add', '材料', '--members', '何静']);
    expect(left.members.map(({ name }) => name)).toEqual(['林若溪', '陈宇航', '何静']);
    // Whoever is taken out sees nothing of it any more; what they put there stays.
    const take = ['task', 'remove', '材料', '--members', '林若溪'];
    await refused(take, 1, 'diskPermission', other);
    expect((await json<typeof left>(take)).members.map(({ name }) => name)).toEqual(['陈宇航', '何静']);
    await refused(['ls', 'task:材料/林若溪'], 1, 'diskGone', other);
    expect(await json(['ls', 'task:材料/林若溪'])).toMatchObject([{ name: 'T' }]);
    expect((await json<typeof left>([...take.with(1, 'add')])).members).toHaveLength(3);
    expect(await json(['task', 'close', '材料'])).toMatchObject({ closed: true });
    await refused(['put', path, 'task:材料/林若溪/U'], 1, 'diskTaskClosed', other);
  });
});

describe('finding', () => {
  test('by name, by sound, by content, and what was lately done', async () => {
    const found = async (...words: string[]) =>
      (await json<{ path: string }[]>(['search', ...words])).map(({ path }) => path);
    expect(await found('第三季度')).toContain('personal:/工作总结/第三季度工作总结.docx');
    expect(await found('gzzj')).toContain('personal:/工作总结');
    expect(await found('gongzuozongjie', '--type', 'folder')).toEqual(['personal:/工作总结']);
    await expect
      .poll(() => found('报销', '--content'), { timeout: 30_000, interval: 300 })
      .toContain('company:远衡能源集团/规章制度/差旅报销管理办法.docx');
    expect(await json(['star', 'personal:/工作总结'])).toMatchObject({ name: '工作总结' });
    const starred = async () => (await json<{ path: string }[]>(['starred'])).map(({ path }) => path);
    expect(await starred()).toContain('personal:/工作总结');
    await json(['star', 'personal:/工作总结', '--remove']);
    expect(await starred()).not.toContain('personal:/工作总结');
    expect(await json<object[]>(['recent'])).not.toEqual([]);
    expect(await json(['activity', 'personal:/m'])).toContainEqual(
      expect.objectContaining({ act: 'shared' }),
    );
    const disks = await json<{ kind: string; freeBytes: number }[]>(['quota']);
    expect(disks.find(({ kind }) => kind === 'personal')?.freeBytes).toBeGreaterThan(2 ** 30);
  });

  test('versions are listed and brought back', async () => {
    const known = [{ version: 3 }, {}, { version: 1 }];
    expect(await json(['versions', 'list', 'personal:/m/H'])).toMatchObject(known);
    expect(await json(['versions', 'restore', 'personal:/m/H', '1'])).toMatchObject({ version: 4 });
    await refused(['versions', 'restore', 'personal:/m/H', '99'], 1, 'diskGone');
    await refused(['versions', 'restore', 'personal:/m/H', 'x'], 2, 'invalidValue');
    await json(['mkdir', 'personal:/v']);
    await json(['put', file('V.txt', 'one\ntwo\nthree'), 'personal:/v/']);
    const first = readFileSync(at('V.txt'), 'utf8');
    await json(['put', file('V.txt', 'one\nother\nthree'), 'personal:/v/', '--conflict', 'replace']);
    expect(await json(['versions', 'compare', 'personal:/v/V.txt', '1'])).toEqual([
      ...[
        { kind: 'same', lines: ['one'] },
        { kind: 'removed', lines: ['two'] },
      ],
      ...[
        { kind: 'added', lines: ['other'] },
        { kind: 'same', lines: ['three'] },
      ],
    ]);
    const shown = await disk('versions', 'compare', 'personal:/v/V.txt', '1');
    expect(shown.out).toBe('  one\n- two\n+ other\n  three\n');
    const old = ['versions', 'get', 'personal:/v/V.txt', '1', '-o', at('V1.txt')];
    expect(await json(old)).toMatchObject({ path: at('V1.txt'), size: first.length });
    expect(readFileSync(at('V1.txt'), 'utf8')).toBe(first);
    await refused(old, 2, 'diskDownloadExists');
    await refused(['versions', 'compare', 'personal:/v/V.txt', '9'], 1, 'diskGone');
    await refused(['versions', 'list', 'personal:/v'], 2, 'diskNotAFile');
    await json(['put', file('V.bin', '\0\u0001'), 'personal:/v/']);
    await refused(['versions', 'compare', 'personal:/v/V.bin', '1'], 1, 'noTextToCompare');
  });
});

test('one super administrator hands the power on, after the name was typed', async () => {
  const boss = await signedIn('guwenbo');
  const roles = async (): Promise<string[]> =>
    (await json<{ name: string; role: string }[]>(['admins', 'list'])).flatMap(({ name, role }) =>
      role === 'superAdministrator' ? [name] : [],
    );
  expect(await roles()).toEqual(['顾文博']);
  await refused(['admins', 'transfer', '林若溪', '--confirm', '林若溪'], 1, 'forbidden');
  await refused(['admins', 'transfer', '林若溪', '--no-input'], 10, 'needsName', boss);
  await refused(['admins', 'transfer', '林若溪', '--confirm', 'yes'], 8, 'notConfirmed', boss);
  expect(await roles()).toEqual(['顾文博']);
  const left = await json<{ name: string; role: string }[]>(
    ['admins', 'transfer', '林若溪', '--confirm', '林若溪'],
    boss,
  );
  expect(left).toContainEqual(expect.objectContaining({ name: '顾文博', role: 'administrator' }));
  expect(await roles()).toEqual(['林若溪']);
  // Who had it has it no more, and cannot take it back.
  await refused(['admins', 'transfer', '顾文博', '--confirm', '顾文博'], 1, 'forbidden', boss);
  await json(['admins', 'transfer', '顾文博', '--confirm', '顾文博'], other);
  expect(await roles()).toEqual(['顾文博']);
  boss.remove();
});

test('sync tells every act before it does them, and goes one way', async () => {
  mkdirSync(join(at('S'), 'deep'), { recursive: true });
  for (const name of ['1', '2', 'deep/3', 'bad:name']) writeFileSync(join(at('S'), name), name);
  const plan = async (...more: string[]) => {
    const said = await disk('sync', at('S'), 'personal:/s', '--dry-run', '--json', ...more);
    const { requests } = JSON.parse(said.out) as { requests: { input: { path: string; act: string } }[] };
    return requests.map(({ input }) => `${input.act} ${input.path}`);
  };
  expect(await plan()).toEqual(['upload 1', 'upload 2', 'forbidden bad:name', 'mkdir deep', 'upload deep/3']);
  await refused(['ls', 'personal:/s'], 1, 'diskGone');
  const first = await json<{ act: string }[]>(['sync', at('S'), 'personal:/s'], one, '', 6);
  expect(first.map(({ act }) => act)).toEqual(['upload', 'upload', 'forbidden', 'mkdir', 'upload']);
  writeFileSync(join(at('S'), '1'), 'other');
  await json(['put', file('extra', 'e'), 'personal:/s/deep/']);
  expect(await plan('--delete')).toEqual(['replace 1', 'forbidden bad:name', 'remove deep/extra']);
  await json(['sync', at('S'), 'personal:/s', '--delete'], one, '', 6);
  expect((await json<{ path: string }[]>(['tree', 'personal:/s'])).map(({ path }) => path)).toEqual([
    ...['personal:/s/1', 'personal:/s/2', 'personal:/s/deep', 'personal:/s/deep/3'],
  ]);
  expect((await disk('get', 'personal:/s/1', '-o', '-')).out).toBe('other');
  // A link is named and not followed; two names that are one to the disk are told, and neither is lost.
  symlinkSync('..', join(at('S'), 'link'));
  writeFileSync(join(at('S'), 'Deep2'), 'x');
  writeFileSync(join(at('S'), 'deep2'), 'y');
  mkdirSync(join(at('S'), 'no*'));
  writeFileSync(join(at('S'), 'no*', 'inner'), 'z');
  expect(await plan()).toEqual([
    ...['upload Deep2', 'forbidden bad:name', 'conflict deep2', 'skipped link'],
    ...['forbidden no*', 'forbidden no*/inner'],
  ]);
  await refused(['sync', at('S'), 'personal:/s/1'], 2, 'diskNotAFolder');
});

test('the output of every command was held against its schema', () => {
  const words = Object.keys(shapes).filter((one) => one.startsWith('disk '));
  expect(words.filter((one) => !tried.has(one))).toEqual([]);
});
