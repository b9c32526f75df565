// People as the command line prints them: JSON keys and columns of contacts and of who is signed in.
import type { CurrentUser, Person } from '#sdk/api.ts';
import type { Translate } from '#sdk/locales/index.ts';
import { statusText } from '#sdk/locales/status-text.ts';
import type { KnownStatuses, PersonStatus } from '#sdk/status/index.ts';
import type { Column } from '../output/output.ts';
import type { LabelledLine } from '../output/plain.ts';
import { statusRow, type StatusRow } from './status.ts';

/** Keys of a person in JSON, in order. */
export const personFields = [
  'id',
  'loginName',
  'name',
  'title',
  'departmentId',
  'departmentName',
  'departmentPath',
  'phone',
  'email',
  'removed',
  'bot',
  'status',
] as const;

/** A person for programs. */
export type PersonRow = Record<
  Exclude<(typeof personFields)[number], 'removed' | 'bot' | 'status'>,
  string
> & {
  removed: boolean;
  bot: boolean;
  /** What they say of themselves, without a word where they say nothing; null where nobody was or could be asked. */
  status: Omit<StatusRow, 'personId' | 'name'> | null;
};

/** The row of a person. @param statuses what people say of themselves, by their ids; undefined where nobody knows */
export function personRow(person: Person, statuses: KnownStatuses | undefined): PersonRow {
  const { id, loginName, name, title, departmentId, departmentName, departmentPath, phone, email, removed } =
    person;
  const bot = person.bot === true;
  const department = { departmentId, departmentName, departmentPath };
  const status = statuses === undefined ? null : ownStatus(statuses[id]);
  return { id, loginName, name, title, ...department, phone, email, removed, bot, status };
}

function ownStatus(known: PersonStatus | undefined): PersonRow['status'] {
  if (known === undefined) return { emoji: '', text: '', until: null, inMeeting: false };
  const { emoji, text, until, inMeeting } = statusRow(known);
  return { emoji, text, until, inMeeting };
}

/** A person's card, line by line. */
export function personLines(person: PersonRow, t: Translate): LabelledLine[] {
  const status = statusText({ t }, person.status ?? undefined);
  return [
    [t('cli.column.id'), person.id],
    [t('cli.column.loginName'), person.loginName],
    [t('cli.column.name'), person.name],
    [t('cli.column.title'), person.title],
    [t('cli.column.department'), person.departmentPath || person.departmentName],
    [t('cli.column.phone'), person.phone],
    [t('cli.column.email'), person.email],
    ...(status === '' ? [] : [[t('status.words'), status] as const]),
  ];
}

/** Columns of a list of people. */
export const personColumns: readonly Column<PersonRow>[] = [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cli.column.loginName', cell: (row) => row.loginName },
  { title: 'cli.column.name', cell: (row) => row.name },
  { title: 'cli.column.title', cell: (row) => row.title, shrinks: true },
  { title: 'cli.column.department', cell: (row) => row.departmentPath || row.departmentName, shrinks: true },
  { title: 'cli.column.phone', cell: (row) => row.phone },
];

/** Keys of who is signed in. */
export const accountFields = [
  'profile',
  'variant',
  'server',
  'id',
  'loginName',
  'name',
  'departmentName',
  'phone',
  'email',
  'roles',
] as const;

/** Who is signed in, where. */
export type AccountRow = {
  profile: string;
  variant: string;
  server: string | null;
  id: string;
  loginName: string;
  name: string;
  departmentName: string;
  phone: string;
  email: string;
  roles: readonly string[];
};

/** The row of the signed-in person. */
export function accountRow(
  person: CurrentUser,
  place: { profile: string; variant: string; server: string | undefined },
): AccountRow {
  return {
    profile: place.profile,
    variant: place.variant,
    server: place.server ?? null,
    id: person.id,
    loginName: person.loginName,
    name: person.name,
    departmentName: person.departmentName,
    phone: person.phone,
    email: person.email,
    roles: person.roles ?? [],
  };
}
