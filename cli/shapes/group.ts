// Groups as the command line prints them: JSON keys, cards and columns of groups, members, outcomes and join requests.
import { unstyled } from '#sdk/contract/markup/text-styles.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Group, GroupOutcome, JoinRequest, Member } from '#sdk/api.ts';
import type { Translate, Translator } from '#sdk/locales/index.ts';
import type { Column } from '../output/output.ts';
import type { LabelledLine } from '../output/plain.ts';
import { isoTime } from '../output/times.ts';

/** Keys of a group in JSON, in order. */
export const groupFields = [
  'id',
  'chatId',
  'name',
  'role',
  'ownerId',
  'memberCount',
  'onlineCount',
  'introduction',
  'notice',
  'invitation',
  'review',
  'push',
  'requests',
] as const;
/** A group for programs. */
export type GroupRow = {
  id: string;
  chatId: string;
  name: string;
  role: Group['role'];
  ownerId: string;
  memberCount: number;
  onlineCount: number;
  introduction: string;
  notice: string;
  invitation: boolean;
  review: boolean;
  push: boolean;
  requests: number;
};

/** The row of a group. */
export function groupRow(group: Group): GroupRow {
  return {
    id: group.id,
    chatId: group.chatId,
    name: group.name,
    role: group.role,
    ownerId: group.ownerId,
    memberCount: group.memberCount,
    onlineCount: group.onlineCount,
    introduction: group.introduction,
    notice: group.notice,
    invitation: group.invitationOpen,
    review: group.reviewed,
    push: !group.silent,
    requests: group.requestCount,
  };
}

/** A group's card, line by line. */
export function groupLines(row: GroupRow, t: Translate): LabelledLine[] {
  const onOff = (on: boolean): string => t(on ? 'cliGroups.on' : 'cliGroups.off');
  return [
    [t('cli.column.id'), row.id],
    [t('cli.column.name'), row.name],
    [t('cliGroups.column.role'), t(`groups.role.${row.role}`)],
    [
      t('cliGroups.column.members'),
      t('chat.membersOnline', { total: row.memberCount, online: row.onlineCount }),
    ],
    [t('groups.introduction'), row.introduction],
    [t('groups.notice'), unstyled(row.notice)],
    [t('groups.invitation'), onOff(row.invitation)],
    [t('groups.review'), onOff(row.review)],
    [t('groups.push'), onOff(row.push)],
    [t('groups.requests'), String(row.requests)],
  ];
}

/** Columns of a list of groups. */
export function groupColumns(t: Translate): readonly Column<GroupRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cli.column.name', cell: (row) => row.name, shrinks: true },
    { title: 'cliGroups.column.members', cell: (row) => String(row.memberCount), right: true },
    { title: 'cliGroups.column.role', cell: (row) => t(`groups.role.${row.role}`) },
    { title: 'groups.requests', cell: (row) => (row.requests > 0 ? String(row.requests) : ''), right: true },
  ];
}

/** Keys of a member in JSON, in order. */
export const memberFields = [
  'id',
  'loginName',
  'name',
  'role',
  'departmentName',
  'departmentNameEn',
] as const;
/** A member for programs. */
export type MemberRow = {
  id: string;
  loginName: string;
  name: string;
  role: Member['role'];
  departmentName: string;
  departmentNameEn: string;
};

/** The row of a member. */
export function memberRow(member: Member): MemberRow {
  const { id, loginName = '', name, role, departmentName, departmentNameEn = '' } = member;
  return { id, loginName, name, role, departmentName, departmentNameEn };
}

/** Columns of a list of members. */
export function memberColumns(texts: Translator): readonly Column<MemberRow>[] {
  const { t, language } = texts;
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cli.column.loginName', cell: (row) => row.loginName },
    { title: 'cli.column.name', person: true, cell: (row) => row.name },
    { title: 'cliGroups.column.role', cell: (row) => t(`groups.role.${row.role}`) },
    { title: 'cli.column.department', cell: (row) => forReader(row, language).departmentName, shrinks: true },
  ];
}

/** Keys of what became of one person, in order. */
export const outcomeFields = ['target', 'personId', 'outcome', 'error', 'reason'] as const;
/** What may become of a person. `failed`: the word means nobody, or several. */
export const personOutcomes = [
  'joined',
  'requested',
  'already',
  'unknown',
  'removed',
  'refused',
  'absent',
  'failed',
] as const;
/** What became of one person, for programs. */
export type OutcomeRow = {
  target: string;
  personId: string | null;
  outcome: (typeof personOutcomes)[number];
  error: string | null;
  /** The error as a sentence. */
  reason: string | null;
};

/** What became of a person, as the office's answer says. */
export function outcomeOf(personId: string, answer: GroupOutcome): OutcomeRow['outcome'] {
  return personOutcomes.find((name) => name !== 'failed' && answer[name]?.includes(personId)) ?? 'failed';
}

/** Columns of a report on people. */
export function outcomeColumns(t: Translate): readonly Column<OutcomeRow>[] {
  return [
    { title: 'cliGroups.column.target', cell: (row) => row.target },
    { title: 'cli.column.id', cell: (row) => row.personId ?? '' },
    { title: 'cliGroups.column.outcome', cell: (row) => t(`cliGroups.outcome.${row.outcome}`) },
    { title: 'cliGroups.column.error', cell: (row) => row.reason ?? '', shrinks: true },
  ];
}

/** Keys of a join request in JSON, in order. */
export const requestFields = [
  'id',
  'personId',
  'name',
  'departmentName',
  'inviterId',
  'inviterName',
  'time',
  'departmentNameEn',
] as const;
/** A join request for programs. */
export type RequestRow = Record<Exclude<(typeof requestFields)[number], 'time'>, string> & {
  time: string | null;
};

/** The row of a join request. */
export function requestRow(request: JoinRequest): RequestRow {
  const { id, personId, name, departmentName, inviterId, inviterName } = request;
  const { time, departmentNameEn = '' } = request;
  const told = { id, personId, name, departmentName, inviterId, inviterName };
  return { ...told, time: isoTime(time), departmentNameEn };
}

/** Columns of a list of join requests. */
export const requestColumns = (reader: Pick<Translator, 'language'>): readonly Column<RequestRow>[] => [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cli.column.name', person: true, cell: (row) => row.name },
  {
    title: 'cli.column.department',
    cell: (row) => forReader(row, reader.language).departmentName,
    shrinks: true,
  },
  { title: 'cliGroups.column.inviter', person: true, cell: (row) => row.inviterName },
];
