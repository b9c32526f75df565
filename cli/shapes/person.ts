// People as the command line prints them: JSON keys and columns of contacts and of who is signed in.
import type { CurrentUser, Person } from '#sdk/api.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { statusText } from '#sdk/locales/status-text.ts';
import type { KnownStatuses, PersonStatus } from '#sdk/status/index.ts';
import type { Column } from '../output/output.ts';
import type { LabelledLine } from '../output/plain.ts';
import { statusRow, type StatusRow } from './status.ts';
import { nameText } from '#sdk/locales/name-text.ts';

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
  'titleEn',
  'departmentNameEn',
  'departmentPathEn',
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
  const { titleEn = '', departmentNameEn = '', departmentPathEn = '' } = person;
  const english = { titleEn, departmentNameEn, departmentPathEn };
  return { id, loginName, name, title, ...department, phone, email, removed, bot, status, ...english };
}

function ownStatus(known: PersonStatus | undefined): PersonRow['status'] {
  if (known === undefined) return { emoji: '', text: '', until: null, inMeeting: false };
  const { emoji, text, until, inMeeting } = statusRow(known);
  return { emoji, text, until, inMeeting };
}

/** Who reads: in which language, and whether names are written in letters too. */
export type Reader = Pick<Translator, 'language' | 'letters'>;

const pathOf = (row: PersonRow): string => row.departmentPath || row.departmentName;

/** A person's card, line by line. */
export function personLines(row: PersonRow, texts: Translator): LabelledLine[] {
  const { t, language } = texts;
  const person = forReader(row, language);
  const status = statusText({ t }, person.status ?? undefined);
  return [
    [t('cli.column.id'), person.id],
    [t('cli.column.loginName'), person.loginName],
    [t('cli.column.name'), nameText(texts, person.name)],
    [t('cli.column.title'), person.title],
    [t('cli.column.department'), person.departmentPath || person.departmentName],
    [t('cli.column.phone'), person.phone],
    [t('cli.column.email'), person.email],
    ...(status === '' ? [] : [[t('status.words'), status] as const]),
  ];
}

/** Columns of a list of people, for whoever reads it. */
export const personColumns = (reader: Reader): readonly Column<PersonRow>[] => [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cli.column.loginName', cell: (row) => row.loginName },
  { title: 'cli.column.name', person: true, cell: (row) => row.name },
  { title: 'cli.column.title', cell: (row) => forReader(row, reader.language).title, shrinks: true },
  { title: 'cli.column.department', cell: (told) => pathOf(forReader(told, reader.language)), shrinks: true },
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
  'departmentNameEn',
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
  departmentNameEn: string;
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
    departmentNameEn: person.departmentNameEn ?? '',
  };
}
