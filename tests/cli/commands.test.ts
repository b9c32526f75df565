// What the commands do with an office: targets, dry runs, drafts, watching, offline reading, signing in.
import { checkNames } from '#cli/commands/doctor/finding.ts';
import { expect, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import { pickTargets } from '#sdk/contacts/rules/pick-target.ts';
import { aChat, aMessage, aPerson, fakeOffice, type FakeOffice } from './fake-office.ts';
import { newHome, runCli } from './run-cli.ts';

function office(): FakeOffice {
  const fake = fakeOffice();
  fake.chats.set('00012', aChat('00012', '周明轩', { pinyin: 'zhou ming xuan', peerId: '1002', unread: 2 }));
  fake.chats.set('00013', aChat('00013', '平台组', { pinyin: 'ping tai zu', kind: 'group', groupId: '9' }));
  fake.people = [
    aPerson('1002', 'zhoumingxuan', '周明轩', 'zhou ming xuan'),
    aPerson('1003', 'linruoxi', '林若溪', 'lin ruo xi'),
  ];
  return fake;
}

test.each([
  ['00012', '00012'],
  ['12', '00012'],
  ['周明轩', '00012'],
  ['zhoum', '00012'],
  ['zmx', '00012'],
  ['@zhoumingxuan', '00012'],
  ['平台组', '00013'],
  // The beginning of a name in its own script, and the number of a person.
  ['平台', '00013'],
  ['周', '00012'],
  ['1002', '00012'],
  ['pingtai', '00013'],
])('target %s is chat %s', async (target, id) => {
  const { code, out } = await runCli(['chat', 'show', target, '--json=id'], { office: office() });
  expect({ code, id: (JSON.parse(out) as { id: string }).id }).toEqual({ code: 0, id });
});

test.each(['林若溪', 'linruo', '@linruoxi'])('sending to %s starts the chat', async (target) => {
  const fake = office();
  const { code, out } = await runCli(['chat', 'send', target, '你好', '--json'], { office: fake });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    mid: '4711',
    chatId: '00077',
    text: '你好',
    mine: true,
    state: 'sent',
  });
  expect(fake.writes).toEqual(['activate', 'send']);
});

test('an exact name wins over a beginning', () => {
  const named = (name: string, pinyin: string) => ({ name, pinyin });
  const all = [named('Li', 'li'), named('李', 'li'), named('Lina', 'lina')];
  expect(pickTargets('Li', all)).toEqual([all[0]]);
  expect(pickTargets('l', all)).toHaveLength(3);
  expect(pickTargets('', all)).toEqual([]);
  expect(pickTargets('明', [named('周明', 'zhou ming')])).toEqual([]);
  // Directories write the family name first; who speaks to somebody says the given one.
  const nora = named('Eriksen, Nora', 'eriksennora en');
  for (const typed of ['Nora', 'nora erik', 'Eriksen', 'eriksen, nora'])
    expect(pickTargets(typed, [nora])).toEqual([nora]);
  expect(pickTargets('周', [named('周明', 'zhou ming'), named('小周', 'xiao zhou')])).toHaveLength(1);
  // The one matcher of every list: initials in either order, a name shortened, a given name alone, a login name.
  for (const typed of ['NE', 'N Eriksen', 'Eriksen N', 'neriksen'])
    expect(pickTargets(typed, [nora])).toEqual([nora]);
  const song = { ...named('宋佳慧', 'songjiahui sjh'), loginName: 'u77', title: '工程师' };
  for (const typed of ['songjh', '宋jh', '佳慧', 'u77']) expect(pickTargets(typed, [song])).toEqual([song]);
  // A guess, a title or a department is nobody whom one writes to.
  for (const typed of ['宋家慧', '工程师']) expect(pickTargets(typed, [song])).toEqual([]);
});

test('a word that nothing is called by is refused with whom it may mean, and nothing is sent', async () => {
  const fake = fakeOffice();
  fake.chats.set('00077', aChat('00077', '林若溪'));
  const { code, err } = await runCli(['chat', 'send', '林若西', '你好'], { office: fake });
  expect(code).toBe(2);
  expect(err).toContain('林若溪');
  expect(fake.writes).toEqual([]);
});

test.each([
  [['chat', 'send', '林若溪', 'x']],
  [['chat', 'pin', '00012']],
  [['chat', 'unpin', '00012']],
  [['chat', 'mute', '00012']],
  [['chat', 'unmute', '00012']],
  [['chat', 'mark', '00012', '--read']],
  [['chat', 'mark', '00012', '--unread']],
  [['chat', 'draft', '00012', 'x']],
  [['logout']],
  [['lock']],
  [['unlock']],
  [['cache', 'sync']],
  [['login', '--user', 'a', '--password-stdin']],
  [['config', 'set', 'lang', 'zh']],
  [['config', 'unset', 'lang']],
  [['config', 'use', 'default']],
  [['variant', 'use', 'tuha']],
  [['server', 'start']],
])('%j --dry-run changes nothing', async (argv) => {
  const fake = office();
  const { code, out } = await runCli([...argv, '--dry-run', '--json'], { office: fake, input: 'x' });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ dryRun: true });
  expect(fake.writes).toEqual([]);
  expect(fake.chats.get('00012')?.draft).toBe('');
});

test('switches and marks reach the office and show what is now', async () => {
  const fake = office();
  for (const [argv, fields] of [
    [['pin'], { pinned: true }],
    [['unpin'], { pinned: false }],
    [['mute'], { muted: true }],
    [['unmute'], { muted: false }],
  ] as const) {
    const { out } = await runCli(['chat', ...argv, '00012', '--json'], { office: fake });
    expect(JSON.parse(out)).toMatchObject(fields);
  }
  expect(
    JSON.parse((await runCli(['chat', 'mark', '00012', '--read', '--json'], { office: fake })).out),
  ).toMatchObject({ unread: 0 });
  expect(
    JSON.parse((await runCli(['chat', 'mark', '00012', '--unread', '--json'], { office: fake })).out),
  ).toMatchObject({ markedUnread: true });
  expect((await runCli(['chat', 'mark', '00012'], { office: fake })).code).toBe(2);
  expect((await runCli(['chat', 'mark', '00012', '--read', '--unread'], { office: fake })).code).toBe(2);
});

test('who gives as a word what goes by a flag is shown where the flags stand', async () => {
  const { code, err } = await runCli(['group', 'create', '午间', '--lang', 'en'], { office: office() });
  expect(code).toBe(2);
  expect(err).toContain('--help');
});

test('drafts are written, shown and cleared', async () => {
  const fake = office();
  await runCli(['chat', 'draft', '00012', '-'], { office: fake, input: '两行\n草稿\n' });
  expect((await runCli(['chat', 'draft', '00012'], { office: fake })).out).toBe('两行\n草稿\n');
  await runCli(['chat', 'draft', '00012', '--clear'], { office: fake });
  expect((await runCli(['chat', 'draft', '00012', '--json'], { office: fake })).out).toContain('"draft":""');
});

test('text comes from a pipe, without its last newline', async () => {
  for (const argv of [
    ['chat', 'send', '00012', '-'],
    ['chat', 'send', '00012'],
  ]) {
    const { out } = await runCli([...argv, '--json=text'], { office: office(), input: 'a\nb\n' });
    expect(JSON.parse(out)).toEqual({ text: 'a\nb' });
  }
  const dashes = await runCli(['chat', 'send', '00012', '--json=text', '--', '--not-a-flag'], {
    office: office(),
  });
  expect(JSON.parse(dashes.out)).toEqual({ text: '--not-a-flag' });
});

test('reading goes on from the store when the office is down, and asks nobody with --offline', async () => {
  const fake = Object.assign(office(), { failsWith: new OfficeError('connectionFailed') });
  const down = await runCli(['chat', 'list', '--json=id'], { office: fake });
  expect(down).toMatchObject({ code: 0, out: '[{"id":"00012"},{"id":"00013"}]\n' });
  expect(down.err).toContain('on this device');
  const offline = await runCli(['chat', 'list', '--json=id', '--offline'], { office: fake });
  expect(offline).toMatchObject({ code: 0, err: '' });
  expect(offline.requests[0]?.online).toBe(false);
});

test('reading never marks as read', async () => {
  const fake = office();
  fake.stored = [1, 2, 3].map((mid) => aMessage(mid, '00012', `m${mid}`));
  const newest = await runCli(['chat', 'read', '00012', '--limit', '2', '--json=mid'], { office: fake });
  expect(newest.out).toBe('[{"mid":"2"},{"mid":"3"}]\n');
  const before = await runCli(['chat', 'read', '00012', '--before', '3', '--json=mid'], { office: fake });
  expect(before.out).toBe('[{"mid":"1"},{"mid":"2"}]\n');
  expect(fake.writes).toEqual([]);
  expect(fake.chats.get('00012')?.unread).toBe(2);
});

/** A watch and when it is live; what it looks for among what is stored it has found a turn later. */
function watching(argv: readonly string[], fake: FakeOffice, signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = runCli(['chat', 'watch', ...argv, '--timeout', '60s', '--json=mid'], {
    office: fake,
    onErr: (text) => void (text.includes('[tangram] ready') && setImmediate(resolve)),
    ...(signal === undefined ? {} : { signal }),
  });
  return { running, ready: promise };
}

test('a watch prints each message once, counts messages only, and says why it ended', async () => {
  const fake = office();
  const { running, ready } = watching(['--max-events', '2'], fake);
  const message = (mid: number, chatId = '00012') =>
    fake.emit({
      type: 'message',
      message: aMessage(mid, chatId, 'x'),
      chatName: '',
      chatKind: 'direct',
      muted: false,
    });
  await ready;
  message(5);
  message(5);
  fake.emit({ type: 'chat', chatId: '00012' });
  message(6);
  message(7);
  expect(await running).toMatchObject({
    code: 0,
    out: '{"mid":"5"}\n{"mid":"6"}\n',
    err: '[tangram] ready\n[tangram] exit reason=limit n=2\n',
  });
});

test('a watch of one chat since a message replays what is stored first', async () => {
  const fake = office();
  fake.chats.set('00012', { ...(fake.chats.get('00012') ?? aChat('00012', '')), lastMid: 3 });
  fake.stored = [1, 2, 3].map((mid) => aMessage(mid, '00012', 'x'));
  const { running, ready } = watching(['--in', '周明轩', '--since', '1', '--max-events', '3'], fake);
  await ready;
  for (const [mid, chatId] of [
    [3, '00012'],
    [8, '00013'],
    [9, '00012'],
  ] as const) {
    fake.emit({
      type: 'message',
      message: aMessage(mid, chatId, 'x'),
      chatName: '',
      chatKind: 'direct',
      muted: false,
    });
  }
  expect(await running).toMatchObject({ code: 0, out: '{"mid":"2"}\n{"mid":"3"}\n{"mid":"9"}\n' });
});

test('a watch ends with 130 when it is asked to end', async () => {
  const stop = new AbortController();
  const { running, ready } = watching([], office(), stop.signal);
  await ready;
  stop.abort();
  expect(await running).toMatchObject({
    code: 130,
    err: '[tangram] ready\n[tangram] exit reason=signal n=0\n',
  });
});

test('signing in is remembered by the profile', async () => {
  const home = newHome();
  const fake = Object.assign(office(), { signedIn: false });
  const argv = [
    'login',
    '--user',
    'shenzhixing',
    '--password-stdin',
    '--server',
    'http://127.0.0.1:4600',
    '--profile',
    'a',
  ];
  expect(await runCli(argv, { office: fake, input: 'right\n', home })).toMatchObject({
    code: 0,
    out: 'Signed in as 沈知行 (profile a)\n',
  });
  const later = await runCli(['whoami', '--profile', 'a', '--json=loginName,server'], { office: fake, home });
  expect(later.out).toBe('{"loginName":"shenzhixing","server":"http://127.0.0.1:4600"}\n');
  expect(later.requests[0]).toMatchObject({
    profile: 'a',
    server: 'http://127.0.0.1:4600',
    variant: 'default',
  });
  const other = await runCli(['whoami', '--profile', 'b', '--json=server'], { office: fake, home });
  expect(other.out).toBe('{"server":null}\n');
});

test('whoever sits at the terminal is asked for account and password; a script has to name the account', async () => {
  const argv = ['login', '--server', 'http://127.0.0.1:4600'];
  const fake = Object.assign(office(), { signedIn: false });
  const asked = await runCli(argv, { office: fake, answer: ' shenzhixing ', secrets: ['right'] });
  expect(asked).toMatchObject({ code: 0, out: 'Signed in as 沈知行 (profile default)\n', err: 'Account: ' });
  for (const more of [{}, { answer: '  ' }])
    expect(await runCli([...argv, '--json'], { office: fake, ...more })).toMatchObject({
      code: 2,
      err: expect.stringContaining('"missingOption"'),
    });
  const silent = await runCli([...argv, '--no-input'], { office: fake, answer: 'shenzhixing' });
  expect([silent.code, silent.err]).toEqual([2, expect.not.stringContaining('Account')]);
});

test('doctor tells all its checks and ends with 0 or 1', async () => {
  const well = await runCli(['doctor', '--json'], {
    office: office(),
    environment: { TANGRAM_SERVER: 'http://127.0.0.1:1' },
  });
  expect(well.code).toBe(0);
  const checks = (JSON.parse(well.out) as { checks: { name: string }[] }).checks.map(({ name }) => name);
  expect(checks).toEqual(checkNames);
  const ill = await runCli(['doctor'], {
    office: Object.assign(office(), { failsWith: new OfficeError('connectionFailed') }),
  });
  expect(ill.code).toBe(1);
  expect(ill.out).toContain('✗ Office');
});
