// What the commands of the account do: changing the password by stdin and by prompts, listing and revoking devices.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#sdk/office.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { fakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

const fresh = 'Kite-over-72-lakes';
const words = ['account', 'password'];

test('old and new password come on two lines of standard input', async () => {
  const office = fakeOffice();
  const { code, out } = await runCli([...words, '--password-stdin', '--json'], {
    office,
    input: `right\n${fresh}\n`,
  });
  expect({ code, out: JSON.parse(out) as unknown }).toEqual({
    code: 0,
    out: { profile: 'default', changed: true },
  });
  expect(office.writes).toEqual(['changePassword']);
});

test('a terminal asks for three lines, and the last two must be equal', async () => {
  const office = fakeOffice();
  const asked = await runCli(words, { office, terminal: true, secrets: ['right', fresh, fresh] });
  expect(asked.code).toBe(0);
  const differing = await runCli(words, { office, terminal: true, secrets: ['right', fresh, `${fresh}x`] });
  expect(differing).toMatchObject({ code: 2, err: expect.stringContaining('differ') });
  expect(office.writes).toEqual(['changePassword']);
});

test.each([
  [{}, 2, 'passwordNeeded'],
  [{ secrets: ['a', 'b', 'b'], argv: ['--no-input'] }, 2, 'passwordNeeded'],
  [{ input: 'right\n', argv: ['--password-stdin'] }, 2, 'passwordMissing'],
  [{ input: `wrong\n${fresh}\n`, argv: ['--password-stdin'] }, 1, 'oldPasswordWrong'],
  [{ input: `x\n${fresh}\n`, argv: ['--password-stdin', '--offline'] }, 2, 'conflictingOptions'],
  [{ input: 'x\ny\n', argv: ['--password-stdin', '--service', 'bank'] }, 2, 'invalidValue'],
] as const)('%j ends with %i %s', async (world, code, name) => {
  const office = fakeOffice();
  const { argv = [], ...rest } = world as { argv?: readonly string[] };
  const result = await runCli([...words, ...argv, '--json'], { office, ...rest });
  expect({ code: result.code, name: (JSON.parse(result.err) as { code: string }).code }).toEqual({
    code,
    name,
  });
  expect(office.writes).toEqual([]);
});

test('a dry run checks the rules and asks nothing', async () => {
  const office = fakeOffice();
  const good = await runCli([...words, '--password-stdin', '--dry-run', '--json'], {
    office,
    input: `right\n${fresh}\n`,
  });
  expect(JSON.parse(good.out)).toMatchObject({
    dryRun: true,
    requests: [{ call: '/system/user/profile/updatePwd' }],
  });
  const weak = await runCli([...words, '--password-stdin', '--dry-run', '--lang', 'zh'], {
    office,
    input: 'right\nshenzhixing-1\n',
  });
  expect(weak.code).toBe(1);
  expect(weak.err).toBe('错误: 新密码不符合要求：不含账号、姓名拼音、电话号码或生日 / 下一步: 改正后重试\n');
  expect(office.writes).toEqual([]);
});

let running: RunningOffice;
let client: OfficeApi & { close(): Promise<void> };
const loginName = 'anran';
const made = () => running.accounts.find((account) => account.loginname === loginName)?.password ?? '';
beforeAll(async () => {
  running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [loginName] });
  client = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  await client.account.signInWithPassword({ loginName, password: made(), remember: true });
});
afterAll(async () => {
  await client.close();
  await running.close();
});

test('against a real office each broken rule is a sentence, and the password changes', async () => {
  const change = (input: string, more: readonly string[] = []) =>
    runCli([...words, '--password-stdin', ...more], { office: client, input });
  const weak = await change(`${made()}\nabcdef\n`);
  expect(weak.code).toBe(1);
  expect(weak.err).toContain(
    'does not meet the rules: At least 12 characters; Three of four kinds: capitals, small letters, digits, signs; No run of 6 or more',
  );
  const json = await change(`${made()}\nabcdef\n`, ['--json']);
  expect(JSON.parse(json.err)).toMatchObject({
    code: 'passwordRule',
    problems: ['tooShort', 'classes', 'run'],
  });
  expect((await change(`not-it\n${fresh}\n`)).err).toContain('The old password is not correct');
  expect((await change(`${made()}\n${fresh}\n`)).code).toBe(0);
  expect((await change(`${fresh}\n${fresh}2\n`, ['--service', 'chat'])).code).toBe(0);
  await client.account.signInWithPassword({ loginName, password: `${fresh}2`, remember: true });
});

test('devices are listed and revoked', async () => {
  const listed = JSON.parse((await runCli(['account', 'devices', '--json'], { office: client })).out) as {
    id: string;
    current: boolean;
  }[];
  const own = listed.find(({ current }) => current);
  expect(listed.length).toBeGreaterThan(0);
  const table = await runCli(['account', 'devices'], { office: client, terminal: true, columns: 100 });
  expect(table.out).toContain('Last used');
  expect(await runCli(['account', 'revoke', 'x'], { office: client })).toMatchObject({ code: 2 });
  expect(await runCli(['account', 'revoke', '999999'], { office: client })).toMatchObject({ code: 1 });
  const revoked = await runCli(['account', 'revoke', own?.id ?? '', '--json'], { office: client });
  expect(JSON.parse(revoked.out)).toEqual({ id: own?.id, revoked: true });
  // That was this device; it comes in again for what follows.
  await client.account.signInWithPassword({ loginName, password: `${fresh}2` });
});

const png = (width: number, height: number) => PNG.sync.write(new PNG({ width, height }));
const folder = mkdtempSync(join(tmpdir(), 'tangram-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));
function pictureFile(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

test('a picture of a camera becomes a small square, others see it, and it is taken away again', async () => {
  const photo = encode({ width: 2000, height: 1200, data: Buffer.alloc(2000 * 1200 * 4, 120) }, 85).data;
  const changed = await runCli(['contacts', 'me', 'update-avatar', pictureFile('a.jpg', photo), '--json'], {
    office: client,
  });
  expect(changed.code).toBe(0);
  const { avatar } = await client.contacts.person('1001');
  const { type, bytes } = await client.contacts.picture(avatar);
  expect(type).toBe('image/jpeg');
  expect(decode(bytes)).toMatchObject({ width: 512, height: 512 });
  expect((await runCli(['contacts', 'me', 'remove-avatar'], { office: client })).out).toContain('removed');
  expect((await client.contacts.person('1001')).avatar).toBe('');
});

test('a square that fits is sent as it is', async () => {
  const path = pictureFile('square.png', png(64, 64));
  const planned = await runCli(['contacts', 'me', 'update-avatar', path, '--dry-run', '--json'], {
    office: fakeOffice(),
  });
  expect(JSON.parse(planned.out)).toMatchObject({
    dryRun: true,
    requests: [{ input: { type: 'image/png', bytes: png(64, 64).length } }],
  });
});

test.each([
  [['update-avatar', '/nowhere/at-all.png'], 'fileUnreadable'],
  [['update-avatar', pictureFile('words.png', Buffer.from('no picture'))], 'pictureType'],
  [['update-avatar', pictureFile('half.png', png(40, 30).subarray(0, 60))], 'pictureDamaged'],
  [['update-avatar'], 'missingArgument'],
  [['sing'], 'invalidValue'],
])('contacts me %j is refused as %s', async (argv, code) => {
  const result = await runCli(['contacts', 'me', ...argv, '--json'], { office: fakeOffice() });
  expect({ code: result.code, name: (JSON.parse(result.err) as { code: string }).code }).toEqual({
    code: 2,
    name: code,
  });
});

test('without an act one’s own card is shown', async () => {
  const { out } = await runCli(['contacts', 'me', '--json=loginName'], { office: client });
  expect(JSON.parse(out)).toEqual({ loginName });
});

test('an administrator gives a one-time code, over the network and on the office’s own folder', async () => {
  const fake = fakeOffice();
  const issued = await runCli(['server', 'user', 'reset-pw', 'linruoxi', '--lang', 'zh'], { office: fake });
  expect(issued.out).toContain('linruoxi 的一次性代码：7K2M-9QXW-4TBA');
  const added = await runCli(['server', 'user', 'add', 'zhangwei', '--name', '张伟', '--json'], {
    office: fake,
  });
  expect(JSON.parse(added.out)).toMatchObject({ personId: '1099', loginName: 'zhangwei' });
  expect(fake.writes).toEqual(['issueResetCode', 'addPerson']);

  const data = join(folder, 'office');
  const closed = await startOffice({ dataDir: data, seed: 'small', passwordsFor: [] });
  const inUse = await runCli(['server', 'user', 'reset-pw', 'bowen', '--data', data, '--json']);
  expect(JSON.parse(inUse.err)).toMatchObject({ code: 'dataFolderInUse' });
  await closed.close();
  const onFolder = await runCli(['server', 'user', 'reset-pw', 'bowen', '--data', data, '--json']);
  const { code, loginName: name } = JSON.parse(onFolder.out) as { code: string; loginName: string };
  expect(name).toBe('bowen');
  const again = await startOffice({ dataDir: data });
  await again.office.resets.use('bowen', code, fresh, 'here');
  await again.close();
});

test.each([
  [['reset-pw', 'nobody', '--data', '/nowhere'], 2, 'noOfficeHere'],
  [['add', 'zhangwei'], 2, 'missingOption'],
  [['add', 'no spaces', '--name', 'X'], 2, 'invalidValue'],
  [['promote', 'zhangwei'], 2, 'invalidValue'],
])('server user %j ends with %i %s', async (argv, code, name) => {
  const result = await runCli(['server', 'user', ...argv, '--json'], { office: fakeOffice() });
  expect({ code: result.code, name: (JSON.parse(result.err) as { code: string }).code }).toEqual({
    code,
    name,
  });
});
