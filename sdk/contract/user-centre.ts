// The user centre's calls (spec §7): accounts, configuration, organisation.
import * as z from 'zod/mini';
import { auditEntries, auditQuery } from './audit.ts';
import { service } from './endpoint.ts';
import { currentUser, department, group, person, systemInfoFields, treeNode } from './entities.ts';
import { sealed } from './password.ts';
import { botGrants } from './bots.ts';
import { record } from './record.ts';
import { sessionCalls, signedIn } from './session-calls.ts';
import { count, flag, id, integer, soughtText, text, time } from './scalars.ts';
import { soughtLimits } from './limits.ts';

const nothing = record({});
const done = z.unknown();

/** How the sign-in call is encrypted: encoding, not protection (protocol decision 15). */
export const loginCrypto = record({
  kid: ['keyId', z.string()],
  cipher: ['cipher', z.string()],
  key: ['key', z.string()],
});

/** The clear text inside the `params` of `/login`, as JSON. */
export const credentials = record({
  loginname: ['loginName', z.string().check(z.maxLength(128))],
  password: ['password', z.string().check(z.maxLength(256))],
  remember: ['remember', z.optional(z.boolean())],
  device: ['deviceName', z.optional(z.string().check(z.maxLength(128)))],
  /** A one-time code: the password is the first, or the next one, and holds from here on. An extension. */
  code: ['resetCode', z.optional(z.string().check(z.maxLength(64)))],
});
/** Name and password as typed. */
export type Credentials = z.output<typeof credentials>;

/** Public configuration of the office, read before sign-in. Foreign keys are ignored (decisions §3). */
export const officeConfig = record({
  officeId: ['officeId', z.optional(z.string())],
  officeName: ['officeName', z.optional(z.string())],
  serverTime: ['serverTime', z.optional(time)],
  loginCrypto: ['loginCrypto', z.optional(loginCrypto)],
  /** Addresses merged into the other-service addresses, within the variant's allow-list only. */
  urls: ['urls', z.optional(z.record(z.string(), z.string()))],
  /** What this office can do beyond the specification (`extensions.ts`). Nothing said: nothing. */
  ext: ['extensions', z.optional(z.array(z.string()))],
  /** Ours: the key by which this office signs new versions of the client (Ed25519, base64 of 32 bytes). */
  updateKey: ['updateKey', z.optional(z.string())],
});

/** Licence information: an ISO date, or milliseconds, of the last valid day, and the server's clock. */
export const licenceInfo = record({
  notAfter: ['notAfter', z.union([z.string(), z.int()])],
  serverTime: ['serverTime', z.optional(time)],
  customer: ['customer', z.optional(z.string())],
});

/** Update information (spec §3): flag 1 newer, 2 up to date; force 1 mandatory, 2 optional. */
export const updateInfo = record({
  updateflag: ['updateFlag', z.int()],
  forceflag: ['forceFlag', z.optional(z.int())],
  intranetURL: ['intranetUrl', z.optional(z.string())],
  extranetURL: ['extranetUrl', z.optional(z.string())],
  contents: ['contents', z.optional(z.string())],
  version: ['version', z.string()],
  /** From here on ours: what the package is checked by. */
  size: ['size', z.optional(z.int())],
  sha256: ['sha256', z.optional(z.string())],
  signature: ['signature', z.optional(z.string())],
});

/** Which build asks (spec §3 «Update query»). System info goes along; its `version` gives way to that of the build. */
const updateQuery = record({
  ...{ appVersion: systemInfoFields.appVersion, terminal: systemInfoFields.terminal },
  accessIp: systemInfoFields.accessIp,
  os: ['os', z.optional(z.string().check(z.maxLength(40)))],
  channel: ['channel', z.optional(z.string().check(z.maxLength(16)))],
  version: ['build', z.optional(z.string().check(z.maxLength(64)))],
  subChannel: ['subChannel', z.optional(z.string().check(z.maxLength(32)))],
});

/** One entry of a server dictionary. */
export const dictionaryEntry = record({
  dictLabel: ['name', z.string()],
  dictValue: ['value', text],
});

/** A one-time code for a new password, or a bot's token: told once, with the last moment it may be used. */
const resetCode = record({
  uid: ['personId', id],
  loginname: ['loginName', text],
  code: ['code', z.string()],
  expires: ['expiresTime', time],
  bot: ['bot', z.optional(z.boolean())],
});

/** What a look-up by a word takes; at most 50 of each kind come. */
const lookUp = record({
  keyWord: ['keyword', soughtText(soughtLimits.names)],
  limit: ['limit', z.optional(integer)],
});
const ofPerson = record({ userId: ['personId', id] });

/**
 * The user centre's table. The specification names the `…Like` look-ups without their answers; the reading taken:
 * one kind each, `listLike` all three, and groups only those the caller is in. `getUserAllDept` answers the main
 * department and then the secondary ones, `getUserParentDept` the way from the root down to the main one.
 */
export const userCentre = service('userCentre', {
  getConfig: {
    method: 'GET',
    path: '/config',
    token: false,
    input: nothing,
    reply: officeConfig,
    spec: '§7',
  },
  getLicenceInfo: {
    method: 'GET',
    path: '/getLicenseInfo',
    token: false,
    input: nothing,
    reply: licenceInfo,
    spec: '§7',
  },
  getLatestVersion: {
    method: 'GET',
    path: '/system/upgrade/getLatest',
    token: false,
    systemInfo: true,
    input: updateQuery,
    reply: updateInfo,
    spec: '§7',
  },
  login: {
    method: 'POST',
    path: '/login',
    token: false,
    in: 'body',
    input: sealed,
    reply: signedIn,
    spec: '§7',
  },
  exchangeToken: {
    method: 'POST',
    path: '/gzsf/login/exchangeToken',
    token: false,
    in: 'query',
    input: record({ ticket: ['ticket', z.string().check(z.maxLength(4096))] }),
    reply: signedIn,
    spec: '§7',
  },
  ...sessionCalls,
  /** Changes the password of both services (protocol decision 14); every other device is signed out. */
  updatePassword: {
    method: 'POST',
    path: '/system/user/profile/updatePwd',
    token: true,
    in: 'body',
    input: sealed,
    reply: done,
    spec: '§7',
  },
  /** An administrator gives somebody a one-time code for a new password; only its hash is kept. */
  issueResetCode: {
    method: 'POST',
    path: '/system/user/resetCode',
    token: true,
    in: 'body',
    input: record({ loginname: ['loginName', z.string().check(z.maxLength(128))] }),
    reply: resetCode,
    spec: 'ours',
  },
  /**
   * An administrator takes somebody into the organisation; the code lets them choose their first password. A bot has
   * none: its code is the token it comes in with, and of the features it may use what is granted.
   */
  addPerson: {
    method: 'POST',
    path: '/system/user/add',
    token: true,
    in: 'body',
    input: record({
      loginname: ['loginName', z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,63}$/))],
      nick: ['name', z.string().check(z.regex(/\S/), z.maxLength(64))],
      deptId: ['departmentId', z.optional(id)],
      email: ['email', z.optional(z.string().check(z.maxLength(128)))],
      phonenumber: ['phone', z.optional(z.string().check(z.maxLength(32)))],
      post: ['title', z.optional(z.string().check(z.maxLength(64)))],
      postEn: ['titleEn', z.optional(z.string().check(z.maxLength(128)))],
      bot: ['bot', z.optional(z.boolean())],
      grants: ['grants', z.optional(z.array(z.enum(botGrants)).check(z.maxLength(botGrants.length)))],
    }),
    reply: resetCode,
    spec: 'ours',
  },
  /** An administrator lets somebody create groups, or not any more. */
  setCreateGroupPermission: {
    method: 'POST',
    path: '/system/user/createGroupPerm',
    token: true,
    in: 'body',
    input: record({
      loginname: ['loginName', z.string().check(z.maxLength(128))],
      perm: ['allowed', flag(1, 0)],
    }),
    reply: done,
    spec: 'ours',
  },
  /**
   * What was done to groups (by the keys of their notices) and to the organisation, newest first, 200 to a page; for
   * super administrators alone.
   */
  listAudit: {
    method: 'GET',
    path: '/system/audit/list',
    token: true,
    input: auditQuery,
    reply: auditEntries,
    spec: 'ours',
  },
  /** How much room this person's files take at the office, and how much they may; no limit where none is told. */
  getUploadSpace: {
    method: 'GET',
    path: '/personal/upload/limit/space',
    token: true,
    input: nothing,
    reply: record({ used: ['usedBytes', count], limit: ['limitBytes', z.optional(count)] }),
    spec: '§7',
  },
  /** Whether this person may create groups; without it they are told to contact the administrator (spec §6). */
  getCreateGroupPermission: {
    method: 'GET',
    path: '/getCreateGroupPerm',
    token: true,
    input: nothing,
    reply: record({ perm: ['allowed', flag(1, 0)] }),
    spec: '§7',
  },
  getInfo: { method: 'GET', path: '/getInfo', token: true, input: nothing, reply: currentUser, spec: '§7' },
  reportActive: {
    method: 'POST',
    path: '/monitor/active',
    token: true,
    systemInfo: true,
    in: 'body',
    input: record({
      channel: ['channel', z.string()],
      ...systemInfoFields,
    }),
    reply: done,
    spec: '§7',
  },
  getDepartmentChildren: {
    method: 'GET',
    path: '/system/dept/getChildNode/{id}',
    token: true,
    input: record({
      id: ['departmentId', id],
      onlyDept: ['onlyDepartments', z.optional(z.stringbool())],
      showRootUser: ['showRootUsers', z.optional(z.stringbool())],
    }),
    reply: z.array(treeNode),
    spec: '§7',
  },
  getDepartmentAncestors: {
    method: 'GET',
    path: '/system/dept/getAncestors',
    token: true,
    input: record({ deptId: ['departmentId', id] }),
    reply: z.array(department),
    spec: '§7',
  },
  findByKeyword: {
    method: 'GET',
    path: '/system/user/getKeyWordsLike',
    token: true,
    input: record({
      keyWord: ['keyword', soughtText(soughtLimits.names)],
      limit: ['limit', z.optional(integer)],
    }),
    reply: record({
      users: ['people', z.array(person)],
      depts: ['departments', z.array(department)],
      total: ['total', count],
    }),
    spec: '§7',
  },
  findEverything: {
    method: 'GET',
    path: '/system/user/listLike',
    token: true,
    input: lookUp,
    reply: record({
      users: ['people', z.array(person)],
      depts: ['departments', z.array(department)],
      groups: ['groups', z.array(group)],
    }),
    spec: '§7',
  },
  findPeople: {
    method: 'GET',
    path: '/system/user/listUserLike',
    token: true,
    input: lookUp,
    reply: z.array(person),
    spec: '§7',
  },
  findDepartments: {
    method: 'GET',
    path: '/system/dept/listDeptLike',
    token: true,
    input: lookUp,
    reply: z.array(department),
    spec: '§7',
  },
  findGroups: {
    method: 'GET',
    path: '/system/group/listGroupLike',
    token: true,
    input: lookUp,
    reply: z.array(group),
    spec: '§7',
  },
  /**
   * Everybody in a department, with `below` in those under it too, each once, by rising ids; at most 500 to a page.
   * The first page says how many there are.
   */
  listDepartmentPeople: {
    method: 'GET',
    path: '/system/dept/listUser',
    token: true,
    input: record({
      deptId: ['departmentId', id],
      below: ['below', z.optional(z.stringbool())],
      showRootUser: ['showRootUsers', z.optional(z.stringbool())],
      pageNumber: ['page', z.optional(integer)],
      pageSize: ['pageSize', z.optional(integer)],
    }),
    reply: record({ users: ['people', z.array(person)], total: ['total', z.optional(count)] }),
    spec: 'ours',
  },
  getDepartmentsOfPerson: {
    method: 'GET',
    path: '/system/user/getUserAllDept',
    token: true,
    input: ofPerson,
    reply: z.array(department),
    spec: '§7',
  },
  getDepartmentPathOfPerson: {
    method: 'GET',
    path: '/system/dept/getUserParentDept',
    token: true,
    input: ofPerson,
    reply: z.array(department),
    spec: '§7',
  },
  getPerson: {
    method: 'GET',
    path: '/system/user/{id}',
    token: true,
    input: record({ id: ['personId', id] }),
    reply: person,
    spec: '§7',
  },
  getPersonByLoginName: {
    method: 'GET',
    path: '/system/user/getInfo',
    token: true,
    input: record({ loginname: ['loginName', z.string().check(z.maxLength(128))] }),
    reply: person,
    spec: '§7',
  },
  getDictionary: {
    method: 'GET',
    path: '/system/dict/data/dictType/{type}',
    token: true,
    input: record({ type: ['type', z.string().check(z.maxLength(64))] }),
    reply: z.array(dictionaryEntry),
    spec: '§7',
  },
});
