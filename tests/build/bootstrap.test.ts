// Installing by itself: once only, never twice at the same time, and again after it was cut short.
import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('../../cli/bin/', import.meta.url));

/** Stands in for npm: writes down that it began, waits for the file `go`, then makes node_modules. */
const fakeNpm = `
  const fs = require('node:fs');
  fs.appendFileSync('journal', 'begin ' + JSON.stringify(process.env) + '\\n');
  const timer = setInterval(() => {
    if (!fs.existsSync('go')) return;
    clearInterval(timer);
    if (fs.existsSync('fail')) process.exit(7);
    fs.mkdirSync('node_modules', { recursive: true });
    fs.appendFileSync('journal', 'end\\n');
  }, 10);
`;

let folder: string;
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-bootstrap-'));
  mkdirSync(join(folder, 'cli'));
  cpSync(scripts, join(folder, 'cli', 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), fakeNpm);
});

afterEach(() => {
  writeFileSync(join(folder, 'go'), '');
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

type Started = {
  child: ChildProcess;
  said: () => string;
  ended: Promise<{ code: number | null; said: string }>;
};

function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [join(folder, 'cli', 'bin', 'bootstrap.mjs')], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  return { child, said: () => said, ended };
}

const journal = (): string[] => {
  const file = join(folder, 'journal');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};
const begins = (): number => journal().filter((line) => line.startsWith('begin')).length;
const hasBegun = (times: number): Promise<void> =>
  expect
    .poll(begins)
    .toBe(times)
    .then(() => undefined);
const letInstall = (): void => writeFileSync(join(folder, 'go'), '');
const lockLine = (): string => {
  const file = join(folder, 'dist', '.bootstrap.lock');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

test('three starts at once make one install, and all succeed', async () => {
  const starts = [start(), start(), start()];
  await hasBegun(1);
  letInstall();
  const results = await Promise.all(starts.map((one) => one.ended));
  expect(results.map((result) => result.code)).toEqual([0, 0, 0]);
  expect(begins()).toBe(1);
  expect(lockLine()).toBe('');
});

test('nothing is installed twice, and a changed lockfile is', async () => {
  letInstall();
  expect((await start().ended).code).toBe(0);
  expect((await start().ended).said).toBe('');
  expect(begins()).toBe(1);
  writeFileSync(join(folder, 'package-lock.json'), '{"changed":true}');
  expect((await start().ended).code).toBe(0);
  expect(begins()).toBe(2);
});

test('an orphaned install is waited for, then done again', async () => {
  const first = start();
  await hasBegun(1);
  await expect.poll(() => lockLine().split(' ')[2]).toMatch(/^[1-9]/);
  const orphan = Number(lockLine().split(' ')[2]);
  first.child.kill('SIGKILL');
  // Its output stays open as long as the orphan lives, so only its exit is waited for.
  await once(first.child, 'exit');
  const second = start();
  await expect.poll(second.said).toContain('waiting for another install');
  expect(begins()).toBe(1);
  process.kill(orphan, 'SIGKILL');
  letInstall();
  expect((await second.ended).code).toBe(0);
  expect(begins()).toBe(2);
});

test('an interrupt reaches the install, leaves no stamp and frees the lock', async () => {
  const first = start();
  await hasBegun(1);
  await expect.poll(() => lockLine().split(' ')[2]).toMatch(/^[1-9]/);
  first.child.kill('SIGINT');
  expect((await first.ended).code).toBe(130);
  expect(lockLine()).toBe('');
  letInstall();
  expect((await start().ended).code).toBe(0);
  expect(begins()).toBe(2);
});

test('a failed install ends with its code and is tried again', async () => {
  writeFileSync(join(folder, 'fail'), '');
  letInstall();
  expect((await start().ended).code).toBe(7);
  rmSync(join(folder, 'fail'));
  expect((await start().ended).code).toBe(0);
});

test('the outer settings do not change what is installed, but say where from', async () => {
  letInstall();
  const outer = {
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    npm_lifecycle_event: 'x',
    npm_config_cache: 'kept',
  };
  expect((await start(outer).ended).code).toBe(0);
  const inner = JSON.parse(journal()[0]?.slice('begin '.length) ?? '{}') as Record<string, string>;
  expect(inner).toMatchObject({ npm_config_cache: 'kept' });
  expect(Object.keys(inner).filter((name) => /NODE_ENV|npm_config_omit|npm_lifecycle/.test(name))).toEqual(
    [],
  );
});

test('what npm was told to install by hand is used as it is, unless it is something else or not all of it', async () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const lock = {
    packages: {
      '': {},
      'node_modules/a': a,
      'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', dev: true },
      'node_modules/c': { version: '3.0.0', integrity: 'sha512-c', optional: true },
    },
  };
  const { 'node_modules/b': b, 'node_modules/c': c } = lock.packages;
  const whole = { 'node_modules/a': a, 'node_modules/b': b };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  letInstall();
  /** How many installs there have been after npm has written this down. */
  const beginsAfter = async (record: string): Promise<number> => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), record);
    expect((await start().ended).code).toBe(0);
    return begins();
  };
  const recorded = (packages: object): string => JSON.stringify({ packages });
  expect(await beginsAfter(recorded(whole))).toBe(0);
  expect(await beginsAfter(recorded({ ...whole, 'node_modules/c': c }))).toBe(0);
  expect(await beginsAfter(recorded({ 'node_modules/a': a }))).toBe(1);
  expect(await beginsAfter(recorded({ ...whole, 'node_modules/a': { ...a, version: '0.9.0' } }))).toBe(2);
  expect(await beginsAfter(recorded({ ...whole, 'node_modules/d': a }))).toBe(3);
  expect(await beginsAfter('{"packages":')).toBe(4);
});

test('a linked node_modules is left alone', async () => {
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'node_modules'));
  expect((await start().ended).code).toBe(0);
  expect(begins()).toBe(0);
});
