// The launcher finds its package through links and hands every argument and the exit code over unchanged.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../../cli/bin/tangram', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'tangram-launcher-')));
  mkdirSync(join(folder, 'app', 'cli', 'bin'), { recursive: true });
  mkdirSync(join(folder, 'app', 'dist', 'cli'), { recursive: true });
  mkdirSync(join(folder, 'app', 'node_modules', '.bin'), { recursive: true });
  cpSync(launcher, join(folder, 'app', 'cli', 'bin', 'tangram'));
  symlinkSync(process.execPath, join(folder, 'app', 'node_modules', '.bin', 'node'));
  writeFileSync(join(folder, 'app', 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'app', 'dist', 'cli', 'main.js'),
    'process.stdout.write(JSON.stringify([process.version, ...process.argv.slice(2)])); process.exitCode = 3;',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

function run(
  program: string,
  args: string[],
  path = '/usr/bin:/bin',
): { status: number | null; out: unknown; err: string } {
  const ran = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: path, HOME: folder },
  });
  return { status: ran.status, out: ran.stdout === '' ? '' : JSON.parse(ran.stdout), err: ran.stderr };
}

const odd = ['chat', 'send', '张 三', '', '*', '--x=$HOME', "it's"];

test('arguments and exit code pass through', () => {
  const ran = run(join(folder, 'app', 'cli', 'bin', 'tangram'), odd);
  expect(ran).toEqual({ status: 3, out: [process.version, ...odd], err: '' });
});

test('links are followed, absolute, relative and of links', () => {
  mkdirSync(join(folder, 'bin'));
  symlinkSync('../app/cli/bin/tangram', join(folder, 'bin', 'tangram'));
  symlinkSync(join(folder, 'bin', 'tangram'), join(folder, 'tg'));
  for (const name of [join(folder, 'bin', 'tangram'), join(folder, 'tg'), './tg']) {
    expect(run(name, ['x']).out).toEqual([process.version, 'x']);
  }
  expect(run('tangram', ['y'], `${join(folder, 'bin')}:/usr/bin:/bin`).out).toEqual([process.version, 'y']);
});

test('beside the package, when it was installed into another one', () => {
  const modules = join(folder, 'other', 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  cpSync(join(folder, 'app'), join(modules, 'tangram'), { recursive: true });
  rmSync(join(modules, 'tangram', 'node_modules'), { recursive: true });
  symlinkSync(process.execPath, join(modules, '.bin', 'node'));
  symlinkSync('../tangram/cli/bin/tangram', join(modules, '.bin', 'tangram'));
  expect(run(join(modules, '.bin', 'tangram'), ['z']).out).toEqual([process.version, 'z']);
});

test('an old Node is passed over in favour of none, with a sentence', () => {
  rmSync(join(folder, 'app', 'node_modules'), { recursive: true });
  rmSync(join(folder, 'app', 'dist'), { recursive: true });
  writeFileSync(join(folder, 'app', 'cli', 'bin', 'bootstrap.mjs'), '');
  mkdirSync(join(folder, 'old'));
  // Says it is old when asked for its version, and otherwise does what it is told.
  writeFileSync(join(folder, 'old', 'node'), '#!/bin/sh\n[ "$1" = -e ] && exit 1\nexit 0\n', { mode: 0o755 });
  const ran = run(join(folder, 'app', 'cli', 'bin', 'tangram'), ['x'], `${join(folder, 'old')}:/bin`);
  expect(ran.status).toBe(5);
  expect(ran.err).toContain('Node.js 24');
});

test('a release that lost what is built says so, and no raw error', () => {
  rmSync(join(folder, 'app', 'dist'), { recursive: true });
  const ran = run(
    join(folder, 'app', 'cli', 'bin', 'tangram'),
    ['server', 'status'],
    `${join(folder, 'app', 'node_modules', '.bin')}:/bin`,
  );
  expect(ran).toEqual({
    status: 5,
    out: '',
    err: expect.stringMatching(
      /^错误: 程序不完整.*\nError: the program is not whole.*unpack the release again\.\n$/u,
    ) as string,
  });
});

test('a start of an office says when what is built is not of the sources beside it, and starts', () => {
  const app = join(folder, 'app');
  for (const name of ['build.mjs', 'lock.mjs'])
    cpSync(join(launcher, '..', name), join(app, 'cli', 'bin', name));
  writeFileSync(join(app, 'dist', '.cli.stamp'), 'built\nof others');
  writeFileSync(join(app, 'package-lock.json'), '{}');
  const start = run(join(app, 'cli', 'bin', 'tangram'), ['server', 'start']);
  expect([start.out, start.err]).toEqual([
    [process.version, 'server', 'start'],
    expect.stringContaining('npm run build'),
  ]);
  const other = run(join(app, 'cli', 'bin', 'tangram'), ['server', 'status']);
  expect(other.err).toBe('');
});
