// Signing in by another device on the command line: the drawn code, waiting, going on later, and deciding.
import { create } from 'qrcode';
import stringWidth from 'string-width';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { qrLines } from '#cli/qr.ts';
import { openOffice } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { fakeOffice } from './fake-office.ts';
import { newHome, runCli } from './run-cli.ts';

const address = 'https://office-with-a-long-name.example.internal:4600/approve/WDJB-MJHT';

/** What the lines say, read back as modules: `true` is dark. */
function modulesOf(lines: readonly string[], ascii: boolean): boolean[][] {
  if (ascii)
    return lines.map((line) => Array.from({ length: line.length / 2 }, (_, at) => line[at * 2] === ' '));
  return lines.flatMap((line) => [
    Array.from(line, (sign) => sign !== '█' && sign !== '▀'),
    Array.from(line, (sign) => sign !== '█' && sign !== '▄'),
  ]);
}

test.each([
  ['half blocks', false],
  ['plain characters', true],
])('the code drawn with %s is the code, and fits a terminal of 80 by 24', (_, ascii) => {
  const lines = qrLines(address, ascii);
  const { modules } = create(address, { errorCorrectionLevel: 'L' });
  const read = modulesOf(lines, ascii);
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1)
      expect(read[y + 2]?.[x + 2], `${x},${y}`).toBe(modules.get(y, x) === 1);
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(80);
  if (ascii) expect(lines.join('')).toMatch(/^[# ]*$/);
  else expect(lines.length).toBeLessThanOrEqual(24);
});

test('login --qr draws, waits and signs in; what is said goes to standard error', async () => {
  const office = fakeOffice();
  office.signedIn = false;
  const { code, out, err } = await runCli(['login', '--qr', '--lang', 'en'], { office });
  expect(code).toBe(0);
  expect(err).toMatch(/[█▀▄]/);
  expect(err).toContain('http://127.0.0.1:4600/approve/WDJB-MJHT');
  expect(err).toContain('Code: WDJB-MJHT');
  expect(out).toContain('沈知行');
  expect((await runCli(['login', '--qr', '--ascii'], { office })).err).not.toMatch(/[█▀▄]/);
});

test('--no-wait --json prints address and code, --resume finishes', async () => {
  const office = fakeOffice();
  const home = newHome();
  const asked = await runCli(['login', '--qr', '--no-wait', '--json'], { office, home });
  expect(JSON.parse(asked.out)).toEqual({
    url: 'http://127.0.0.1:4600/approve/WDJB-MJHT',
    code: 'WDJB-MJHT',
    expires: expect.stringMatching(/^2026-11-2\dT/),
  });
  expect(asked.err).toBe('');
  const done = await runCli(['login', '--resume', 'WDJB-MJHT', '--json=loginName'], { office, home });
  expect(JSON.parse(done.out)).toEqual({ loginName: 'shenzhixing' });
  const late = await runCli(['login', '--resume', 'BCDF-GHJK', '--lang', 'en'], { office, home });
  expect(late).toMatchObject({ code: 1, err: expect.stringContaining('QR code expired or invalid') });
});

test('login approve says who asks, asks, and decides', async () => {
  const office = fakeOffice();
  const words = ['login', 'approve', 'WDJB-MJHT', '--lang', 'en'];
  const yes = await runCli(words, { office, terminal: true, answer: 'y' });
  expect(yes).toMatchObject({ code: 0, out: '“tangram · laptop” may sign in\n' });
  expect(yes.err).toContain('“tangram · laptop” (from 192.168.1.20');
  expect(await runCli(words, { office, terminal: true, answer: 'n' })).toMatchObject({ code: 8 });
  expect(await runCli(words, { office })).toMatchObject({ code: 10 });
  expect(JSON.parse((await runCli([...words, '--yes', '--json'], { office })).out)).toMatchObject({
    approved: true,
  });
  expect((await runCli([...words, '--deny'], { office })).out).toContain('is refused');
  expect(office.writes).toEqual(['approve', 'approve', 'deny']);
});

test.each([
  [['login', 'approve'], 2, 'missingArgument'],
  [['login', 'sing', 'x'], 2, 'invalidValue'],
  [['login', 'approve', 'BCDF-GHJK', '--yes'], 1, 'qrExpired'],
  [['login', '--qr', '--user', 'a'], 2, 'conflictingOptions'],
])('%j ends with %i %s', async (argv, code, name) => {
  const result = await runCli([...argv, '--json'], { office: fakeOffice() });
  expect({ code: result.code, name: (JSON.parse(result.err) as { code: string }).code }).toEqual({
    code,
    name,
  });
});

let running: RunningOffice;
beforeAll(async () => {
  running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran'] });
});
afterAll(() => running.close());

test('two devices of one person: one asks, the other agrees, and the first is in', async () => {
  const open = () => openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  const [asking, deciding] = [open(), open()];
  const password = running.accounts[0]?.password ?? '';
  await deciding.account.signInWithPassword({ loginName: 'anran', password });
  const { userCode } = await asking.account.askDevice();
  const waiting = asking.account.signInWithDevice({ userCode });
  expect(await deciding.account.deviceRequest(userCode)).toMatchObject({ source: '127.0.0.1' });
  await deciding.account.decideDevice({ userCode, approve: true });
  expect((await waiting).loginName).toBe('anran');
  expect((await asking.chat.outbox()).length).toBe(0);
  const refused = await asking.account.askDevice();
  await deciding.account.deviceRequest(refused.userCode);
  await deciding.account.decideDevice({ userCode: refused.userCode, approve: false });
  await expect(asking.account.signInWithDevice({ userCode: refused.userCode })).rejects.toMatchObject({
    code: 'qrDenied',
  });
  // Who fails to come in anew stays who they were.
  expect((await asking.account.resume()).loginName).toBe('anran');
  await asking.close();
  await deciding.close();
});
