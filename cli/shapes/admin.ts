// The administration as the command line prints it: JSON keys and columns of people, departments, settings and reports.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AdminDepartment, AdminPerson, ImportOutcome, SyncReport } from '#sdk/admin/admin-api.ts';
import type { Translate, Translator } from '#sdk/locales/index.ts';
import type { Column } from '../output/output.ts';
import { isoTime } from '../output/times.ts';

/** Keys of a person, or of what became of one, in JSON, in order. */
export const adminPersonFields = [
  'id',
  'loginName',
  'name',
  'department',
  'title',
  'email',
  'phone',
  'role',
  'disabled',
  'source',
  'lastActive',
  'row',
  'outcome',
  'problem',
  'code',
  'titleEn',
  'departmentEn',
] as const;
/** A person for programs; what an act does not tell is null. */
export type AdminPersonRow = {
  id: string | null;
  loginName: string;
  name: string | null;
  department: string | null;
  title: string | null;
  email: string | null;
  phone: string | null;
  role: AdminPerson['role'] | null;
  disabled: boolean | null;
  source: AdminPerson['source'] | null;
  lastActive: string | null;
  row: number | null;
  outcome: string | null;
  problem: string | null;
  code: string | null;
  titleEn: string | null;
  departmentEn: string | null;
};

const nobody: AdminPersonRow = {
  id: null,
  loginName: '',
  name: null,
  department: null,
  title: null,
  email: null,
  phone: null,
  role: null,
  disabled: null,
  source: null,
  lastActive: null,
  row: null,
  outcome: null,
  problem: null,
  code: null,
  titleEn: null,
  departmentEn: null,
};

/** Somebody as they are, with what was done. */
export const adminPersonRow = (person: AdminPerson, more: Partial<AdminPersonRow> = {}): AdminPersonRow => ({
  ...nobody,
  id: person.id,
  loginName: person.loginName,
  name: person.name,
  department: person.departmentPath,
  title: person.title,
  email: person.email,
  phone: person.phone,
  role: person.role,
  disabled: person.disabled,
  source: person.source,
  lastActive: person.lastActive == null ? null : isoTime(person.lastActive),
  titleEn: person.titleEn ?? '',
  departmentEn: person.departmentPathEn ?? '',
  ...more,
});

/** The row as a reader of this language sees it. */
export const personForReader = (row: AdminPersonRow, language: 'zh' | 'en'): AdminPersonRow =>
  language === 'en'
    ? { ...row, title: row.titleEn || row.title, department: row.departmentEn || row.department }
    : row;

/** A row of an import. */
export const importedRow = ({ row, loginName, outcome, problem, code }: ImportOutcome): AdminPersonRow => ({
  ...nobody,
  row,
  loginName,
  outcome,
  problem: problem ?? null,
  code: code ?? null,
});

/** What became of one person of several. */
export const settledRow = (person: { id: string; name: string; outcome: string }): AdminPersonRow => ({
  ...nobody,
  id: person.id,
  name: person.name,
  outcome: person.outcome,
});

/** Columns of people. */
export function adminPersonColumns({ t, language }: Translator): readonly Column<AdminPersonRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id ?? '' },
    { title: 'cli.column.loginName', cell: (row) => row.loginName },
    { title: 'cli.column.name', person: true, cell: (row) => row.name ?? '' },
    {
      title: 'cli.column.department',
      cell: (row) => personForReader(row, language).department ?? '',
      shrinks: true,
    },
    {
      title: 'cliAdmin.column.role',
      cell: (row) => (row.role === null ? '' : t(`admin.roleName.${row.role}`)),
    },
    {
      title: 'cliAdmin.column.state',
      cell: (row) => (row.disabled === true ? t('admin.person.disabledState') : ''),
    },
  ];
}

/** Columns of what became of rows. */
export function importedColumns(t: Translate): readonly Column<AdminPersonRow>[] {
  const said = (row: AdminPersonRow): string => {
    const outcomes = ['added', 'changed', 'same', 'refused'] as const;
    const known = outcomes.find((each) => each === row.outcome);
    return known === undefined ? (row.outcome ?? '') : t(`admin.importing.${known}`);
  };
  return [
    { title: 'cliAdmin.column.row', cell: (row) => (row.row === null ? '' : String(row.row)), right: true },
    { title: 'cli.column.loginName', cell: (row) => row.loginName },
    { title: 'cliAdmin.column.outcome', cell: said },
    {
      title: 'cliAdmin.column.problem',
      cell: (row) =>
        row.problem === null ? '' : t(`admin.importing.problem.${row.problem as 'loginNameMissing'}`),
      shrinks: true,
    },
    { title: 'cliAdmin.column.code', cell: (row) => row.code ?? '' },
  ];
}

/** Keys of a department in JSON, in order. */
export const adminDepartmentFields = [
  'id',
  'parentId',
  'name',
  'nameEn',
  'position',
  'people',
  'allPeople',
  'head',
] as const;
/** A department for programs. */
export const adminDepartmentRow = ({ head, ...row }: AdminDepartment) => ({
  id: row.id,
  parentId: row.parentId,
  name: row.name,
  nameEn: row.nameEn,
  position: row.position,
  people: row.people,
  allPeople: row.allPeople,
  head: head?.name ?? null,
});
/** Columns of departments; the tree is shown by how far a name stands in. */
export function adminDepartmentColumns(
  depth: (id: string) => number,
  language: 'zh' | 'en',
): readonly Column<ReturnType<typeof adminDepartmentRow>>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    {
      title: 'cli.column.department',
      cell: (row) => `${'  '.repeat(depth(row.id))}${forReader(row, language).name}`,
      shrinks: true,
    },
    { title: 'cliAdmin.column.people', cell: (row) => `${row.people}/${row.allPeople}`, right: true },
    { title: 'cliAdmin.column.head', cell: (row) => row.head ?? '' },
  ];
}

/** Keys of a setting in JSON. */
export const settingFields = ['name', 'value'] as const;
/** A setting for programs: names and values as text. */
export type SettingRow = { name: string; value: string };
/** Columns of settings. */
export const settingColumns: readonly Column<SettingRow>[] = [
  { title: 'cli.column.name', cell: (row) => row.name },
  { title: 'cliAdmin.column.value', cell: (row) => row.value, shrinks: true },
];
/** Columns of how an office stands. */
export function overviewColumns(t: Translate): readonly Column<SettingRow>[] {
  const labels: Readonly<Record<string, string>> = {
    officeName: t('cliAdmin.overview.officeName'),
    people: t('admin.overview.people'),
    disabled: t('admin.overview.disabled'),
    departments: t('admin.overview.departments'),
    administrators: t('admin.overview.administrators'),
    licenceNotAfter: t('admin.overview.licence'),
    failingJobs: t('admin.overview.jobs'),
    version: t('admin.overview.version'),
    since: t('admin.overview.since'),
    diskFree: t('admin.overview.diskFree'),
    diskTotal: t('admin.overview.diskTotal'),
    lastBackup: t('admin.overview.lastBackup'),
    problems: t('admin.overview.problems'),
  };
  return [
    { title: 'cli.column.name', cell: (row) => labels[row.name] ?? row.name },
    {
      title: 'cliAdmin.column.value',
      cell: ({ name, value }) =>
        value !== '[]' ? value : t(name === 'problems' ? 'admin.overview.well' : 'admin.overview.noJobs'),
      shrinks: true,
    },
  ];
}
/** Columns of what became of people. */
export function settledColumns(
  t: Translate,
  act: 'disable' | 'enable' | 'remove',
): readonly Column<AdminPersonRow>[] {
  const said = (outcome: string | null): string =>
    outcome === 'done'
      ? t(`cliAdmin.people.settled.${act}`)
      : outcome === 'same'
        ? t('admin.importing.same')
        : t('cliAdmin.people.settled.refused');
  return [
    { title: 'cli.column.id', cell: (row) => row.id ?? '' },
    { title: 'cli.column.name', cell: (row) => row.name ?? '' },
    { title: 'cliAdmin.column.outcome', cell: (row) => said(row.outcome) },
  ];
}
/** What is set, as rows. */
export const settingRows = (value: object | undefined): SettingRow[] =>
  Object.entries(value ?? {}).map(([name, said]) => ({
    name,
    value: said === null ? '' : typeof said === 'object' ? JSON.stringify(said) : String(said),
  }));

/** Keys of the report of a sync in JSON, in order. */
export const syncFields = [
  'dryRun',
  'people',
  'departments',
  'added',
  'changed',
  'disabled',
  'enabled',
  'same',
  'departmentsAdded',
  'departmentsChanged',
  'rows',
  'ms',
] as const;
/** The report for programs. */
export const syncRow = (report: SyncReport) => ({
  ...report,
  rows: report.rows.map(({ what, name, act, problem }) => ({ what, name, act, problem: problem ?? null })),
});
