// New versions at the command line: what is said of one, putting it off, and what must be taken ends everything else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { createUpdateHost } from '#sdk/host/node/updates.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { updateOs } from '#sdk/update/rules/update-os.ts';
import { pickVariant } from '#variants/index.ts';
import { fakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

let home: string;
let running: RunningOffice;
let office: Office;
const os = updateOs(process.platform, process.arch);

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tangram-cli-updates-'));
  mkdirSync(join(home, 'office'));
  running = await startOffice({ dataDir: join(home, 'office'), port: 0, seed: 'small' });
  office = openOffice({
    host: { ...memoryHost(), updates: createUpdateHost(join(home, 'packages')) },
    variant: pickVariant('default'),
    server: running.url,
  });
});
afterAll(async () => {
  await office.close();
  await running.close();
  rmSync(home, { recursive: true, force: true });
});

const run = (line: string, more: object = {}) =>
  runCli(line.split(' '), { office: { ...office, close: async () => undefined } as Office, ...more });
async function publish(version: string, more = ''): Promise<void> {
  writeFileSync(join(home, 'package.bin'), version);
  const file = `${join(home, 'package.bin')} --data ${join(home, 'office')}`;
  const { code, err } = await run(
    `server publish ${file} --release ${version} --os ${os} --channel alpha${more}`,
  );
  expect([code, err]).toEqual([0, '']);
}

test('published by one command, found, put off and fetched by the others', async () => {
  expect(JSON.parse((await run('update check --json')).out)).toMatchObject({
    ...{ state: 'upToDate', current: '1.0.0', version: null },
  });
  await publish('1.1.0', ' --notes new');
  expect(await run('update check --json')).toMatchObject({ code: 0, err: '' });
  const found = await run('update check --lang en');
  expect(found.out).toMatch(/1\.1\.0[\s\S]*new/u);
  expect(JSON.parse((await run('update skip --today --json')).out)).toEqual({
    version: '1.1.0',
    until: 'today',
  });
  expect(JSON.parse((await run('update skip --json')).out)).toEqual({ version: '1.1.0', until: 'version' });
  expect((await run('update install --dry-run')).code).toBe(0);
  const got = JSON.parse((await run('update install --json')).out) as { path: string };
  expect(got.path.startsWith(join(home, 'packages'))).toBe(true);
  // Refused before anything is signed: what clients would not take.
  for (const [more, code] of [
    ['--release 1.1.0', 'publishOlder'],
    ['--release one', 'publishVersion'],
    ['--release 2.0.0 --sub-channel /', 'publishOs'],
  ] as const) {
    const refused = await run(
      `server publish ${join(home, 'package.bin')} --os ${os} --channel alpha --data ${join(home, 'office')} --json ${more}`,
    );
    expect(JSON.parse(refused.err)).toMatchObject({ code });
  }
});

test('one that must be taken ends other commands with 1 and its sentence, never on standard output', async () => {
  const fake = fakeOffice();
  fake.forced = '2.0.0';
  for (const line of ['chat list', 'chat send 00012 x', 'whoami --json', 'todo list']) {
    const { code, out, err } = await runCli(line.split(' '), { office: fake });
    expect([code, out], line).toEqual([1, '']);
    expect(err, line).toContain('2.0.0');
  }
  const json = await runCli(['chat', 'list', '--json'], { office: fake });
  expect(JSON.parse(json.err)).toMatchObject({ code: 'updateForced', exitCode: 1 });
  // The way to it stays open.
  expect((await runCli(['update', 'check'], { office: fake })).code).toBe(0);
  await publish('2.0.0', ' --forced');
  expect(JSON.parse((await run('update skip --json')).err)).toMatchObject({ code: 'updateForced' });
});
