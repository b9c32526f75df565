// Administration of an office: people, departments, word list, parameters, devices, limits, the directory people come from.
import * as z from 'zod/mini';
import { officeRoles } from './permissions.ts';
import { complianceCalls } from './admin-compliance.ts';
import { adminOverview } from './admin-overview.ts';
import { leavingCalls } from './admin-leaving.ts';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { count, id, text, time } from './scalars.ts';
import { asked, clientId, pageLimit, reads, shortText, sought, who, writes } from './work-parts.ts';

/** What a login name may look like. */
export const loginNameForm = /^[A-Za-z0-9][A-Za-z0-9._-]{1,63}$/u;
/** Rows of one import call. */
export const maxImportRows = 500;
/** Parts of the path of a department in an import are parted so. */
export const pathSeparator = '/';

/** What somebody is in the organisation. */
export const personStates = ['present', 'disabled'] as const;
/** Why a row of an import was refused. */
export const rowProblems = [
  'loginNameMissing',
  'loginNameForm',
  'loginNameTwice',
  'nameMissing',
  'nameTooLong',
  'nameReserved',
  'departmentUnknown',
  'emailForm',
  'phoneForm',
  'titleTooLong',
  'disabled',
  'morePower',
  'erased',
] as const;
/** One of them. */
export type RowProblem = (typeof rowProblems)[number];

/** Somebody, as administrators see them. */
export const adminPerson = record({
  userId: ['id', id],
  userName: ['loginName', text],
  nickName: ['name', text],
  email: ['email', text],
  phonenumber: ['phone', text],
  title: ['title', text],
  deptId: ['departmentId', id],
  deptFullPath: ['departmentPath', text],
  role: ['role', z.enum(officeRoles)],
  mayCreateGroups: ['mayCreateGroups', z.boolean()],
  disabled: ['disabled', z.boolean()],
  /** Where their data comes from; those of a directory are changed there. */
  source: ['source', z.enum(['office', 'directory'])],
  /** When a client of theirs last reported. */
  lastActive: ['lastActive', z.nullish(time)],
  titleEn: ['titleEn', z.optional(text)],
  deptFullPathEn: ['departmentPathEn', z.optional(text)],
});
/** Somebody in house names. */
export type AdminPerson = z.output<typeof adminPerson>;

const personFields = {
  nickName: ['name', z.optional(shortText(64))],
  email: ['email', z.optional(shortText(128))],
  phonenumber: ['phone', z.optional(shortText(32))],
  title: ['title', z.optional(shortText(64))],
  titleEn: ['titleEn', z.optional(shortText(128))],
  deptId: ['departmentId', z.optional(id)],
} as const;

/** A row of an import: the department by its path below the root or its id; in English where levels have no such name. */
export const importRow = record({
  row: ['row', z.int()],
  userName: ['loginName', z.string().check(z.maxLength(200))],
  nickName: ['name', z.string().check(z.maxLength(400))],
  email: ['email', z.optional(z.string().check(z.maxLength(400)))],
  phonenumber: ['phone', z.optional(z.string().check(z.maxLength(200)))],
  title: ['title', z.optional(z.string().check(z.maxLength(400)))],
  dept: ['department', z.optional(z.string().check(z.maxLength(1_000)))],
  titleEn: ['titleEn', z.optional(z.string().check(z.maxLength(400)))],
  deptEn: ['departmentEn', z.optional(z.string().check(z.maxLength(1_000)))],
});
/** A row of an import in house names. */
export type ImportRow = z.output<typeof importRow>;

/** What became of a row. */
export const importOutcome = record({
  row: ['row', z.int()],
  userName: ['loginName', text],
  outcome: ['outcome', z.enum(['added', 'changed', 'same', 'refused'])],
  problem: ['problem', z.nullish(z.enum(rowProblems))],
  /** A code to choose the first password with, where codes were asked for and somebody was added. */
  code: ['code', z.nullish(z.string())],
});
/** What became of a row, in house names. */
export type ImportOutcome = z.output<typeof importOutcome>;

/** A department as administrators see it. */
export const adminDepartment = record({
  deptId: ['id', id],
  parentId: ['parentId', id],
  deptName: ['name', text],
  deptNameEn: ['nameEn', text],
  position: ['position', z.int()],
  /** People who stand in it, and with those below it. */
  people: ['people', count],
  allPeople: ['allPeople', count],
  head: ['head', z.nullish(who)],
});
/** A department in house names. */
export type AdminDepartment = z.output<typeof adminDepartment>;

/** A device or session of somebody. */
export const adminDevice = record({
  deviceId: ['id', id],
  kind: ['kind', z.enum(['device', 'signOn', 'session'])],
  name: ['name', text],
  created: ['createdTime', z.nullish(time)],
  used: ['usedTime', time],
});
/** A device in house names. */
export type AdminDevice = z.output<typeof adminDevice>;

/** An entry of a dictionary. */
export const parameter = record({ dictLabel: ['name', text], dictValue: ['value', text] });
/** An entry in house names. */
export type Parameter = z.output<typeof parameter>;

const rate = z.nullable(record({ burst: ['burst', z.int()], perSecond: ['perSecond', z.number()] }));
/** How often accounts may do what; nothing is no limit. */
export const officeLimits = record({
  messages: ['messages', rate],
  lookups: ['lookups', rate],
  uploads: ['uploads', rate],
  groups: ['groups', rate],
  calls: ['calls', rate],
  strangers: ['strangers', rate],
  storageMb: ['storageMb', z.nullable(z.int())],
});
/** Limits in house names. */
export type OfficeLimits = z.output<typeof officeLimits>;

/** Where people come from: an LDAP server. The password it is bound with stays in the office's environment. */
export const directory = record({
  url: ['url', shortText(300)],
  bindDn: ['bindDn', shortText(300)],
  /** Name of the environment variable of the office that holds the password. */
  passwordVariable: ['passwordVariable', shortText(64)],
  baseDn: ['baseDn', shortText(300)],
  personFilter: ['personFilter', shortText(500)],
  departmentFilter: ['departmentFilter', shortText(500)],
  loginAttribute: ['loginAttribute', shortText(64)],
  nameAttribute: ['nameAttribute', shortText(64)],
  startTls: ['startTls', z.boolean()],
});
/** A directory in house names. */
export type Directory = z.output<typeof directory>;

/** What a sync did, or would do. */
export const syncReport = record({
  dryRun: ['dryRun', z.boolean()],
  people: ['people', count],
  departments: ['departments', count],
  added: ['added', count],
  changed: ['changed', count],
  disabled: ['disabled', count],
  enabled: ['enabled', count],
  same: ['same', count],
  departmentsAdded: ['departmentsAdded', count],
  departmentsChanged: ['departmentsChanged', count],
  /** The first 500 rows that changed or could not be taken. */
  rows: [
    'rows',
    z.array(
      record({
        what: ['what', z.enum(['person', 'department'])],
        name: ['name', text],
        act: ['act', z.enum(['added', 'changed', 'disabled', 'enabled', 'refused'])],
        problem: ['problem', z.nullish(text)],
      }),
    ),
  ],
  ms: ['ms', count],
});
/** A report in house names. */
export type SyncReport = z.output<typeof syncReport>;

/** Somebody else's sign-in service that lets people of this office in (OpenID Connect). */
export const identityProvider = record({
  issuer: ['issuer', shortText(300)],
  clientId: ['clientId', shortText(200)],
  secretVariable: ['secretVariable', shortText(64)],
  /** The claim that holds the login name. */
  claim: ['claim', shortText(64)],
  label: ['label', shortText(40)],
});
/** A sign-in service in house names. */
export type IdentityProvider = z.output<typeof identityProvider>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(200));

/** The calls. All are for administrators; those that say so for super administrators. */
export const admin = service('userCentre', {
  adminOverview: {
    ...reads,
    path: '/admin/overview',
    input: record({}),
    reply: adminOverview,
  },
  listAdminPeople: {
    ...reads,
    path: '/admin/people/list',
    input: record({
      keyWord: ['sought', sought],
      deptId: ['departmentId', z.optional(id)],
      state: ['state', z.optional(z.enum(personStates))],
      role: ['role', z.optional(z.enum(officeRoles))],
      after: ['after', z.optional(id)],
      limit: ['limit', pageLimit],
    }),
    reply: record({
      rows: ['rows', z.array(adminPerson)],
      total: ['total', count],
      more: ['more', z.boolean()],
    }),
  },
  /** Rows of a table of people: who is not there is added, who is there is changed, who is the same stays. */
  importPeople: {
    ...writes,
    path: '/admin/people/import',
    input: record({
      rows: ['rows', z.array(importRow).check(z.minLength(1), z.maxLength(maxImportRows))],
      dryRun: ['dryRun', z.optional(z.boolean())],
      codes: ['codes', z.optional(z.boolean())],
      /** Departments that are named and not there are made. */
      makeDepartments: ['makeDepartments', z.optional(z.boolean())],
    }),
    reply: z.array(importOutcome),
  },
  changePerson: {
    ...writes,
    path: '/admin/people/change',
    input: record({
      userId: ['id', id],
      ...personFields,
      mayCreateGroups: ['mayCreateGroups', z.optional(z.boolean())],
      /** For super administrators; `superAdministrator` only for whoever holds the office's folder. */
      role: ['role', z.optional(z.enum(officeRoles))],
      cid: ['clientId', clientId],
    }),
    reply: adminPerson,
  },
  /** Disabled people are signed out everywhere and found nowhere; what they wrote stays, and they can come back. */
  disablePeople: {
    ...writes,
    path: '/admin/people/disable',
    input: record({ userIds: ['ids', ids], disabled: ['disabled', z.boolean()] }),
    reply: z.array(
      record({
        userId: ['id', id],
        nickName: ['name', text],
        outcome: ['outcome', z.enum(['done', 'same', 'refused'])],
      }),
    ),
  },
  ...leavingCalls,
  ...complianceCalls,
  listPersonDevices: {
    ...reads,
    path: '/admin/people/devices',
    input: record({ userId: ['id', id] }),
    reply: z.array(adminDevice),
  },
  /** Signs a device out, or without one everything somebody is signed in with. */
  endPersonSessions: {
    ...writes,
    path: '/admin/people/end',
    input: record({ userId: ['id', id], deviceId: ['deviceId', z.optional(id)] }),
    reply: z.unknown(),
  },
  listAdminDepartments: {
    ...reads,
    path: '/admin/departments/list',
    input: record({}),
    reply: z.array(adminDepartment),
  },
  addDepartment: {
    ...writes,
    path: '/admin/departments/add',
    input: record({
      parentId: ['parentId', id],
      deptName: ['name', shortText(64)],
      deptNameEn: ['nameEn', z.optional(shortText(128))],
      cid: ['clientId', clientId],
    }),
    reply: adminDepartment,
  },
  /** Another name, another place: under another department, or at another position among its siblings. */
  changeDepartment: {
    ...writes,
    path: '/admin/departments/change',
    input: record({
      deptId: ['id', id],
      deptName: ['name', z.optional(shortText(64))],
      deptNameEn: ['nameEn', z.optional(shortText(128))],
      parentId: ['parentId', z.optional(id)],
      position: ['position', z.optional(z.int().check(z.gte(1), z.lte(10_000)))],
    }),
    reply: adminDepartment,
  },
  /** Only one that nobody stands in and nothing is under. */
  removeDepartment: {
    ...writes,
    path: '/admin/departments/remove',
    input: record({ deptId: ['id', id] }),
    reply: z.unknown(),
  },
  listWords: {
    ...reads,
    path: '/admin/words/list',
    input: record({ sign: ['asked', asked] }),
    reply: z.array(z.string()),
  },
  changeWords: {
    ...writes,
    path: '/admin/words/change',
    input: record({
      add: ['add', z.optional(z.array(shortText(64)).check(z.maxLength(1_000)))],
      remove: ['remove', z.optional(z.array(shortText(64)).check(z.maxLength(1_000)))],
    }),
    reply: z.array(z.string()),
  },
  listParameters: {
    ...reads,
    path: '/admin/parameters/list',
    input: record({ dictType: ['type', shortText(64)] }),
    reply: z.array(parameter),
  },
  /** Without a value the entry is taken out. */
  setParameter: {
    ...writes,
    path: '/admin/parameters/set',
    input: record({
      dictType: ['type', shortText(64)],
      dictLabel: ['name', shortText(64)],
      dictValue: ['value', z.nullish(shortText(2_000))],
    }),
    reply: z.array(parameter),
  },
  getLimits: { ...reads, path: '/admin/limits/get', input: record({}), reply: officeLimits },
  /** For super administrators; holds at once and after a restart. */
  setLimits: { ...writes, path: '/admin/limits/set', input: officeLimits, reply: officeLimits },
  /** For super administrators, like everything about directories. */
  getDirectory: { ...reads, path: '/admin/directory/get', input: record({}), reply: z.nullish(directory) },
  setDirectory: {
    ...writes,
    path: '/admin/directory/set',
    input: record({ directory: ['directory', z.nullable(directory)] }),
    reply: z.nullish(directory),
  },
  syncDirectory: {
    ...writes,
    path: '/admin/directory/sync',
    input: record({ dryRun: ['dryRun', z.boolean()] }),
    reply: syncReport,
  },
  getIdentityProvider: {
    ...reads,
    path: '/admin/identity/get',
    input: record({}),
    reply: z.nullish(identityProvider),
  },
  setIdentityProvider: {
    ...writes,
    path: '/admin/identity/set',
    input: record({ provider: ['provider', z.nullable(identityProvider)] }),
    reply: z.nullish(identityProvider),
  },
});
