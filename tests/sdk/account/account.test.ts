// Signing in, resuming, leaving and the end of a session; every login sentence of spec §8 is reached here.
import { describe, expect, test } from 'vitest';
import { createAccount, createSession } from '#sdk/account/index.ts';
import type { AccountState } from '#sdk/api.ts';
import { createConfig } from '#sdk/config/index.ts';
import { asOfficeError, OfficeError, type ErrorCode } from '#sdk/errors.ts';
import { createApiClient } from '#sdk/net/api-client.ts';
import { pickVariant, resolveAddresses, type Variant } from '#variants/index.ts';
import { settle } from '../../support/fake-clock.ts';
import { coded, fakeHost, json, notOkay, okay, type FakeHost } from '../../support/fake-host.ts';
import { answering, pathOf, usualAnswers, type Answers } from '../../support/fake-office-http.ts';

const credentials = { loginName: ' amy ', password: 'Correct horse 1' };

function world(
  changes: Answers = {},
  more: { variant?: Variant; share?: FakeHost; variable?: (name: string) => string } = {},
) {
  const answers = { ...usualAnswers(), ...changes };
  const host = fakeHost(answering(answers), more.share);
  if (more.share !== undefined)
    for (const [name, value] of more.share.deviceTexts) host.device.set(name, value);
  const variant = more.variant ?? pickVariant('default');
  const addresses = resolveAddresses(variant, 'http://127.0.0.1:4600');
  const session = createSession({ host, server: addresses.userCentre });
  const api = createApiClient({
    host,
    addresses: () => addresses,
    chatPathSuffix: variant.chatPathSuffix,
    requestTimeoutMs: () => 10_000,
    session,
  });
  const config = createConfig({ host, variant, addresses, api, report: () => undefined });
  const reported: unknown[] = [];
  const beats: number[] = [];
  const account = createAccount({
    host,
    server: addresses.userCentre,
    variant,
    api,
    session,
    config,
    ...(more.variable === undefined ? {} : { variable: more.variable }),
    onBeat: async () => void beats.push(host.clock.now()),
    report: (error) => void reported.push(asOfficeError(error).code),
  });
  const states: AccountState[] = [];
  account.state((state) => void states.push(state));
  const left: (ErrorCode | 'chosen')[] = [];
  account.onSignedOut((reason) => void left.push(reason?.code ?? 'chosen'));
  const paths = (): string[] => host.requests.map(pathOf);
  return { host, answers, session, api, config, account, states, left, reported, beats, paths };
}

const codeOf = (call: Promise<unknown>): Promise<ErrorCode | 'none'> =>
  call.then(
    () => 'none' as const,
    (error: unknown) => asOfficeError(error).code,
  );

describe('with name and password', () => {
  test('both are required before any call', async () => {
    const it = world();
    for (const [loginName, password, fields] of [
      ['', '', 'loginName,password'],
      [' ', 'x', 'loginName'],
      ['amy', '', 'password'],
    ] as const) {
      const error = await it.account.signInWithPassword({ loginName, password }).catch(asOfficeError);
      expect(error).toMatchObject({ code: 'credentialsMissing', data: { params: { fields } } });
    }
    expect(it.host.requests).toHaveLength(0);
  });

  test('configuration and licence first, then user centre, chat, and who it is', async () => {
    const it = world();
    const order: string[] = [];
    it.account.onSignedIn(async (person) => {
      await settle();
      order.push(`hook ${person.name} ${it.account.current().phase}`);
    });
    const person = await it.account.signInWithPassword(credentials);
    expect(person).toMatchObject({
      id: '7',
      name: '林小雨',
      avatar: 'a.png',
      roles: ['owner'],
      departmentName: '研发部',
    });
    expect(order).toEqual(['hook 林小雨 signingIn']);
    expect(it.states.map(({ phase }) => phase)).toEqual(['signedOut', 'signingIn', 'signedIn']);
    const paths = it.paths();
    expect(paths.slice(0, 3).toSorted()).toEqual(['/im/config/base', '/uc/config', '/uc/getLicenseInfo']);
    expect(paths.slice(3, 5)).toEqual(['/uc/login', '/im/login']);
    expect(paths).toContain('/uc/monitor/active');
    const [login, chatLogin] = ['/uc/login', '/im/login'].map((path) =>
      it.host.requests.find((request) => pathOf(request) === path),
    );
    expect(JSON.parse(login?.body ?? '')).toEqual({
      kid: 'k1',
      params: 'aes-256-gcm:KEY:{"loginname":"amy","password":"Correct horse 1"}',
    });
    expect(JSON.parse(chatLogin?.body ?? '')).toMatchObject({
      loginname: 'amy',
      authcode: 'ac',
      terminal: 'pc',
    });
  });

  test('nothing that is kept holds the password', async () => {
    const it = world({
      '/uc/login': coded({ token: 'ut', authcode: 'ac', loginname: 'amy', devicetoken: 'dt' }),
    });
    await it.account.signInWithPassword({ ...credentials, remember: true });
    const kept = JSON.stringify([...it.host.secretTexts, ...it.host.deviceTexts]);
    expect(kept).not.toContain('Correct horse');
    expect(await it.session.deviceToken()).toBe('dt');
    expect(it.host.requests.find((request) => pathOf(request) === '/uc/login')?.body).toContain(
      'test device',
    );
  });

  test('a variant with legacy rules sends the digest instead of the code, under its own key', async () => {
    const legacy: Variant = {
      ...pickVariant('default'),
      passwordPolicy: 'legacy',
      loginCipher: { name: 'aes-128-ecb', keyVariable: 'TANGRAM_TEST_KEY' },
    };
    const it = world({}, { variant: legacy, variable: (name) => `value of ${name}` });
    await it.account.signInWithPassword({ loginName: 'amy', password: 'abc' });
    const bodies = it.host.requests.flatMap(({ body }) => (body === undefined ? [] : [body])).join('\n');
    expect(bodies).toContain('aes-128-ecb:value of TANGRAM_TEST_KEY:');
    expect(bodies).toContain('"pd5":"900150983CD24FB0D6963F7D28E17F72"');
    expect(bodies).not.toContain('authcode');
    expect(await codeOf(world({}, { variant: legacy }).account.signInWithPassword(credentials))).toBe(
      'keyMissing',
    );
  });

  test('a server cannot talk the client down to another cipher', async () => {
    const it = world({ '/uc/config': coded({ loginCrypto: { kid: 'k', cipher: 'aes-128-ecb', key: 'K' } }) });
    expect(await codeOf(it.account.signInWithPassword(credentials))).toBe('interfaceException');
    expect(it.paths()).not.toContain('/uc/login');
  });
});

describe('the login sentences of spec §8', () => {
  const lost = (): never => {
    throw new OfficeError('connectionFailed');
  };
  test.each<[ErrorCode, string, Answers]>([
    ['userInformationFailed', 'the user centre does not say who', { '/uc/getInfo': coded(null, 500, 'no') }],
    ['userInformationFailed', 'what it says is no person', { '/uc/getInfo': coded({ id: [] }) }],
    ['currentUserFailed', 'the chat server does not say who', { '/im/user/curr': notOkay(5, 'no') }],
    ['interfaceException', 'the centre answers with a page', { '/uc/login': json('<html>') }],
    ['interfaceException', 'the configuration is none', { '/uc/config': json('<html>', 500) }],
    [
      'networkAnomaly',
      'nobody is there',
      { '/uc/config': lost, '/im/config/base': lost, '/uc/getLicenseInfo': lost },
    ],
    ['networkAnomaly', 'the line is cut at the login', { '/uc/login': lost }],
    [
      'badCredentials',
      'name or password are wrong',
      { '/uc/login': coded({ remainingTries: 3 }, 1010, 'no') },
    ],
    ['tooManyTries', 'it was tried too often', { '/uc/login': coded({ retryAfterSeconds: 60 }, 1011) }],
    ['authenticationCentre', 'the centre has its own words', { '/uc/login': coded(null, 500, '账号已停用') }],
    ['authenticationException', 'the chat server refuses the code', { '/im/login': notOkay(1001, 'no') }],
    ['authenticationException', 'the chat server refuses', { '/im/login': notOkay(77, 'no') }],
    ['licenceExpired', 'the licence is over', { '/uc/getLicenseInfo': coded({ notAfter: '2020-01-01' }) }],
    ['licenceExpired', 'the chat server says so', { '/im/login': notOkay(1012) }],
  ])('%s: %s', async (code, _, changes) => {
    const it = world(changes);
    const error = await it.account.signInWithPassword(credentials).catch(asOfficeError);
    expect(error).toMatchObject({ code });
    expect(it.states.at(-1)).toMatchObject({ phase: 'signedOut', error: { code } });
    expect(it.session.current()).toBeUndefined();
    expect(it.host.secretTexts.size).toBe(0);
    expect(it.states.filter(({ phase }) => phase === 'ended')).toEqual([]);
  });

  test('an expired licence costs no password', async () => {
    const it = world({ '/uc/getLicenseInfo': coded({ notAfter: '2023-11-13' }) });
    expect(await codeOf(it.account.signInWithPassword(credentials))).toBe('licenceExpired');
    expect(it.paths()).not.toContain('/uc/login');
  });

  test('the words of the authentication centre are shown', async () => {
    const it = world({ '/uc/login': coded(null, 500, '账号已停用') });
    const error = await it.account.signInWithPassword(credentials).catch(asOfficeError);
    expect((error as OfficeError).data).toMatchObject({
      serverMessage: '账号已停用',
      params: { message: '账号已停用' },
    });
  });

  test('loginExpired: the remembered device is not known any more, and is forgotten', async () => {
    const it = world({ '/uc/session/resume': coded(null, 401, 'no') });
    await it.session.setDeviceToken('old');
    expect(await codeOf(it.account.resume())).toBe('loginExpired');
    expect(await it.session.deviceToken()).toBeUndefined();
    expect(await codeOf(it.account.resume())).toBe('notSignedIn');
  });
});

describe('with a ticket', () => {
  test('the ticket is exchanged, then as always', async () => {
    const it = world();
    expect((await it.account.signInWithTicket({ ticket: 'ST-1' })).id).toBe('7');
    expect(it.host.requests.find(({ url }) => url.includes('exchangeToken'))?.url).toContain('?ticket=ST-1');
  });

  test('an empty one is not sent, a wrong one is the centre’s refusal', async () => {
    const it = world({ '/uc/gzsf/login/exchangeToken': coded(null, 401, 'no') });
    expect(await codeOf(it.account.signInWithTicket({ ticket: ' ' }))).toBe('credentialsMissing');
    expect(it.host.requests).toHaveLength(0);
    expect(await codeOf(it.account.signInWithTicket({ ticket: 'ST-2' }))).toBe('authenticationCentre');
  });
});

describe('resuming', () => {
  test('a stored session asks nobody, and is checked by the first beat', async () => {
    const first = world();
    await first.account.signInWithPassword(credentials);
    const it = world(
      { '/uc/getInfo': coded({ id: 7, loginname: 'amy', nick: '新名字' }) },
      { share: first.host },
    );
    expect(await it.account.resume()).toMatchObject({ id: '7', name: '林小雨' });
    expect(it.host.requests).toHaveLength(0);
    expect((await it.account.resume()).id).toBe('7');
    it.account.stay();
    await settle();
    expect(it.host.requests).toHaveLength(0);
    await it.host.clock.pass(1_000);
    await settle();
    expect(it.account.current().person?.name).toBe('新名字');
    expect(it.session.current()?.person?.name).toBe('新名字');
    expect(it.states.map(({ phase }) => phase)).toEqual(['signedOut', 'signedIn', 'signedIn']);
  });

  test('a stored session that does not hold any more ends once', async () => {
    const first = world();
    await first.account.signInWithPassword(credentials);
    const it = world(
      {
        '/uc/getInfo': coded(null, 401),
        '/im/user/curr': notOkay(1001),
        '/uc/monitor/active': coded(null, 401),
      },
      { share: first.host },
    );
    await it.account.resume();
    it.account.stay();
    await it.host.clock.pass(1_000);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(it.states.filter(({ phase }) => phase === 'ended')).toHaveLength(1);
    expect(it.left).toHaveLength(1);
    expect(it.left[0]).not.toBe('chosen');
    expect(await codeOf(it.api.chat.listChats({}))).toBe('loginExpired');
    expect(it.host.secretTexts.size).toBe(0);
    const sent = it.host.requests.length;
    await it.host.clock.pass(30 * 60_000);
    expect(it.host.requests).toHaveLength(sent);
  });

  test('a remembered device lets in without a password', async () => {
    const it = world();
    await it.session.setDeviceToken('dt');
    expect((await it.account.resume()).id).toBe('7');
    expect(it.session.token('userCentre')).toBe('ut2');
    expect(await it.session.deviceToken()).toBe('dt');
  });

  test('offline, the remembered device stays remembered', async () => {
    const it = world({
      '/uc/session/resume': () => {
        throw new OfficeError('connectionFailed');
      },
    });
    await it.session.setDeviceToken('dt');
    expect(await codeOf(it.account.resume())).toBe('networkAnomaly');
    expect(await it.session.deviceToken()).toBe('dt');
  });

  test('nothing stored is not signed in', async () => {
    const it = world();
    expect(await codeOf(it.account.resume())).toBe('notSignedIn');
    expect(it.host.requests).toHaveLength(0);
  });
});

describe('the beat', () => {
  test('activity and the online list at once and at each interval in force', async () => {
    const it = world({
      '/uc/system/dict/data/dictType/sys_pc_client_params': coded([
        { dictLabel: 'online_interval', dictValue: '7' },
      ]),
    });
    it.account.stay();
    await it.account.signInWithPassword(credentials);
    await settle();
    const active = () => it.paths().filter((path) => path === '/uc/monitor/active').length;
    expect([active(), it.beats.length]).toEqual([1, 1]);
    await it.host.clock.pass(6.9 * 60_000);
    expect(active()).toBe(1);
    await it.host.clock.pass(7.2 * 60_000);
    expect([active(), it.beats.length]).toEqual([3, 3]);
    await it.account.signOut();
    await it.host.clock.pass(60 * 60_000);
    expect(active()).toBe(3);
    expect(it.reported).toEqual([]);
  });

  test('a beat that fails is reported, and the next one comes', async () => {
    const it = world();
    it.account.stay();
    await it.account.signInWithPassword(credentials);
    it.answers['/uc/monitor/active'] = json('', 503);
    await it.host.clock.pass(11 * 60_000);
    expect(it.reported).toEqual(['statusError', 'statusError']);
    expect(it.account.current().phase).toBe('signedIn');
  });
});

describe('leaving', () => {
  test('tells chat server and user centre, forgets tokens and device, keeps settings', async () => {
    const it = world({
      '/uc/login': coded({ token: 'ut', authcode: 'ac', loginname: 'amy', devicetoken: 'dt' }),
    });
    await it.account.signInWithPassword({ ...credentials, remember: true });
    it.host.device.set('setting.theme', 'dark');
    await it.account.signOut();
    expect(it.paths().slice(-2)).toEqual(['/im/logout', '/uc/logout']);
    expect(it.host.requests.at(-1)?.body).toBe('{"devicetoken":"dt"}');
    expect(it.left).toEqual(['chosen']);
    expect(it.states.at(-1)).toEqual({ phase: 'signedOut' });
    expect(it.host.secretTexts.size).toBe(0);
    expect(it.host.device.get('setting.theme')).toBe('dark');
    expect(await codeOf(it.api.chat.listChats({}))).toBe('notSignedIn');
  });

  test.each([
    [
      'offline',
      (): never => {
        throw new OfficeError('connectionFailed');
      },
    ],
    ['with a dead session', () => notOkay(1001)],
  ])('works %s, without an announcement of an ended session', async (_, answer) => {
    const it = world();
    await it.account.signInWithPassword(credentials);
    it.answers['/im/logout'] = answer;
    it.answers['/uc/logout'] = answer;
    await it.account.signOut();
    expect(it.states.map(({ phase }) => phase)).toEqual(['signedOut', 'signingIn', 'signedIn', 'signedOut']);
    expect(it.host.secretTexts.size).toBe(0);
  });

  test('another person may sign in after it, or instead', async () => {
    const it = world();
    await it.account.signInWithPassword(credentials);
    it.answers['/im/user/curr'] = okay({ id: 9, loginname: 'bo', nick: 'Bo' });
    it.answers['/uc/getInfo'] = coded({ id: 9, loginname: 'bo', nick: 'Bo' });
    expect((await it.account.signInWithPassword({ loginName: 'bo', password: 'x' })).id).toBe('9');
    expect(it.left).toEqual(['chosen']);
    it.answers['/uc/login'] = coded(null, 1010);
    expect(await codeOf(it.account.signInWithPassword({ loginName: 'cy', password: 'x' }))).toBe(
      'badCredentials',
    );
    expect(it.account.current()).toMatchObject({ phase: 'signedIn', person: { id: '9' } });
  });
});

test('devices can be listed and revoked', async () => {
  const it = world();
  await it.account.signInWithPassword(credentials);
  expect(await it.account.devices()).toEqual([
    { id: '3', deviceName: 'x', createdTime: 1, usedTime: 2, expiresTime: 3, current: true },
  ]);
  await it.account.revokeDevice('3');
  expect(it.host.requests.at(-1)?.body).toBe('{"id":"3"}');
});

test('a cancelled sign-in leaves nobody signed in', async () => {
  const it = world();
  const controller = new AbortController();
  it.answers['/im/login'] = () => {
    controller.abort();
    throw new OfficeError('cancelled');
  };
  expect(await codeOf(it.account.signInWithPassword(credentials, { signal: controller.signal }))).toBe(
    'cancelled',
  );
  expect(it.account.current().phase).toBe('signedOut');
});
