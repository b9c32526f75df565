// The wire facts of spec §7 and the failures of spec §8, call by call.
import { describe, expect, test, vi } from 'vitest';
import { chatService } from '#sdk/contract/chat.ts';
import { logPlaceHeader } from '#sdk/contract/log-place.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import { asOfficeError, OfficeError, type ErrorData } from '#sdk/errors.ts';
import { createApiClient } from '#sdk/net/api-client.ts';
import { readAnswer } from '#sdk/net/answer.ts';
import type { TokenStore } from '#sdk/net/tokens.ts';
import * as z from 'zod/mini';
import { coded, fakeHost, json, notOkay, okay, type Responder } from '../../support/fake-host.ts';

function tokenStore(
  tokens: Partial<Record<'userCentre' | 'chat', string>>,
): TokenStore & { refusals: string[] } {
  const refusals: string[] = [];
  return {
    refusals,
    token: (kind) => tokens[kind],
    absent: () => new OfficeError('notSignedIn'),
    async refused(kind, token) {
      refusals.push(`${kind} ${token}`);
      delete tokens[kind];
      return false;
    },
  };
}

function client(
  respond: Responder,
  session: TokenStore = tokenStore({ userCentre: 'canary-u', chat: 'canary-c' }),
  suffix = '.do',
) {
  const host = fakeHost(respond);
  const api = createApiClient({
    host,
    addresses: () => ({
      userCentre: 'http://office/uc',
      chat: 'http://office/im',
      netdisk: 'http://office/pan',
    }),
    chatPathSuffix: suffix,
    requestTimeoutMs: () => 10_000,
    session,
  });
  return { host, api };
}

async function failure(call: Promise<unknown>): Promise<ErrorData> {
  return call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => asOfficeError(error).data,
  );
}

const person = { userId: '7', userName: 'amy', nickName: 'Amy' };

describe('requests', () => {
  test('of an office on several machines the furthest place that was seen goes along; of another office nothing does', async () => {
    const places = ['log1-5', 'log1-4', undefined, 'log2-1'];
    const sent: (string | undefined)[] = [];
    const host = fakeHost((request) => {
      sent.push(request.headers[logPlaceHeader]);
      const place = places.shift();
      return { ...coded([]), headers: new Headers(place === undefined ? {} : { [logPlaceHeader]: place }) };
    });
    const api = createApiClient({
      host,
      addresses: () => ({ userCentre: 'http://o/uc', chat: 'http://o/im', netdisk: 'http://o/pan' }),
      chatPathSuffix: '.do',
      requestTimeoutMs: () => 10_000,
      session: tokenStore({ userCentre: 'u' }),
      seen: { place: undefined },
    });
    for (let number = 0; number < 5; number += 1)
      await api.userCentre.findPeople({ keyword: 'x' } as never).catch(() => undefined);
    expect(sent).toEqual([undefined, 'log1-5', 'log1-5', 'log1-5', 'log2-1']);
  });

  test('a path takes its field, the rest goes into the query, the suffix stands before it', async () => {
    const { api, host } = client((request) => (request.url.includes('/im/') ? okay([]) : coded([])));
    await api.userCentre.getDepartmentChildren({ departmentId: '0', onlyDepartments: true });
    await api.chat.getDirectMessages({ chatId: '42', before: 900 });
    await api.userCentre.getDictionary({ type: 'sys/../x?y' });
    expect(host.requests.map(({ url }) => url)).toEqual([
      'http://office/uc/system/dept/getChildNode/0?onlyDept=true',
      'http://office/im/chat/p2pMsgList.do?chatlinkid=00042&startmid=900',
      'http://office/uc/system/dict/data/dictType/sys%2F..%2Fx%3Fy',
    ]);
  });

  test('a variant without a suffix has none', async () => {
    const { api, host } = client(() => okay({ version: '1' }), undefined, '');
    await api.chat.getBaseConfig({});
    expect(host.requests[0]?.url).toBe('http://office/im/config/base');
  });

  test('POST travels as JSON, or in the query where the row says so', async () => {
    const { api, host } = client(() => coded({ token: 't', authcode: 'a' }));
    await api.userCentre.login({ keyId: 'k', encrypted: 'x' });
    await api.userCentre.exchangeToken({ ticket: 'ST 1&2' });
    expect(host.requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://office/uc/login',
      body: '{"kid":"k","params":"x"}',
      timeoutMs: 10_000,
    });
    expect(host.requests[1]?.url).toBe('http://office/uc/gzsf/login/exchangeToken?ticket=ST+1%262');
    expect(host.requests[1]?.body).toBeUndefined();
  });

  test('every call that has a token sends it in the header its service wants, the others send none', async () => {
    const { host, api } = client(() => json('', 500));
    for (const [service, calls] of [
      ['userCentre', userCentre.calls],
      ['chat', chatService.calls],
    ] as const) {
      for (const [name, row] of Object.entries(calls)) {
        const before = host.requests.length;
        const call = (api[service] as unknown as Record<string, (input: object) => Promise<unknown>>)[name];
        await failure(call?.(sampleInput(name)) ?? Promise.resolve());
        const request = host.requests[before];
        expect(host.requests.length, `${name} was sent`).toBe(before + 1);
        expect(request?.headers['authorization'], name).toBe(
          row.token ? (service === 'chat' ? 'canary-c' : 'hhid_canary-u') : undefined,
        );
        expect(request?.url).not.toContain('canary');
      }
    }
  });

  test('system info goes along where the row says so, and nowhere else', async () => {
    const { api, host } = client((request) => (request.url.includes('/im/') ? notOkay(9) : coded({}, 500)));
    // Its version is that of the program, in the place of the system's.
    await failure(api.userCentre.getLatestVersion({ build: '1.2.3' }));
    await failure(api.userCentre.reportActive({ channel: 'alpha' }));
    await failure(api.chat.login({ loginName: 'amy', authCode: 'a' }));
    await failure(api.userCentre.getConfig({}));
    expect(Object.fromEntries(new URL(host.requests[0]?.url ?? '').searchParams)).toEqual({
      appVersion: '1.0.0',
      terminal: 'pc',
      version: '1.2.3',
      accessIp: '10.0.0.7',
    });
    expect(JSON.parse(host.requests[1]?.body ?? '')).toEqual({
      channel: 'alpha',
      appVersion: '1.0.0',
      terminal: 'pc',
      version: 'Test 1',
      accessIp: '10.0.0.7',
    });
    expect(JSON.parse(host.requests[2]?.body ?? '')).toMatchObject({ loginname: 'amy', terminal: 'pc' });
    expect(host.requests[3]?.url).toBe('http://office/uc/config');
  });

  test('an input that does not fit is a fault of the program and is not sent', async () => {
    const { api, host } = client(() => coded({}));
    const error = await failure(api.userCentre.findByKeyword({ keyword: 7 as never }));
    expect(error).toMatchObject({ code: 'unexpected' });
    expect(error.where).toContain('userCentre.findByKeyword');
    expect(host.requests).toHaveLength(0);
  });
});

function sampleInput(name: string): object {
  const chat = { chatId: '1' };
  const upload = { ...chat, file: { name: 'a', type: 'text/plain', size: 1, content: new Blob(['a']) } };
  const inputs: Record<string, object> = {
    getDepartmentChildren: { departmentId: '0' },
    listCommonGroups: { personId: '1' },
    reactToMessage: { ...chat, mid: 1, emoji: '强', on: true },
    listReactions: { ...chat, mid: 1 },
    editMessage: { ...chat, mid: 1, text: 'a' },
    listVersions: { ...chat, mid: 1 },
    pinMessage: { ...chat, mid: 1, on: true },
    listPinned: chat,
    listChanged: { after: 0 },
    getDepartmentAncestors: { departmentId: '0' },
    listDepartmentPeople: { departmentId: '0' },
    addFriend: { personId: '1' },
    applyFriend: { personId: '1' },
    addFriends: { personIds: ['1'] },
    applyFriends: { personIds: ['1'] },
    isFriend: { personId: '1' },
    getFriend: { personId: '1' },
    removeFriend: { personId: '1' },
    setFocus: { personId: '1', on: true },
    findByKeyword: { keyword: 'a' },
    findEverything: { keyword: 'a' },
    findPeople: { keyword: 'a' },
    findDepartments: { keyword: 'a' },
    findGroups: { keyword: 'a' },
    getDepartmentsOfPerson: { personId: '7' },
    getDepartmentPathOfPerson: { personId: '7' },
    getPerson: { personId: '7' },
    getPersonByLoginName: { loginName: 'amy' },
    getDictionary: { type: 'x' },
    createGroup: { memberIds: ['7'], name: 'a' },
    getGroupInfo: { groupId: '7' },
    listAllGroupMembers: { groupId: '7' },
    sendToFriend: { personId: '7', clientId: 'c', kind: 1, text: 'a' },
    sendToGroup: { groupId: '7', clientId: 'c', kind: 1, text: 'a' },
    getLastGroupMessage: { groupId: '7' },
    joinGroup: { groupId: '7', personIds: ['7'] },
    kickGroup: { groupId: '7', personIds: ['7'] },
    leaveGroup: { groupId: '7' },
    dissolveGroup: { groupId: '7' },
    changeGroupOwner: { groupId: '7', personId: '7' },
    modifyGroupPush: { groupId: '7', push: 'silent' },
    renameGroup: { groupId: '7', name: 'a' },
    setGroupNotice: { groupId: '7', notice: 'a' },
    setGroupIntroduction: { groupId: '7', introduction: 'a' },
    uploadGroupAvatar: { groupId: '7', file: { type: 'image/png', bytes: new Uint8Array(1) } },
    setGroupAvatar: { groupId: '7', avatarUrl: '' },
    setGroupSwitches: { groupId: '7', reviewed: true },
    setGroupAdministrators: { groupId: '7', personIds: ['7'], operation: 'appoint' },
    listJoinRequests: { groupId: '7' },
    decideJoinRequests: { groupId: '7', requestIds: ['7'], decision: 'approve' },
    setCreateGroupPermission: { loginName: 'amy', allowed: true },
    uploadImage: upload,
    uploadVideo: upload,
    uploadAudio: upload,
    uploadChatFile: upload,
    uploadVideoInfo: { fileId: 'f', seconds: 1, width: 1, height: 1 },
    getImageInfo: { fileId: 'f' },
    getMedia: { fileId: 'f' },
    login: { loginName: 'amy', authCode: 'a', keyId: 'k', encrypted: 'x' },
    exchangeToken: { ticket: 'x' },
    askDeviceGrant: { deviceName: 'd' },
    collectDeviceGrant: { deviceCode: 'c', deviceName: 'd' },
    lookAtDeviceGrant: { userCode: 'WDJB-MJHT' },
    decideDeviceGrant: { userCode: 'WDJB-MJHT', approve: true },
    issueResetCode: { loginName: 'amy' },
    addPerson: { loginName: 'amy', name: 'Amy' },
    updateAvatar: { file: { type: 'image/png', bytes: new Uint8Array(1) } },
    updateAvatarInfo: { avatarUrl: '' },
    getAvatar: { key: 'a' },
    getAvatarChanges: { since: 0 },
    updatePassword: { keyId: 'k', encrypted: 'x' },
    resumeDevice: { deviceToken: 'd' },
    revokeDevice: { id: '3' },
    reportActive: { channel: 'alpha' },
    findServer: { tag: 'pc' },
    operateChat: { chatId: '1', operation: 'pin' },
    askFileAccess: { chatId: '1', mid: 1 },
    readFlash: { chatId: '1', mid: 1 },
    operateMessages: { chatId: '1', mids: [1], operation: 'withdraw' },
    listWithdrawn: { since: 1 },
    forwardMessages: { chatId: '1', personIds: ['7'], groupIds: [], mids: [1] },
    getForwarded: { id: 'a' },
    listReaders: { chatId: '1', mid: 1, hasRead: true },
    scheduleMessage: { chatId: '1', dueTime: 1, kind: 1, text: 'a' },
    remindLater: { chatId: '1', mid: 1, dueTime: 1 },
    operateLater: { id: '7', operation: 'cancel' },
    putDraft: { chatId: '1', text: 'a' },
    listDrafts: { since: 1 },
    getGroup: { groupId: '1' },
    listGroupMembers: { groupId: '1' },
    getReadCounts: { chatId: '1', mids: '1,2' },
    sync: { since: 5 },
  };
  return inputs[name] ?? chat;
}

describe('failures', () => {
  const get = (respond: Responder) => client(respond).api.userCentre.getPerson({ personId: '7' });
  const chat = (respond: Responder) => client(respond).api.chat.getCurrentUser({});

  test.each([
    [403, 'forbidden'],
    [404, 'notFound'],
    [500, 'statusError'],
    [502, 'statusError'],
  ])('status %i is %s', async (status, code) => {
    expect(await failure(get(() => json('<html>', status)))).toMatchObject({
      code,
      status,
      params: { status: String(status) },
    });
  });

  test.each([
    [403, 'forbidden'],
    [404, 'notFound'],
    [500, 'serverMessage'],
    [601, 'serverMessage'],
    [1011, 'tooManyTries'],
    [1012, 'licenceExpired'],
    [1013, 'authenticationCentre'],
    [1429, 'busy'],
    [1480, 'rateLimited'],
  ])('user-centre code %i is %s, with the words of the server', async (given, code) => {
    expect(await failure(get(() => coded(null, given, '服务器说')))).toMatchObject({
      code,
      status: given,
      serverMessage: '服务器说',
    });
  });

  test('without words, an unknown code is the system error of the spec', async () => {
    expect(await failure(get(() => coded(null, 777)))).toMatchObject({ code: 'systemError', status: 777 });
  });

  test('netdisk: 601 rejects quietly with its data, a false flag counts as 500', () => {
    const read = (body: unknown) => () => readAnswer('netdisk', z.unknown(), json(body), 'here');
    expect(read({ code: 601, data: { id: 5 } })).toThrow(OfficeError);
    try {
      read({ code: 601, data: { id: 5 } })();
    } catch (error) {
      expect(asOfficeError(error).data).toMatchObject({
        code: 'rejectedQuietly',
        params: { data: '{"id":5}' },
      });
      expect(asOfficeError(error).severity).toBe('silent');
    }
    try {
      read({ code: 200, flag: false, msg: '不行' })();
      expect.fail('a false flag is no success');
    } catch (error) {
      expect(asOfficeError(error).data).toMatchObject({
        code: 'serverMessage',
        status: 500,
        serverMessage: '不行',
      });
    }
  });

  test('chat: the words of the server, none where it has none', async () => {
    expect(await failure(chat(() => notOkay(5, 'no way')))).toMatchObject({
      code: 'serverMessage',
      serverMessage: 'no way',
      status: 5,
    });
    const silent = await failure(chat(() => notOkay(5)));
    expect(silent.code).toBe('serverMessage');
    expect(silent.serverMessage).toBeUndefined();
  });

  test('who comes too soon is told how long to wait; a question waits a short while by itself', async () => {
    const slow = { 'retry-after': '1' };
    let asked = 0;
    const patient = client(() => {
      asked += 1;
      return asked === 1 ? json({ code: 1480, msg: 'slow' }, 429, slow) : coded([]);
    });
    vi.useFakeTimers();
    try {
      const found = patient.api.userCentre.findPeople({ keyword: 'x' });
      await vi.advanceTimersByTimeAsync(999);
      expect(asked).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      await found;
      expect(asked).toBe(2);
    } finally {
      vi.useRealTimers();
    }
    const busy = client(() => json({ code: 1480, msg: 'slow' }, 429, { 'retry-after': '60' }));
    expect(await failure(busy.api.userCentre.findPeople({ keyword: 'x' }))).toMatchObject({
      code: 'rateLimited',
      retryAfterSeconds: 60,
      params: { seconds: 60 },
    });
    // What changes something is never repeated by itself.
    const write = client(() => json({ ok: false, code: 1480 }, 429, slow));
    expect(await failure(write.api.chat.renameGroup({ groupId: '1', name: 'x' }))).toMatchObject({
      code: 'rateLimited',
      retryAfterSeconds: 1,
    });
    expect(write.host.requests).toHaveLength(1);
    // A proxy that knows nothing of the envelope.
    const proxy = client(() => json('', 429));
    expect(await failure(proxy.api.chat.renameGroup({ groupId: '1', name: 'x' }))).toMatchObject({
      code: 'rateLimited',
      params: { seconds: 1 },
    });
  });

  test('whose file has no room is told in the unit that fits, and never of more room than there is', async () => {
    const gigabyte = 1_073_741_824;
    const { api } = client(() => notOkay(1443, 'full', { used: 9.96 * gigabyte, limit: 10 * gigabyte }));
    expect(await failure(api.chat.login({ loginName: 'a' }))).toMatchObject({
      code: 'quotaExceeded',
      params: { used: 10, limit: 10, left: 0, unit: 'GB' },
    });
  });

  test('a refused sign-in tells how long to wait and how many tries are left', async () => {
    const { api } = client(() => notOkay(1011, 'slow', { retryAfterSeconds: 42, remainingTries: 0 }));
    expect(await failure(api.chat.login({ loginName: 'a' }))).toMatchObject({
      code: 'tooManyTries',
      retryAfterSeconds: 42,
      params: { remainingTries: 0 },
    });
    const late = client(() => json({ code: 1010, data: { remainingTries: 3 } }, 401));
    expect(await failure(late.api.userCentre.login({ keyId: 'k', encrypted: 'x' }))).toMatchObject({
      code: 'badCredentials',
      params: { remainingTries: 3 },
    });
    const limited = client(() => json('', 429, { 'retry-after': '17' }));
    expect(await failure(limited.api.userCentre.getConfig({}))).toMatchObject({ retryAfterSeconds: 17 });
  });

  test.each([
    ['userCentre', json({ code: 401, msg: 'x' }), 'unauthorised'],
    ['userCentre', json('', 401), 'unauthorised'],
    ['chat', notOkay(1001), 'loginExpired'],
    ['chat', notOkay(1003), 'loginExpired'],
    ['chat', json('', 401), 'unauthorised'],
  ] as const)(
    '%s: a dead session is told to its service, and the call is over',
    async (service, answer, code) => {
      const session = tokenStore({ userCentre: 'canary-u', chat: 'canary-c' });
      const { api, host } = client(() => answer, session);
      const call = () => (service === 'chat' ? api.chat.getCurrentUser({}) : api.userCentre.getInfo({}));
      expect(await failure(call())).toMatchObject({ code });
      expect(session.refusals).toEqual([service === 'chat' ? 'chat canary-c' : 'userCentre canary-u']);
      expect(await failure(call())).toMatchObject({ code: 'notSignedIn' });
      expect(host.requests).toHaveLength(1);
    },
  );

  test('a question that is asked once more takes the token that holds by then, and none after a sign-out', async () => {
    const tokens: string[] = [];
    let current: string | undefined = 'old';
    let after: string | undefined = 'new';
    const session: TokenStore = {
      token: () => current,
      absent: () => new OfficeError('notSignedIn'),
      refused: () => expect.fail('no token was refused'),
    };
    const { api } = client((request) => {
      tokens.push(request.headers['authorization'] ?? '');
      if (tokens.length % 2 === 0) return coded(person);
      // The session is renewed, or ends, while the question waits.
      current = after;
      throw new OfficeError('connectionFailed');
    }, session);
    await api.userCentre.getPerson({ personId: '7' }, { retry: true });
    expect(tokens).toEqual(['hhid_old', 'hhid_new']);
    after = undefined;
    expect(await failure(api.userCentre.getPerson({ personId: '7' }, { retry: true }))).toMatchObject({
      code: 'notSignedIn',
    });
    expect(tokens).toEqual(['hhid_old', 'hhid_new', 'hhid_new']);
  });

  test('a token that another process renewed is used at once', async () => {
    let current = 'old';
    const session: TokenStore = {
      token: () => current,
      absent: () => new OfficeError('notSignedIn'),
      refused: async () => {
        current = 'new';
        return true;
      },
    };
    const { api, host } = client(
      (request) => (request.headers['authorization'] === 'hhid_new' ? coded(person) : coded(null, 401)),
      session,
    );
    expect(await api.userCentre.getPerson({ personId: '7' })).toMatchObject({ name: 'Amy' });
    expect(host.requests.map(({ headers }) => headers['authorization'])).toEqual(['hhid_old', 'hhid_new']);
  });

  test.each([
    ['not JSON', json('<html>'), 'userCentre.getPerson GET /system/user/{id}'],
    ['no envelope', json({ data: {} }), 'userCentre.getPerson GET /system/user/{id}: code'],
    [
      'a wrong type',
      coded({ ...person, email: 5 }),
      'userCentre.getPerson GET /system/user/{id}: data.email',
    ],
    ['no data', coded(null), 'userCentre.getPerson GET /system/user/{id}: data'],
  ])('%s names the call and the field', async (_, answer, where) => {
    expect(await failure(get(() => answer))).toMatchObject({ code: 'badAnswer', where });
  });

  test('foreign fields and poisoned keys change nothing', async () => {
    const { api } = client(() =>
      json(`{"code":200,"data":{"userId":7,"nickName":"Amy","__proto__":{"x":1},"more":[1]}}`),
    );
    const answer = await api.userCentre.getPerson({ personId: '7' });
    expect(answer).toMatchObject({ id: '7', name: 'Amy', removed: false });
    expect(Object.keys(answer)).not.toContain('more');
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('trying again', () => {
  test.each([
    [true, 3],
    [false, 1],
  ])('a GET that may be retried (%s) goes out %i times', async (retry, times) => {
    const { api, host } = client(() => {
      throw new OfficeError('connectionFailed');
    });
    host.chance = 0;
    expect(await failure(api.userCentre.getConfig({}, { retry }))).toMatchObject({
      code: 'connectionFailed',
    });
    expect(host.requests).toHaveLength(times);
  });

  test('a POST and a time-out are never repeated', async () => {
    const lost = client(() => {
      throw new OfficeError('connectionFailed');
    });
    await failure(lost.api.userCentre.login({ keyId: 'k', encrypted: 'x' }, { retry: true }));
    const late = client(() => {
      throw new OfficeError('timedOut');
    });
    await failure(late.api.userCentre.getConfig({}, { retry: true }));
    expect([lost.host.requests.length, late.host.requests.length]).toEqual([1, 1]);
  });

  test('a call that is cancelled before it starts is not sent', async () => {
    const { api, host } = client(() => coded({}));
    expect(await failure(api.userCentre.getConfig({}, { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'cancelled',
    });
    expect(host.requests).toHaveLength(0);
  });
});
