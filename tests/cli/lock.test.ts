// Proves that a locked profile shows nothing, and how it is locked and opened from a command line.
import { expect, test } from 'vitest';
import { aChat, fakeOffice, type FakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

function locked(): FakeOffice {
  const fake = fakeOffice();
  fake.chats.set('00012', aChat('00012', '平台组', { lastText: '机密内容' }));
  fake.lockPassword = '2468';
  fake.locked = true;
  return fake;
}

test.each([
  [['chat', 'list']],
  [['chat', 'read', '00012']],
  [['chat', 'show', '00012']],
  [['chat', 'search', '机密']],
  [['chat', 'send', '00012', 'x']],
  [['chat', 'watch', '--timeout', '1s']],
  [['contacts', 'search', '林']],
  [['whoami']],
  [['cache', 'stat']],
])('%j refuses with one sentence, the next step, and 3', async (argv) => {
  const { code, out, err } = await runCli(argv, { office: locked() });
  expect({ code, out }).toEqual({ code: 3, out: '' });
  expect(err).toContain('The screen is locked');
  expect(err).toContain('tangram unlock');
  expect(err).not.toContain('机密');
});

test('what shows nothing of anybody goes on working', async () => {
  for (const argv of [['status', '--json'], ['logout'], ['config', 'list']])
    expect((await runCli(argv, { office: locked() })).code).toBe(0);
});

test('lock and unlock by script; a wrong password is 3 as well', async () => {
  const fake = locked();
  const wrong = await runCli(['unlock', '--password-stdin', '--json'], { office: fake, input: '1357\n' });
  expect(wrong.code).toBe(3);
  expect(JSON.parse(wrong.err)).toMatchObject({ code: 'lockPasswordWrong', exitCode: 3 });
  const opened = await runCli(['unlock', '--password-stdin', '--json'], { office: fake, input: '2468\n' });
  expect(JSON.parse(opened.out)).toMatchObject({ locked: false });
  expect((await runCli(['chat', 'list'], { office: fake })).code).toBe(0);
  expect((await runCli(['lock'], { office: fake })).code).toBe(0);
  expect((await runCli(['chat', 'list'], { office: fake })).code).toBe(3);
});

test('without a lock password it says how to choose one', async () => {
  const { code, err } = await runCli(['lock'], { office: fakeOffice() });
  expect(code).toBe(2);
  expect(err).toContain('tangram lock --choose own');
});

test('nobody is asked where there is no terminal', async () => {
  const { code, err } = await runCli(['unlock', '--json'], { office: locked() });
  expect(code).toBe(2);
  expect(JSON.parse(err)).toMatchObject({ code: 'passwordNeeded' });
});

test('a new lock password is typed twice where nobody sees it: a slip of the finger locks nobody out', async () => {
  const choose = (...secrets: string[]) =>
    runCli(['lock', '--choose', 'own', '--json'], { office: fakeOffice(), terminal: true, secrets });
  expect((await choose('Kite-over-7-roofs', 'Kite-over-7-roofs')).code).toBe(0);
  const slip = await choose('Kite-over-7-roofs', 'Kite-over-7-rofs');
  expect({ code: slip.code, out: slip.out }).toEqual({ code: 2, out: '' });
  expect(JSON.parse(slip.err)).toMatchObject({ code: 'passwordsDiffer' });
});
