// What the SDK offers of administering an office; everybody but administrators is refused with `forbidden`.
import type { CallOptions } from '../base/api-shape.ts';
import type {
  AdminDepartment,
  AdminDevice,
  AdminPerson,
  Directory,
  IdentityProvider,
  ImportOutcome,
  ImportRow,
  OfficeLimits,
  Parameter,
  RowProblem,
  SyncReport,
} from '../contract/admin.ts';
import type { PersonCode } from '../contract/admin-leaving.ts';
import type { ComplianceApi } from './compliance-api.ts';
import type { ReportWords } from './rules/people-sheet.ts';
import type { parameterTypes } from '../contract/parameters.ts';
import type { OfficeRoleName } from '../contract/permissions.ts';

export type {
  AdminDepartment,
  AdminDevice,
  AdminPerson,
  Directory,
  IdentityProvider,
  ImportOutcome,
  ImportRow,
  OfficeLimits,
  OfficeRoleName,
  Parameter,
  PersonCode,
  ReportWords,
  RowProblem,
  SyncReport,
};

/** The two dictionaries that clients follow, and the office's own facts: `officeName`, `licenceNotAfter`. */
export type ParameterType = (typeof parameterTypes)[number];

/** How an office stands. */
export type AdminOverview = {
  officeName: string;
  people: number;
  disabled: number;
  departments: number;
  administrators: number;
  /** Last valid day of the licence, `YYYY-MM-DD`, and days until then; negative when it is over. */
  licenceNotAfter: string;
  licenceDays: number;
  failingJobs: readonly { kind: string; key: string; tries: number; reason: string }[];
  /** Whether who asks is a super administrator. */
  isSuper: boolean;
  version?: string | undefined;
  /** When it last started, in epoch ms; this and what follows only of an office in a folder. */
  since?: number | undefined;
  /** In bytes. */
  diskFree?: number | undefined;
  diskTotal?: number | undefined;
  /** In epoch ms; undefined where it was never saved. */
  lastBackup?: number | undefined;
  /** What is wrong: `diskLow`, `licenceEnds`, `licenceExpired`, `backupOld`, `backupNever`, `backupFailed`. */
  problems?: readonly string[] | undefined;
};

/** What a list of people is asked for with. */
export type AdminPeopleQuery = {
  sought?: string;
  /** With everything below it. */
  departmentId?: string;
  state?: 'present' | 'disabled';
  role?: OfficeRoleName;
  /** Id of the last row of the page before. */
  after?: string;
  /** 1 to 200; 30 when left out. */
  limit?: number;
};

/** What is changed of somebody. */
export type PersonChange = {
  name?: string;
  email?: string;
  phone?: string;
  title?: string;
  /** Another title drops the English of the old one, unless this says the new. */
  titleEn?: string;
  departmentId?: string;
  mayCreateGroups?: boolean;
  /** For super administrators. There is one, and whoever holds the office's folder hands that power on. */
  role?: OfficeRoleName;
};

/** Administration of an office. */
export interface AdminApi extends ComplianceApi {
  overview(options?: CallOptions): Promise<AdminOverview>;
  people(
    query: AdminPeopleQuery,
    options?: CallOptions,
  ): Promise<{ rows: readonly AdminPerson[]; total: number; more: boolean }>;
  /**
   * Rows of a table, however many: sent in parts, each row with its outcome. Who is there is changed, who is the same
   * stays, so that repeating it doubles nobody. `codes` makes one-time codes for those who are new.
   */
  importPeople(
    rows: readonly ImportRow[],
    wanted: { dryRun?: boolean; codes?: boolean; makeDepartments?: boolean },
    options?: CallOptions,
  ): Promise<readonly ImportOutcome[]>;
  /** Reads a spreadsheet of people. Throws `peopleSheetUnreadable`, `peopleSheetTooLarge`. */
  readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<readonly ImportRow[]>;
  /** An empty spreadsheet with its columns. */
  sheetTemplate(language: 'zh' | 'en'): Promise<Uint8Array<ArrayBuffer>>;
  /** The report of an import as a spreadsheet. */
  sheetReport(outcomes: readonly ImportOutcome[], words: ReportWords): Promise<Uint8Array<ArrayBuffer>>;
  /** Everybody as a spreadsheet that can be imported again. */
  exportSheet(language: 'zh' | 'en', options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Throws `personFieldWrong` with the field, `changedInDirectory`, `notOneself`, `oneSuperAdministrator`, `forbidden`. */
  changePerson(id: string, change: PersonChange, options?: CallOptions): Promise<AdminPerson>;
  /** Signed out everywhere and found nowhere, or let in again; at most 200 at a time. */
  setDisabled(
    ids: readonly string[],
    disabled: boolean,
    options?: CallOptions,
  ): Promise<readonly { id: string; name: string; outcome: 'done' | 'same' | 'refused' }[]>;
  /**
   * Out of the organisation and of all groups; what they wrote stays. At most 200 at a time. With an heir (a person's id)
   * the groups they owned and what is in their own disks are the heir's; without one a group has its next owner, and the
   * files wait until an heir is named by the same call.
   */
  removePeople(
    ids: readonly string[],
    options?: CallOptions & { heirId?: string },
  ): Promise<readonly { id: string; name: string; outcome: 'done' | 'same' | 'refused' }[]>;
  /**
   * One-time codes: for those who are named, else for everybody who has no password yet, of a department and what is
   * below it. `hours` from 1 to 720, 24 when left out. Earlier codes of theirs are good no more.
   */
  issueCodes(
    wanted: { ids?: readonly string[]; departmentId?: string; hours?: number },
    options?: CallOptions,
  ): Promise<readonly PersonCode[]>;
  /** Lets an account try to sign in again; answers whether tries had failed. */
  unlock(loginName: string, options?: CallOptions): Promise<boolean>;
  devices(personId: string, options?: CallOptions): Promise<readonly AdminDevice[]>;
  /** One device, or everything somebody is signed in with. */
  endSessions(personId: string, deviceId?: string, options?: CallOptions): Promise<void>;
  /** All of them, parents before children. */
  departments(options?: CallOptions): Promise<readonly AdminDepartment[]>;
  addDepartment(
    input: { parentId: string; name: string; nameEn?: string },
    options?: CallOptions,
  ): Promise<AdminDepartment>;
  /** `position` counts from 1 among its siblings. Throws `departmentInItself`, `departmentNameTaken`. */
  changeDepartment(
    id: string,
    change: { name?: string; nameEn?: string; parentId?: string; position?: number },
    options?: CallOptions,
  ): Promise<AdminDepartment>;
  /** Throws `departmentNotEmpty`. */
  removeDepartment(id: string, options?: CallOptions): Promise<void>;
  words(options?: CallOptions): Promise<readonly string[]>;
  changeWords(
    change: { add?: readonly string[]; remove?: readonly string[] },
    options?: CallOptions,
  ): Promise<readonly string[]>;
  parameters(type: ParameterType, options?: CallOptions): Promise<readonly Parameter[]>;
  /** Without a value the entry is taken out. Throws `parameterWrong`. */
  setParameter(
    type: ParameterType,
    name: string,
    value: string | undefined,
    options?: CallOptions,
  ): Promise<readonly Parameter[]>;
  limits(options?: CallOptions): Promise<OfficeLimits>;
  /** For super administrators. Throws `limitsWrong`. */
  setLimits(limits: OfficeLimits, options?: CallOptions): Promise<OfficeLimits>;
  /** For super administrators, like the rest. */
  directory(options?: CallOptions): Promise<Directory | undefined>;
  setDirectory(directory: Directory | undefined, options?: CallOptions): Promise<Directory | undefined>;
  /** Takes as long as the directory does. Throws `directoryMissing`, `directoryUnreachable`, `directoryEmpty`. */
  syncDirectory(wanted: { dryRun: boolean }, options?: CallOptions): Promise<SyncReport>;
  identityProvider(options?: CallOptions): Promise<IdentityProvider | undefined>;
  setIdentityProvider(
    provider: IdentityProvider | undefined,
    options?: CallOptions,
  ): Promise<IdentityProvider | undefined>;
}
