// One-way synchronising leaves alone what it cannot carry: nothing is lost that has another form here, or no name the disk
// takes; and the bin is asked by paths.
import { Buffer } from 'node:buffer';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { signedInCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let one: RealCli;
let here = '';
beforeAll(async () => {
  office = await startOffice({ inMemory: true });
  one = await signedInCli(office, 'shenzhixing');
  here = join(one.home, 'here');
  mkdirSync(join(here, 'deep'), { recursive: true });
});
afterAll(async () => {
  one.remove();
  await office.close();
});

const disk = (...argv: string[]) => one.tangram(['disk', ...argv, '--json']);
const sync = async (code: number, ...more: string[]): Promise<string[]> => {
  const said = await disk('sync', here, 'personal:/s', ...more);
  expect({ code: said.code, err: said.err }).toEqual({ code, err: said.err });
  return (JSON.parse(said.out) as { act: string; path: string }[]).map(({ act, path }) => `${act} ${path}`);
};
const there = async (): Promise<string[]> =>
  (JSON.parse((await disk('tree', 'personal:/s')).out) as { path: string }[]).map(({ path }) =>
    path.replace('personal:/s/', ''),
  );

test('what has blanks around its name goes once, and is not taken for something else the next time', async () => {
  writeFileSync(join(here, ' blank.txt'), 'kept');
  writeFileSync(join(here, 'deep', 'inner.txt'), 'inner');
  expect(await sync(0)).toEqual(['upload  blank.txt', 'mkdir deep', 'upload deep/inner.txt']);
  expect(await sync(0, '--delete')).toEqual(['same  blank.txt', 'same deep/inner.txt']);
  expect(await there()).toEqual(['blank.txt', 'deep', 'deep/inner.txt']);
  writeFileSync(join(here, 'blank.txt'), 'another');
  expect(await sync(6)).toContain('conflict blank.txt');
  rmSync(join(here, 'blank.txt'));
});

test('a folder that is a file or a link here is left there with all that lies in it', async () => {
  rmSync(join(here, 'deep'), { recursive: true });
  writeFileSync(join(here, 'deep'), 'a file now');
  expect(await sync(6, '--delete')).toEqual(['same  blank.txt', 'conflict deep']);
  rmSync(join(here, 'deep'));
  symlinkSync('..', join(here, 'deep'));
  expect(await sync(0, '--delete')).toEqual(['same  blank.txt', 'skipped deep']);
  expect(await there()).toEqual(['blank.txt', 'deep', 'deep/inner.txt']);
});

test.runIf(process.platform === 'linux')(
  'a name that is no text is named, and stops no other; a folder that goes up whole tells it too',
  async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${here}/no`), Buffer.from([0xff, 0xfe])]), 'x');
    writeFileSync(join(here, 'new.txt'), 'new');
    const acts = await sync(6);
    expect(acts).toContain('upload new.txt');
    expect(acts.filter((line) => line.startsWith('unreadable no'))).toHaveLength(1);
    const whole = await disk('put', here, 'personal:/whole/');
    expect({ code: whole.code, names: whole.out.includes('new.txt') }).toEqual({ code: 6, names: true });
    expect(whole.err).toContain('fileMissing');
  },
);

test('what lies in the bin is brought back by the path where it lay', async () => {
  for (const folder of ['l', 'm']) {
    await disk('mkdir', `personal:/${folder}`);
    const path = join(one.home, 'twice.txt');
    writeFileSync(path, folder);
    await disk('put', path, `personal:/${folder}/`);
  }
  await disk('rm', 'personal:/l/twice.txt', 'personal:/m/twice.txt');
  expect((await disk('trash', 'restore', 'twice.txt')).code).toBe(2);
  expect((await disk('trash', 'restore', 'personal:/m/twice.txt')).code).toBe(0);
  expect((await disk('get', 'personal:/m/twice.txt', '-o', '-')).out).toBe('m');
  expect((await disk('trash', 'restore', 'group:/m/twice.txt')).code).toBe(1);
});
