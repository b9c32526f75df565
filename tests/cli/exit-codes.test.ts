// Every exit code the commands can end with now, and what an error looks like in each.
import { expect, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import { cliErrorKinds } from '#cli/errors.ts';
import { exitCodes } from '#cli/exit-codes.ts';
import { createTranslator, languages } from '#sdk/locales/index.ts';
import { describeError } from '#cli/report.ts';
import { CliError, type CliErrorCode } from '#cli/errors.ts';
import { errorCatalogue, type ErrorCode } from '#sdk/errors.ts';
import { shapes } from '#cli/shapes/schemas.ts';
import { aChat, aPerson, fakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

function office() {
  const fake = fakeOffice();
  fake.chats.set('00012', aChat('00012', '周明轩', { pinyin: 'zhou ming xuan', peerId: '1002' }));
  return fake;
}
const down = new OfficeError('connectionFailed');

test('the codes are frozen', () => {
  expect(exitCodes).toEqual({
    ok: 0,
    refused: 1,
    usage: 2,
    signIn: 3,
    network: 4,
    bug: 5,
    partial: 6,
    limit: 7,
    cancelled: 8,
    noAnswer: 9,
    confirm: 10,
    interrupted: 130,
  });
});

test.each<[string, number, string, string[], () => ReturnType<typeof fakeOffice>, string?]>([
  ['unknown chat', 1, 'chatNotFound', ['chat', 'show', '没有这个人'], office],
  ['bad flag', 2, 'unknownOption', ['chat', 'list', '--nonsense'], office],
  ['bad flag of no command', 2, 'unknownCommand', ['--nonsense', '--lang', 'en'], office],
  ['unknown command', 2, 'unknownCommand', ['nonsense'], office],
  ['a noun without a verb, for a program', 2, 'missingCommand', ['chat', '--json'], office],
  [
    'words where numbers of requests stand',
    2,
    'wordsNotIds',
    ['approval', 'return', '7', 'no', 'papers'],
    office,
  ],
  ['a time that means nothing', 2, 'timeUnreadable', ['todo', 'later', '7', '--at', 'soon'], office],
  ['a time that is over', 2, 'timeIsOver', ['todo', 'later', '7', '--at', '2020-01-01'], office],
  ['missing word', 2, 'missingArgument', ['chat', 'show'], office],
  ['too many words', 2, 'excessArguments', ['chat', 'send', 'a', 'b', 'c'], office],
  ['a flag without its value', 2, 'missingValue', ['chat', 'list', '--limit'], office],
  ['a value that cannot be', 2, 'invalidValue', ['chat', 'list', '--limit', 'many'], office],
  ['a language there is not', 2, 'invalidValue', ['chat', 'list', '--lang', 'fr'], office],
  ['a field there is not', 2, 'unknownField', ['chat', 'list', '--json=id,colour'], office],
  ['blank message', 2, 'blankMessage', ['chat', 'send', '00012', '  '], office],
  ['a message too long', 2, 'characterLimit', ['chat', 'send', '00012', 'x'.repeat(2001)], office],
  ['no text to send', 2, 'blankMessage', ['chat', 'send', '00012', '-'], office, ''],
  ['keys that clash', 2, 'keysInvalid', ['config', 'set', 'keys', 'listOpen=j'], office],
  ['a part of the full-screen client there is not', 2, 'invalidValue', ['tui', 'nowhere'], office],
  ['a full-screen client without a terminal', 2, 'terminalNeeded', ['tui'], office],
  ['a profile that cannot be', 2, 'profileInvalid', ['whoami', '--profile', '../x'], office],
  ['a variant there is not', 2, 'variantUnknown', ['variant', 'show', 'moon'], office],
  ['csv and json', 2, 'conflictingOptions', ['chat', 'list', '--csv', '--json'], office],
  ['a password that cannot be asked for', 2, 'passwordNeeded', ['login', '--user', 'shenzhixing'], office],
  [
    'wrong password',
    3,
    'badCredentials',
    ['login', '--user', 'shenzhixing', '--password-stdin'],
    office,
    'wrong',
  ],
  ['licence expired', 3, 'licenceExpired', ['login', '--ticket', 't'], office],
  ['not signed in', 3, 'notSignedIn', ['chat', 'list'], () => Object.assign(office(), { signedIn: false })],
  [
    'no server, never signed in',
    4,
    'connectionFailed',
    ['chat', 'list', '--server', 'http://127.0.0.1:9'],
    () => Object.assign(office(), { signedIn: false, failsWith: down }),
  ],
  [
    'named server is down',
    4,
    'connectionFailed',
    ['chat', 'list', '--server', 'http://127.0.0.1:9'],
    () => Object.assign(office(), { failsWith: down }),
  ],
  [
    'too many tries',
    7,
    'tooManyTries',
    ['chat', 'pin', '00012'],
    () => Object.assign(office(), { failsWith: new OfficeError('tooManyTries') }),
  ],
  [
    'a bug',
    5,
    'badAnswer',
    ['chat', 'pin', '00012'],
    () => Object.assign(office(), { failsWith: new OfficeError('badAnswer') }),
  ],
])('%s ends with %i', async (_, code, errorCode, argv, make, input) => {
  const result = await runCli(argv, { office: make(), ...(input !== undefined && { input }) });
  expect({ code: result.code, out: result.out }).toEqual({ code, out: '' });
  if (argv.some((word) => word.startsWith('--json')))
    return expect(JSON.parse(result.err)).toMatchObject({ code: errorCode });
  expect(result.err).toMatch(/^error: \S.*\S \/ next: \S.*\n$/);
  expect(result.err.split('\n').filter((line) => line !== '')).toHaveLength(1);
  const json = await runCli(['--json', ...argv], {
    office: make(),
    ...(input !== undefined && { input }),
  });
  const report: unknown = JSON.parse(json.err);
  expect(report).toMatchObject({ code: errorCode, exitCode: code });
  expect(shapes.error.parse(report)).toEqual(report);
});

test('an ambiguous target ends with 2 and names the candidates', async () => {
  const fake = office();
  fake.chats.set('00013', aChat('00013', '张伟', { pinyin: 'zhang wei' }));
  fake.chats.set('00014', aChat('00014', '张薇', { pinyin: 'zhang wei' }));
  const plain = await runCli(['chat', 'show', 'zhangw', '--lang', 'zh'], { office: fake });
  expect(plain.code).toBe(2);
  expect(plain.err).toBe(
    '错误: “zhangw”可能指：张伟 (00013), 张薇 (00014) / 下一步: 改用编号\n  1. 00013  张伟\n  2. 00014  张薇\n',
  );
  const json = await runCli(['chat', 'show', 'zhangw', '--json'], { office: fake });
  expect(JSON.parse(json.err)).toMatchObject({ candidates: [{ id: '00013' }, { id: '00014' }] });
});

test('candidates say where they are in the language of who reads', async () => {
  const fake = office();
  const wei = aPerson('1', 'zhangwei', '张伟', 'zhang wei');
  fake.people = [
    { ...wei, departmentNameEn: 'Platform Team' },
    { ...wei, id: '2', loginName: 'zhangwei2' },
  ];
  const told = async (lang: string) =>
    (await runCli(['chat', 'show', '张伟', '--lang', lang], { office: fake })).err.split('\n').slice(1, 3);
  expect(await told('en')).toEqual([
    '  1. @zhangwei  张伟  Platform Team',
    '  2. @zhangwei2  张伟  数字化平台组',
  ]);
  expect((await told('zh'))[0]).toBe('  1. @zhangwei  张伟  数字化平台组');
});

test('what is not acknowledged ends with 4 and stays queued, unless that is not wanted', async () => {
  const fake = Object.assign(office(), { acknowledges: false });
  const argv = ['chat', 'send', '00012', 'hello', '--client-id', 'c1', '--timeout', '30ms', '--json'];
  const queued = await runCli(argv, { office: fake });
  expect(queued.code).toBe(4);
  expect(JSON.parse(queued.err)).toMatchObject({ code: 'notAcknowledged', clientId: 'c1', queued: true });
  expect(await fake.chat.outbox()).toHaveLength(1);
  await fake.chat.drop('c1');
  const dropped = await runCli([...argv, '--no-queue'], { office: fake });
  expect(dropped.code).toBe(4);
  expect(JSON.parse(dropped.err)).toMatchObject({ queued: false });
  expect(await fake.chat.outbox()).toHaveLength(0);
});

test('a message is queued while the office is down', async () => {
  const fake = Object.assign(office(), { failsWith: down });
  const sent = await runCli(['chat', 'send', '00012', 'later', '--timeout', '1s', '--json'], {
    office: fake,
  });
  expect(sent.code).toBe(4);
  expect(JSON.parse(sent.err.trim().split('\n').at(-1) ?? '')).toMatchObject({ queued: true });
  expect(await fake.chat.outbox()).toHaveLength(1);
});

test('words for a time to come wait too while the office is down, unless that is not wanted', async () => {
  const fake = Object.assign(office(), { failsWith: down });
  const argv = ['chat', 'send', '00012', 'later', '--send-at', '+1h', '--client-id', 'c2', '--json'];
  const told = async (more: string[]) => {
    const { code, err } = await runCli([...argv, ...more], { office: fake });
    return { code, said: JSON.parse(err.trim().split('\n').at(-1) ?? '') as object };
  };
  expect(await told([])).toMatchObject({
    code: 4,
    said: { code: 'notAcknowledged', clientId: 'c2', queued: true },
  });
  expect(fake.writes).toEqual([]);
  expect(await told(['--no-queue'])).toMatchObject({ code: 4, said: { queued: false } });
  expect(fake.writes).toEqual(['cancel']);
});

test('a time that nothing can wait for ends with 2 and says why', async () => {
  const send = (at: string) =>
    runCli(['chat', 'send', '00012', 'x', '--send-at', at, '--json'], { office: office() });
  for (const [at, code] of [
    ['2020-01-01T09:00', 'dueTimeOver'],
    ['2999-01-01T09:00', 'dueTimeTooFar'],
    ['x', 'timeUnreadable'],
  ] as const) {
    const answer = await send(at);
    expect([at, answer.code, (JSON.parse(answer.err) as { code: string }).code]).toEqual([at, 2, code]);
  }
});

test('ending a command ends with 130', async () => {
  const stop = new AbortController();
  const fake = Object.assign(office(), { acknowledges: false });
  setTimeout(() => stop.abort(), 20);
  const sent = await runCli(['chat', 'send', '00012', 'x', '--timeout', '60s'], {
    office: fake,
    signal: stop.signal,
  });
  expect(sent.code).toBe(130);
});

test('a stack is shown only with --debug', async () => {
  const plain = await runCli(['chat', 'show', 'x', '--json'], { office: office() });
  expect(plain.err).not.toContain('stack');
  const debug = await runCli(['chat', 'show', 'x', '--json', '--debug'], { office: office() });
  expect(JSON.parse(debug.err)).toHaveProperty('stack');
});

test.each(languages)('every error has a sentence and a next step in %s', (language) => {
  const texts = createTranslator(language);
  const own = (Object.keys(cliErrorKinds) as CliErrorCode[]).map((code) => new CliError(code));
  const known = (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => new OfficeError(code));
  for (const error of [...own, ...known]) {
    const { message, hint } = describeError(error, texts);
    expect(message).not.toBe('');
    expect(`${message} ${hint}`).not.toMatch(/(cli|errors)\.[a-zA-Z]/);
  }
});
