// The loader of the bundle: each command keeps the code it compiled, and nothing that is kept can break a run.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const loader = readFileSync(fileURLToPath(new URL('../../cli/bin/load.cjs', import.meta.url)), 'utf8');
/** A bundle of two files: it says what it was given, and fails where the first word is `bad`. */
const entry = `
  const { greet } = require('./part.js');
  const [noun, verb] = process.argv.slice(2);
  exports.command = () => noun === 'login' || noun === 'bad' ? noun : noun + ' ' + verb;
  process.stdout.write(greet(process.argv.slice(2).join(' ')) + require('node:path').sep + __filename.slice(-8) + '\\n');
  if (noun === 'bad') process.exitCode = 2;
  if (verb === 'watch') process.exitCode = 130;
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-code-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(join(folder, 'app', 'main.js'), loader.replace('./ENTRY', './entry.js'));
  writeFileSync(join(folder, 'app', 'entry.js'), entry);
  writeFileSync(join(folder, 'app', 'part.js'), 'exports.greet = (what) => "hello " + what;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...argv: string[]): string {
  const env = { ...process.env, NODE_OPTIONS: '', XDG_CACHE_HOME: join(folder, 'cache') };
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'app', 'main.js'), ...argv], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}
const said = (words: string): string => `hello ${words}/entry.js\n`;

function kept(place = 'app/code'): string[] {
  const code = join(folder, place);
  return existsSync(code)
    ? readdirSync(code, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.js'))
    : [];
}
const names = (place?: string): string[] =>
  kept(place)
    .map((path) => path.replace(/^.*\//, ''))
    .toSorted();

test('a command keeps its code, takes it up again, and says the same with it', () => {
  expect(run('chat', 'list')).toBe(said('chat list'));
  expect(names()).toEqual(['entry.js chat list', 'part.js chat list']);
  expect(run('chat', 'list', '--json')).toBe(said('chat list --json'));
  expect(run('login', '--user', 'somebody')).toBe(said('login --user somebody'));
  // What was typed after a command is somebody's words: it names no file.
  expect(run('login', 'somebody')).toBe(said('login somebody'));
  expect(names()).toEqual(['entry.js chat list', 'entry.js login', 'part.js chat list', 'part.js login']);
});

test('a command that was stopped from outside keeps its code', () => {
  expect(run('chat', 'watch')).toBe(said('chat watch'));
  expect(names()).toEqual(['entry.js chat watch', 'part.js chat watch']);
});

test('a command that failed keeps nothing', () => {
  expect(run('bad')).toBe(said('bad'));
  expect(names()).toEqual([]);
});

test.each([
  ['nothing', () => Buffer.alloc(0)],
  ['a piece', (whole: Buffer) => whole.subarray(0, whole.length >> 1)],
  ['zeroes', (whole: Buffer) => Buffer.alloc(whole.length)],
  ['other words', () => Buffer.from('this is no code '.repeat(50))],
])('kept code that holds %s is made again', (_, damage) => {
  run('chat', 'list');
  const files = kept().map((name) => join(folder, 'app/code', name));
  for (const file of files) writeFileSync(file, damage(readFileSync(file)));
  expect(run('chat', 'list')).toBe(said('chat list'));
  const healed = files.map((file) => readFileSync(file).length);
  expect(run('chat', 'list')).toBe(said('chat list'));
  expect(files.map((file) => readFileSync(file).length)).toEqual(healed);
  expect(Math.min(...healed)).toBeGreaterThan(100);
});

test('where the program belongs to somebody else, a person keeps code among their own caches', () => {
  // Root may write anywhere: a file in the way stands for a folder that may not be made.
  writeFileSync(join(folder, 'app', 'code'), '');
  chmodSync(join(folder, 'app', 'code'), 0o400);
  expect(run('chat', 'list')).toBe(said('chat list'));
  expect(names('cache')).toEqual(['entry.js chat list', 'part.js chat list']);
  expect(run('chat', 'list')).toBe(said('chat list'));
});

test('two that start at once leave whole files', () => {
  const program = JSON.stringify([join(folder, 'app', 'main.js'), 'chat', 'list']);
  const script = `const { spawn } = require('node:child_process');
    for (let i = 0; i < 6; i += 1) spawn(process.execPath, ${program}, { stdio: 'ignore' }).on('exit', (code) => { if (code) process.exitCode = code; });`;
  execFileSync(process.execPath, ['-e', script], { env: { ...process.env, NODE_OPTIONS: '' } });
  expect(names()).toEqual(['entry.js chat list', 'part.js chat list']);
  expect(run('chat', 'list')).toBe(said('chat list'));
});
