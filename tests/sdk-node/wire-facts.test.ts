// The wire facts of spec §7, read off everything a whole client sends to a real office.
import type { GroupAct } from '#sdk/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint } from '#sdk/contract/endpoint.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import { record } from '#sdk/contract/record.ts';
import { parseFrame } from '#sdk/contract/frame-codec.ts';
import type { HttpRequest } from '#sdk/host/port.ts';
import { buildRequest } from '#sdk/net/request.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import * as z from 'zod/mini';

type Sent = { service: 'userCentre' | 'chat'; name: string; row: Endpoint; request: HttpRequest };

let running: RunningOffice;
const sent: Sent[] = [];
const sockets: { url: string; texts: string[] }[] = [];
/** Every token the office handed out, as it travelled. */
const tokens = new Set<string>();
const kept: string[] = [];

const services = [
  ['userCentre', '/uc', '', userCentre.calls as Record<string, Endpoint>],
  ['chat', '/im', '.do', chatService.calls as Record<string, Endpoint>],
] as const;

/** Which row of the contract a request is. */
function rowOf(request: HttpRequest): Omit<Sent, 'request'> {
  const { pathname } = new URL(request.url);
  for (const [service, prefix, suffix, calls] of services)
    for (const [name, row] of Object.entries(calls)) {
      const path = row.path.replace(/\{\w+\}/g, '[^/]+');
      const isIt = new RegExp(`^${prefix}${path}${suffix.replace('.', String.raw`\.`)}$`).test(pathname);
      // `/system/user/getInfo` also looks like `/system/user/{id}`: the plain path goes first.
      const isPlainElsewhere =
        row.path.includes('{') && Object.values(calls).some((other) => pathname === prefix + other.path);
      if (isIt && row.method === request.method && !isPlainElsewhere) return { service, name, row };
    }
  throw new Error(`no row for ${request.method} ${pathname}`);
}

function recordingClient(): Office {
  const host = memoryHost();
  return openOffice({
    host: {
      ...host,
      async http(request) {
        sent.push({ ...rowOf(request), request });
        const answer = await host.http(request);
        for (const [, token = ''] of answer.text.matchAll(/"(?:token|authcode|devicetoken)":"([^"]+)"/g))
          tokens.add(token);
        return answer;
      },
      openSocket(url, handlers) {
        const socket = host.openSocket(url, handlers);
        const texts: string[] = [];
        sockets.push({ url, texts });
        return {
          ...socket,
          close: () => socket.close(),
          send: (text) => (texts.push(text), socket.send(text)),
        };
      },
      errors: {
        add: (error) => void kept.push(JSON.stringify(error)),
        recent: () => [],
        clear: () => undefined,
      },
    },
    variant: pickVariant('default'),
    server: running.url,
  });
}

beforeAll(async () => {
  running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran'], heartbeatMs: 200 });
  const office = recordingClient();
  await office.services.userCentre.getLatestVersion({ os: 'linux-x64', channel: 'alpha', build: '1.0.0' });
  const password = running.accounts[0]?.password ?? '';
  await office.account.signInWithPassword({ loginName: 'anran', password, remember: true });
  await office.connection.connect();
  const chat = await office.chat.activate({ personId: '1002' });
  await office.chat.open(chat.id);
  await office.chat.send({ chatId: chat.id, text: '你好', wait: true });
  await office.chat.markRead('00003');
  await office.chat.setPinned(chat.id, true);
  await office.maintenance.backfill();
  await office.chat.group('1');
  await office.chat.members('1', { search: '安' });
  await office.chat.readCounts('00001', [1, 2]);
  await office.acts.delete('00001', [1]);
  await office.acts.forward({ chatId: '00001', mids: [2], groupIds: ['1'] });
  await office.acts.readers('00001', 2, { hasRead: true });
  await office.services.chat.listWithdrawn({ since: 0 });
  await office.services.chat.queryGroupMessages({ chatId: '00001' });
  await office.services.chat.queryDirectMessages({ chatId: chat.id });
  await office.services.chat.sendToFriend({ personId: '1002', clientId: 'w1', kind: 1, text: 'x' });
  await office.services.chat.sendToGroup({ groupId: '1', clientId: 'w2', kind: 1, text: 'x' });
  await office.services.chat.listFriendChats({ search: 'x' });
  await office.services.chat.listGroupChats({});
  await office.acts.forwarded('none').catch(() => undefined);
  const planned = await office.later.schedule({
    chatId: '00001',
    text: 'x',
    dueTime: Date.now() + 9_000_000,
  });
  await office.later.remind('00001', 2, Date.now() + 9_000_000);
  await office.later.list();
  await office.later.cancel(planned.id);
  await office.services.chat.putDraft({ chatId: '00001', text: '' });
  await office.services.chat.listDrafts({ since: 0 });
  await office.contacts.search('薄');
  await office.contacts.person('1002');
  await office.contacts.personByLoginName('bowen');
  await office.contacts.children('0');
  await office.contacts.ancestors('110');
  await office.contacts.departmentPeople('110', { below: true });
  await office.contacts.groups();
  await office.contacts.addFriends(['1002']);
  await office.contacts.addFriends(['1002', '1003']);
  await office.contacts.friends();
  await office.contacts.setFocus({ personId: '1002' }, true);
  await office.contacts.removeFriend('1003');
  const { userCentre: centre } = office.services;
  await centre.findEverything({ keyword: '小组' });
  await centre.findPeople({ keyword: '薄' });
  await centre.findDepartments({ keyword: '一组' });
  await centre.findGroups({ keyword: '小组' });
  await centre.getDepartmentsOfPerson({ personId: '1002' });
  await centre.getDepartmentPathOfPerson({ personId: '1002' });
  await office.services.chat.sync({ since: 0 });
  await centre.issueResetCode({ loginName: 'bowen' });
  await centre.addPerson({ loginName: 'newcomer', name: '新同事' });
  const key = '0'.repeat(64);
  const file = { name: 'a', type: 'text/plain', size: 1, content: new Blob(['a']) };
  const upload = { chatId: chat.id, file };
  const { chat: chatCalls } = office.services;
  // How they are sent is what counts here, not whether there is such a picture.
  const grant = await centre.askDeviceGrant({ deviceName: 'test' });
  await centre.lookAtDeviceGrant(grant);
  await centre.decideDeviceGrant({ ...grant, approve: true });
  await centre.collectDeviceGrant({ ...grant, deviceName: 'test' });
  await Promise.allSettled([
    chatCalls.updateAvatar({ file: { type: 'image/png', bytes: new Uint8Array([1]) } }),
    chatCalls.updateAvatarInfo({ avatarUrl: `/user/avatar?id=${key}` }),
    chatCalls.getAvatar({ key }),
    chatCalls.uploadImage(upload),
    chatCalls.uploadVideo(upload),
    chatCalls.uploadAudio(upload),
    chatCalls.uploadChatFile(upload),
    chatCalls.uploadVideoInfo({ fileId: 'f', seconds: 1, width: 1, height: 1 }),
    chatCalls.getImageInfo({ fileId: 'f' }),
    chatCalls.getMedia({ fileId: 'f' }),
    chatCalls.askFileAccess({ chatId: '00001', mid: 1 }),
    chatCalls.readFlash({ chatId: '00001', mid: 1 }),
    chatCalls.reactToMessage({ chatId: '00001', mid: 1, emoji: '强', on: true }),
    chatCalls.listReactions({ chatId: '00001', mid: 1 }),
    chatCalls.editMessage({ chatId: '00001', mid: 1, text: 'a' }),
    chatCalls.listVersions({ chatId: '00001', mid: 1 }),
    chatCalls.pinMessage({ chatId: '00001', mid: 1, on: true }),
    chatCalls.listPinned({ chatId: '00001' }),
    chatCalls.listChanged({ after: 0 }),
  ]);
  await chatCalls.isFriend({ personId: '1002' });
  await chatCalls.getFriend({ personId: '1002' });
  await chatCalls.applyFriend({ personId: '1002' });
  await chatCalls.applyFriends({ personIds: ['1002'] });
  const { group } = await office.groups.do({ act: 'create', name: '一起', memberIds: ['1002', '1003'] });
  const groupId = group?.id ?? '';
  for (const act of [
    { act: 'rename', groupId, name: '一起走' },
    { act: 'setNotice', groupId, notice: '八点' },
    { act: 'setIntroduction', groupId, introduction: '散步' },
    { act: 'invite', groupId, personIds: ['1004'] },
    { act: 'remove', groupId, personIds: ['1004'] },
    { act: 'setSwitches', groupId, reviewed: true },
    { act: 'setAdministrators', groupId, personIds: ['1002'], operation: 'appoint' },
    { act: 'setPush', groupId, silent: true },
    { act: 'decideRequests', groupId, requestIds: ['9'], decision: 'reject' },
  ] satisfies GroupAct[])
    await office.groups.do(act);
  await office.groups.requests(groupId);
  await office.groups.allMembers(groupId);
  await office.groups.mayCreate();
  await office.groups
    .setAvatar(groupId, { type: 'image/png', bytes: new Uint8Array([1]) })
    .catch(() => undefined);
  await office.groups.removeAvatar(groupId);
  await chatCalls.getLastGroupMessage({ groupId });
  await chatCalls.getGroupInfo({ groupId });
  await centre.listAudit({}).catch(() => undefined);
  await office.files.space();
  await centre.setCreateGroupPermission({ loginName: 'bowen', allowed: true });
  await office.groups.do({ act: 'transfer', groupId, personId: '1002' });
  await office.groups.do({ act: 'leave', groupId });
  await office.groups.do({ act: 'dissolve', groupId: '1' });
  await office.services.chat.getPerson({ personId: '1002' });
  await office.contacts.commonGroups('1002');
  await office.services.chat.getGroupHistory({ chatId: '00001' });
  await office.services.chat.getDirectHistory({ chatId: chat.id });
  for (const service of ['userCentre', 'chat'] as const)
    await office.services[service].updatePassword({ keyId: 'gone', encrypted: '' }).catch(() => undefined);
  const [device] = await office.account.devices();
  await office.account.signOut();
  await office.account.signInWithTicket({
    ticket: await running.office.sessions.ticket(running.office.sessions.enter(1001, 'anran')),
  });
  await office.account.revokeDevice(device?.id ?? '').catch(() => undefined);
  await office.services.userCentre.resumeDevice({ deviceToken: 'gone' }).catch(() => undefined);
  await office.close();
});
afterAll(() => running.close());

test('every call of both tables was made', () => {
  const made = new Set(sent.map(({ service, name }) => `${service}.${name}`));
  const all = services.flatMap(([service, , , calls]) =>
    Object.keys(calls).map((name) => `${service}.${name}`),
  );
  expect(all.filter((name) => !made.has(name))).toEqual([]);
});

test('Authorization: hhid_ and the token on every user-centre call that has one, the bare token on chat calls', () => {
  const withToken = sent.filter(({ row }) => row.token);
  expect(withToken.length).toBeGreaterThan(25);
  for (const { service, name, request } of withToken) {
    const header = request.headers['authorization'] ?? '';
    const token = service === 'chat' ? header : header.replace(/^hhid_/, '');
    expect(header.startsWith('hhid_'), `${service}.${name}`).toBe(service === 'userCentre');
    expect(tokens.has(token), `${service}.${name} carries a token of the office`).toBe(true);
  }
});

test('no Authorization on the three calls marked no-token and on those made before there is a token', () => {
  const marked = ['/config', '/getLicenseInfo', '/system/upgrade/getLatest'];
  const before = [
    '/login',
    '/gzsf/login/exchangeToken',
    '/session/resume',
    '/config/base',
    '/session/grant/ask',
    '/session/grant/collect',
  ];
  const without = sent.filter(({ row }) => !row.token);
  expect([...new Set(without.map(({ row }) => row.path))].toSorted()).toEqual(
    [...marked, ...before].toSorted(),
  );
  for (const { request } of without) expect(Object.keys(request.headers)).not.toContain('authorization');
});

test('system info on the calls that carry it, whole, and on no other', () => {
  const fields = ['appVersion', 'terminal', 'version', 'accessIp'];
  const carrying = sent.filter(({ row }) => row.systemInfo === true);
  expect([...new Set(carrying.map(({ row }) => row.path))].toSorted()).toEqual(
    ['/login', '/monitor/active', '/system/upgrade/getLatest'].toSorted(),
  );
  for (const { name, row, request } of sent) {
    const given: Record<string, unknown> = {
      ...Object.fromEntries(new URL(request.url).searchParams),
      ...(request.body === undefined ? {} : (JSON.parse(request.body) as object)),
    };
    const found = fields.filter((field) => field in given);
    expect(found, name).toEqual(row.systemInfo === true ? fields : []);
    if (row.systemInfo === true) expect(given).toMatchObject({ appVersion: '1.0.0', terminal: 'pc' });
  }
});

test('chat paths end with the suffix of the variant, the others do not', () => {
  for (const { service, request } of sent)
    expect(new URL(request.url).pathname.endsWith('.do'), request.url).toBe(service === 'chat');
});

test('no token, code or password stands in an address, on a socket’s or in the log', () => {
  expect(tokens.size).toBeGreaterThan(4);
  const places = [...sent.map(({ request }) => request.url), ...sockets.map(({ url }) => url), ...kept];
  expect(sockets.length).toBeGreaterThan(0);
  for (const secret of [...tokens, running.accounts[0]?.password ?? 'none'])
    expect(
      places.filter((place) => place.includes(secret) || place.includes(encodeURIComponent(secret))),
    ).toEqual([]);
});

test('the socket’s first frame carries the chat token', () => {
  const [first] = sockets[0]?.texts ?? [];
  const frame = parseFrame(first ?? '');
  expect(frame).toMatchObject({ type: 'handshake' });
  expect(tokens.has('token' in frame ? String(frame.token) : '')).toBe(true);
});

test('a netdisk call carries the user centre’s token with its prefix, and no suffix', () => {
  const row: Endpoint = {
    method: 'POST',
    path: '/netdisk/any',
    token: true,
    in: 'body',
    input: record({ pid: ['folderId', z.string()] }),
    reply: z.unknown(),
    spec: '§7',
  };
  const request = buildRequest({
    service: 'netdisk',
    name: 'any',
    row,
    input: { folderId: '5' },
    base: 'https://disk.example/pan',
    chatPathSuffix: '.do',
    token: 'abc',
    timeoutMs: 1,
  });
  expect(request).toMatchObject({
    url: 'https://disk.example/pan/netdisk/any',
    headers: { authorization: 'hhid_abc' },
    body: '{"pid":"5"}',
  });
});
