// Building: only what changed, by content, once at a time, and never leaving half of it behind.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('../../cli/bin/', import.meta.url));

/** Stands in for vite: notes that it was asked, takes a moment, and fails where a source says so. */
const fakeVite = `
  import fs from 'node:fs';
  export async function build({ configFile, build: { outDir, rolldownOptions } }) {
    fs.appendFileSync('journal', configFile.includes('gui') ? 'gui\\n' : 'cli\\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const source = fs.readFileSync('cli/main.ts', 'utf8');
    fs.mkdirSync(outDir, { recursive: true });
    if (source.includes('twice'))
      rolldownOptions.onLog('warn', { code: 'INEFFECTIVE_DYNAMIC_IMPORT', message: 'imported twice' }, () => {});
    if (source.includes('odd')) rolldownOptions.onLog('warn', { message: 'odd' }, (_, log) => console.error(log.message));
    if (source.includes('broken')) throw new Error('does not compile');
    fs.writeFileSync(outDir + '/main.js', source);
    fs.writeFileSync(outDir + '/index.html', source);
  }
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-build-'));
  for (const name of ['cli', 'gui', 'sdk', 'node_modules/vite'])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync(scripts, join(folder, 'cli', 'bin'), { recursive: true });
  const files = {
    'package.json': '{"type":"module"}',
    'package-lock.json': '{}',
    'cli/main.ts': 'one',
    'cli/vite.config.ts': '',
    'gui/index.html': '',
    'gui/vite.config.ts': '',
    'sdk/office.ts': '1',
    'node_modules/vite/package.json': '{"name":"vite","type":"module","exports":"./index.js"}',
    'node_modules/vite/index.js': fakeVite,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

function build(...names: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const script = join(folder, 'cli', 'bin', 'build.mjs');
    const child = spawn(process.execPath, [script, ...names], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

const built = (): string[] =>
  existsSync(join(folder, 'journal')) ? readFileSync(join(folder, 'journal'), 'utf8').trim().split('\n') : [];
const program = (): string => readFileSync(join(folder, 'dist', 'cli', 'main.js'), 'utf8');

test('everything is built once, and what is missing is named', async () => {
  const first = await build();
  expect(first.code).toBe(0);
  expect(first.said).toContain('skipped, there is no fixtures/testing.ts');
  expect(built()).toEqual(['cli', 'gui']);
  expect((await build()).code).toBe(0);
  expect(built()).toEqual(['cli', 'gui']);
});

test('a new time changes nothing, new content does, and only where it is used', async () => {
  await build();
  utimesSync(join(folder, 'sdk', 'office.ts'), new Date(), new Date());
  await build();
  expect(built()).toHaveLength(2);
  appendFileSync(join(folder, 'cli', 'main.ts'), ' two');
  await build();
  expect(built()).toEqual(['cli', 'gui', 'cli']);
  expect(program()).toBe('one two');
  appendFileSync(join(folder, 'sdk', 'office.ts'), '2');
  await build();
  expect(built()).toEqual(['cli', 'gui', 'cli', 'cli', 'gui']);
});

test('a build that fails says so and leaves the last good one in place', async () => {
  await build('cli');
  writeFileSync(join(folder, 'cli', 'main.ts'), 'broken');
  const failed = await build('cli');
  expect(failed.code).not.toBe(0);
  expect(failed.said).toContain('does not compile');
  expect(program()).toBe('one');
  // A module that should have been a piece of its own, and lands in the first script all the same.
  writeFileSync(join(folder, 'cli', 'main.ts'), 'twice');
  const lost = await build('cli');
  expect([lost.code === 0, lost.said.includes('imported twice'), program()]).toEqual([false, true, 'one']);
  writeFileSync(join(folder, 'cli', 'main.ts'), 'odd');
  expect(await build('cli')).toMatchObject({ code: 0, said: expect.stringContaining('odd') as string });
  writeFileSync(join(folder, 'cli', 'main.ts'), 'mended');
  expect((await build('cli')).code).toBe(0);
  expect(program()).toBe('mended');
});

test('two at once build once', async () => {
  const both = await Promise.all([build('cli'), build('cli')]);
  expect(both.map((one) => one.code)).toEqual([0, 0]);
  expect(built()).toEqual(['cli']);
});
