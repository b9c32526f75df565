// Every row of the contract's tables is answered by the office, in the shape the table says, and asks for a token where it must.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentType, type ContentKind } from '#sdk/contract/flags.ts';
import type { Endpoint, InputOf } from '#sdk/contract/endpoint.ts';
import type { RunningOffice } from '#fixtures/serve.ts';
import { passwordDigest } from '#fixtures/office/services/secrets.ts';
import {
  bothTokens,
  call,
  chatService,
  netdisk,
  passwordOf,
  seal,
  smallOffice,
  system,
  uploadOf,
  userCentre,
} from '../fixtures/raw-client.ts';

let office: RunningOffice & { faults: unknown[] };
let tokens: { uc: string; chat: string };
let ticket = '';
let grant = { deviceCode: '', userCode: '' };
let deviceToken = '';
let [fileId, uploadId, otherUploadId] = ['', '', ''];
const partMd5 = createHash('md5').update('part').digest('hex');
/** One change of password per service: where the walk stands, and what comes after it. */
let passwords: readonly [now: string, next: string, last?: string] = ['', ''];

/** The smallest picture there is, and the key of its content. */
const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const dotKey = createHash('sha256').update(dot).digest('hex');

const sealed = (clear: object): { keyId: string; encrypted: string } => {
  const { keyId, key } = office.office.loginKey.published;
  return { keyId, encrypted: seal(clear, key) };
};
const newPassword = () => sealed({ oldPassword: passwords[0], newPassword: passwords[1] });

beforeAll(async () => {
  office = await smallOffice();
  passwords = [passwordOf(office, 'anran'), 'Walk-the-table-1', 'Walk-the-table-2'];
});
afterAll(async () => {
  await office.close();
  expect(office.faults).toEqual([]);
});

type Samples<Calls extends Record<string, Endpoint>> = { [Name in keyof Calls]: () => InputOf<Calls[Name]> };

/** One lawful input per call; a call without one does not compile. Calls that end things stand last. */
const ofUserCentre: Samples<typeof userCentre.calls> = {
  getConfig: () => ({}),
  getLicenceInfo: () => ({}),
  getLatestVersion: () => system,
  login: () => sealed({ loginname: 'anran', password: passwords[0] }),
  exchangeToken: () => ({ ticket }),
  resumeDevice: () => ({ deviceToken }),
  askDeviceGrant: () => ({ deviceName: 'test' }),
  collectDeviceGrant: () => ({ deviceCode: grant.deviceCode, deviceName: 'test' }),
  lookAtDeviceGrant: () => ({ userCode: grant.userCode }),
  decideDeviceGrant: () => ({ userCode: grant.userCode, approve: true }),
  listDevices: () => ({}),
  revokeDevice: () => ({ id: '1' }),
  getInfo: () => ({}),
  getCreateGroupPermission: () => ({}),
  listAudit: () => ({}),
  getUploadSpace: () => ({}),
  setCreateGroupPermission: () => ({ loginName: 'bowen', allowed: true }),
  reportActive: () => ({ channel: 'test', ...system }),
  getDepartmentChildren: () => ({ departmentId: '0', onlyDepartments: false, showRootUsers: true }),
  listDepartmentPeople: () => ({ departmentId: '100', below: true, page: 1, pageSize: 2 }),
  getDepartmentAncestors: () => ({ departmentId: '110' }),
  findByKeyword: () => ({ keyword: '安' }),
  findEverything: () => ({ keyword: '小组' }),
  findPeople: () => ({ keyword: '薄' }),
  findDepartments: () => ({ keyword: '一组' }),
  findGroups: () => ({ keyword: '小组' }),
  getDepartmentsOfPerson: () => ({ personId: '1002' }),
  getDepartmentPathOfPerson: () => ({ personId: '1002' }),
  getPerson: () => ({ personId: '1002' }),
  getPersonByLoginName: () => ({ loginName: 'bowen' }),
  getDictionary: () => ({ type: 'sys_pc_client_params' }),
  updatePassword: newPassword,
  issueResetCode: () => ({ loginName: 'bowen' }),
  addPerson: () => ({ loginName: 'newcomer', name: '新同事' }),
  logout: () => ({}),
};
/** A message in the first group, of somebody else unless it is said; its mid. */
function put(kind: ContentKind, text: string, by = 1002): Promise<number> {
  return new Promise((resolve, reject) =>
    office.office.messages.send(
      by,
      { clientId: crypto.randomUUID(), chatId: '00001', kind: contentType[kind], text },
      (result) => ('mid' in result ? resolve(result.mid) : reject(new Error(result.refused))),
      reject,
    ),
  );
}
let flashMid = 0;
let sharedMid = 0;
let ownMid = 0;
const ofChat: Samples<typeof chatService.calls> = {
  getBaseConfig: () => ({}),
  login: () => ({
    loginName: 'anran',
    passwordDigest: passwordDigest(passwords[0]),
    ...system,
  }),
  getCurrentUser: () => ({}),
  getOnlineUsers: () => ({ personIds: '1001,1002' }),
  getPerson: () => ({ personId: '1002' }),
  findServer: () => ({ tag: 'pc' }),
  listChats: () => ({}),
  activateChat: () => ({ personId: '1004' }),
  getChat: () => ({ chatId: '00001' }),
  markRead: () => ({ chatId: '00001' }),
  getDirectMessages: () => ({ chatId: '00002', before: '' }),
  getGroupMessages: () => ({ chatId: '00001', before: '' }),
  getDirectHistory: () => ({ chatId: '00002', kinds: '1,3' }),
  getGroupHistory: () => ({ chatId: '00001', from: 0, to: Date.now() }),
  readFlash: () => ({ chatId: '00001', mid: flashMid }),
  askFileAccess: () => ({ chatId: '00001', mid: sharedMid }),
  operateChat: () => ({ chatId: '00001', operation: 'pin' }),
  createGroup: () => ({ memberIds: ['1002'], name: '新的一组', introduction: '' }),
  getGroup: () => ({ groupId: '1', withMembers: 0 }),
  getGroupInfo: () => ({ groupId: '1' }),
  listGroupMembers: () => ({ groupId: '1', page: 1, search: '' }),
  addFriend: () => ({ personId: '1002' }),
  addFriends: () => ({ personIds: ['1003', '4711'] }),
  isFriend: () => ({ personId: '1002' }),
  listFriends: () => ({ page: 1 }),
  getFriend: () => ({ personId: '1002' }),
  applyFriend: () => ({ personId: '1004' }),
  applyFriends: () => ({ personIds: ['1004'] }),
  removeFriend: () => ({ personId: '1004' }),
  listOwnGroups: () => ({ page: 1 }),
  listCommonGroups: () => ({ personId: '1002' }),
  operateMessages: () => ({ chatId: '00001', mids: [1], operation: 'delete' }),
  listWithdrawn: () => ({ since: 0 }),
  reactToMessage: () => ({ chatId: '00001', mid: sharedMid, emoji: '强', on: true }),
  listReactions: () => ({ chatId: '00001', mid: sharedMid }),
  editMessage: () => ({ chatId: '00001', mid: ownMid, text: 'better' }),
  listVersions: () => ({ chatId: '00001', mid: ownMid }),
  pinMessage: () => ({ chatId: '00001', mid: sharedMid, on: true }),
  listPinned: () => ({ chatId: '00001' }),
  listChanged: () => ({ after: 0 }),
  forwardMessages: () => ({
    chatId: '00001',
    personIds: ['1002'],
    groupIds: [],
    mids: [2],
    merged: true,
    clientId: 'walk',
  }),
  // Named after who did it and the act's own id, so that doing it twice makes one record.
  getForwarded: () => ({ id: createHash('sha256').update('1001.walk').digest('hex').slice(0, 32) }),
  listReaders: () => ({ chatId: '00001', mid: 2, hasRead: true }),
  queryDirectMessages: () => ({ chatId: '00002', search: 'x' }),
  queryGroupMessages: () => ({ chatId: '00001', kinds: '1' }),
  sendToFriend: () => ({ personId: '1002', clientId: 'walk.1', kind: 1, text: 'x' }),
  sendToGroup: () => ({ groupId: '1', clientId: 'walk.2', kind: 1, text: 'x' }),
  listFriendChats: () => ({ search: 'x' }),
  listGroupChats: () => ({}),
  scheduleMessage: () => ({ chatId: '00001', dueTime: Date.now() + 3_600_000, kind: 1, text: 'later' }),
  remindLater: () => ({ chatId: '00001', mid: 2, dueTime: Date.now() + 3_600_000 }),
  listLater: () => ({}),
  operateLater: () => ({ id: '1', operation: 'cancel' }),
  putDraft: () => ({ chatId: '00001', text: 'x' }),
  listDrafts: () => ({ since: 0 }),
  listAllGroupMembers: () => ({ groupId: '1' }),
  getLastGroupMessage: () => ({ groupId: '1' }),
  joinGroup: () => ({ groupId: '1', personIds: ['1004'] }),
  kickGroup: () => ({ groupId: '1', personIds: ['1004'] }),
  modifyGroupPush: () => ({ groupId: '1', push: 'silent' }),
  renameGroup: () => ({ groupId: '1', name: '小组' }),
  setGroupNotice: () => ({ groupId: '1', notice: '周五例会' }),
  setGroupIntroduction: () => ({ groupId: '1', introduction: '日常沟通' }),
  uploadGroupAvatar: () => ({ groupId: '1', file: { type: 'image/png', bytes: dot } }),
  setGroupAvatar: () => ({ groupId: '1', avatarUrl: '' }),
  setGroupSwitches: () => ({ groupId: '1', invitationOpen: false, reviewed: true }),
  setGroupAdministrators: () => ({ groupId: '1', personIds: ['1002'], operation: 'appoint' }),
  listJoinRequests: () => ({ groupId: '1' }),
  decideJoinRequests: () => ({ groupId: '1', requestIds: ['1'], decision: 'reject' }),
  changeGroupOwner: () => ({ groupId: '1', personId: '1002' }),
  leaveGroup: () => ({ groupId: '1' }),
  // The group that the walk has made.
  setFocus: () => ({ personId: '1002', on: true }),
  listFocus: () => ({}),
  dissolveGroup: () => ({ groupId: '6' }),
  getReadCounts: () => ({ chatId: '00001', mids: '1,2' }),
  sync: () => ({ since: 0 }),
  updateAvatar: () => ({ file: { type: 'image/png', bytes: dot } }),
  updateAvatarInfo: () => ({ avatarUrl: `/user/avatar?id=${dotKey}` }),
  getAvatar: () => ({ key: dotKey }),
  getAvatarChanges: () => ({ since: 0 }),
  uploadImage: () => ({ chatId: '00001', file: uploadOf(dot, 'dot.png', 'image/png') }),
  uploadVideo: () => ({ chatId: '00001', file: uploadOf('film', 'a.mp4', 'video/mp4') }),
  uploadAudio: () => ({ chatId: '00001', seconds: 3, file: uploadOf('sound', 'a.webm', 'audio/webm') }),
  uploadChatFile: () => ({ chatId: '00001', file: uploadOf('text') }),
  uploadVideoInfo: () => ({ fileId, seconds: 4, width: 320, height: 240 }),
  getImageInfo: () => ({ fileId }),
  getMedia: () => ({ fileId }),
  updatePassword: newPassword,
  logout: () => ({}),
};
const announcement = { md5: 'd41d8cd98f00b204e9800998ecf8427e', name: 'a.txt', type: 'text/plain', size: 0 };
const ofNetdisk: Samples<typeof netdisk.calls> = {
  uploadFileFirst: () => announcement,
  uploadFile: () => ({ md5: '1cb251ec0d568de6a929b520c4aed8d1', file: uploadOf('text') }),
  beginUpload: () => announcement,
  uploadPart: () => ({ uploadId, part: 0, file: uploadOf('part') }),
  finishUpload: () => ({ uploadId }),
  cancelUpload: () => ({ uploadId: otherUploadId }),
  getFileToken: () => ({ fileId }),
  downloadFile: () => ({ fileId, token: office.office.files.token(1001, fileId).token, ...system }),
};

// What ends sign-ins or needs the ones before stands last: dead tokens must not be used by the calls after them.
const ending = ['changeGroupOwner', 'leaveGroup', 'dissolveGroup', 'updatePassword', 'logout'];
const order = (names: string[]): string[] => [
  ...names.filter((name) => !ending.includes(name)),
  ...ending.filter((name) => names.includes(name)),
];

describe.each([
  ['chat', chatService.calls as Record<string, Endpoint>, ofChat as Record<string, () => unknown>],
  ['userCentre', userCentre.calls as Record<string, Endpoint>, ofUserCentre as Record<string, () => unknown>],
  ['netdisk', netdisk.calls as Record<string, Endpoint>, ofNetdisk as Record<string, () => unknown>],
] as const)('%s', (service, calls, samples) => {
  beforeAll(async () => {
    tokens = await bothTokens(office, 'anran', passwords[0]);
    const { sessions } = office.office;
    sharedMid = await put('shareFile', 'shareFile[{"fileid":"1","filename":"x"}]');
    // The walk through chat ends with leaving the group.
    if (ownMid === 0) ownMid = await put('text', 'good', 1001);
    flashMid = await put('flash', 'flashMsg()[{"c":"x"}]');
    const entry = sessions.enter(1001, 'anran');
    ticket = await sessions.ticket(entry);
    grant = office.office.deviceGrants.ask({ deviceName: 'test', source: 'here' });
    const { files, partUploads } = office.office;
    const incoming = { kind: 6, file: uploadOf(dot, 'dot.png', 'image/png') };
    const blob = await office.office.blobs.receive(incoming.file.content.stream(), 1_000);
    fileId = (await files.take(1001, { ...incoming, file: { ...incoming.file, content: blob } })).id;
    const upload = { md5: '42F2D21ED5D3AEA0C8B4B1A0D1E5A0AE', name: 'p.txt', type: 'text/plain', size: 4 };
    uploadId = (await partUploads.begin(1001, { ...upload, md5: partMd5 })).id;
    otherUploadId = (await partUploads.begin(1001, upload)).id;
    deviceToken = (await sessions.remember('device', entry, 'test')).token;
  });

  afterAll(() => {
    const [, next, last = ''] = passwords;
    passwords = [next, last];
  });

  test('has calls', () => expect(Object.keys(calls).length).toBeGreaterThan(7));

  test.each(Object.entries(calls).filter(([, endpoint]) => endpoint.token))(
    '%s needs a token',
    async (name) => {
      const without = await call(office, service, name as never, samples[name]?.() as never);
      expect(without.code).toBe(service === 'chat' ? 1001 : 401);
      expect(without.data ?? null).toBeNull();
      const wrong = await call(office, service, name as never, samples[name]?.() as never, 'A'.repeat(43));
      expect(wrong).toEqual(without);
    },
  );

  test.each(order(Object.keys(calls)))('%s answers in its shape', async (name) => {
    const endpoint = calls[name] as Endpoint;
    const token = service === 'chat' ? tokens.chat : tokens.uc;
    const envelope = await call(
      office,
      service,
      name as never,
      samples[name]?.() as never,
      endpoint.token ? token : undefined,
    );
    expect(service === 'chat' ? envelope.ok : envelope.code, envelope.msg).toBe(
      service === 'chat' ? true : 200,
    );
    expect(z.safeDecode(endpoint.reply, envelope.data as never).success).toBe(true);
  });
});

test('one service’s token does not open the other', async () => {
  const fresh = await bothTokens(office, 'bowen');
  expect((await call(office, 'chat', 'listChats', {}, fresh.uc)).code).toBe(1001);
  expect((await call(office, 'userCentre', 'getInfo', {}, fresh.chat)).code).toBe(401);
});
