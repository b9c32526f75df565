// Departments, friends, groups and what one follows, as the command line prints them.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Department, Friend, TreeNode } from '#sdk/api.ts';
import type { ContactEntry } from '#sdk/contacts/rules/contact-entries.ts';
import type { Column } from '../output/output.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import type { Reader } from './person.ts';

/** Keys of a node of the organisation in JSON, in order. */
export const nodeFields = [
  'id',
  'type',
  'name',
  'title',
  'loginName',
  'departmentName',
  'parentId',
  'depth',
  'people',
  'nameEn',
  'titleEn',
  'departmentNameEn',
] as const;

/** A department or a person where it stands; `people` counts everybody in and below a department. */
export type NodeRow = {
  id: string;
  type: 'department' | 'person';
  name: string;
  title: string;
  loginName: string;
  departmentName: string;
  parentId: string;
  depth: number;
  people: number | null;
  nameEn: string;
  titleEn: string;
  departmentNameEn: string;
};

/** The row of a node of the tree. */
export function nodeRow(node: TreeNode, depth: number): NodeRow {
  const { id, name, title, loginName, departmentName, parentId } = node;
  const { nameEn = '', titleEn = '', departmentNameEn = '' } = node;
  const isDepartment = node.kind === 'dept';
  return {
    id,
    type: isDepartment ? 'department' : 'person',
    name,
    title,
    loginName,
    departmentName: isDepartment ? '' : departmentName,
    parentId,
    depth,
    people: isDepartment ? (node.personCount ?? null) : null,
    ...{ nameEn, titleEn, departmentNameEn },
  };
}

/** The row of a department of which only its place is known. */
export function departmentRow({ id, name, nameEn = '', parentId }: Department, depth: number): NodeRow {
  return {
    id,
    type: 'department',
    name,
    title: '',
    loginName: '',
    departmentName: '',
    parentId: parentId ?? '',
    depth,
    people: null,
    ...{ nameEn, titleEn: '', departmentNameEn: '' },
  };
}

const nodeName = (row: NodeRow, reader: Reader): string =>
  row.type === 'person' ? nameText(reader, row.name) : forReader(row, reader.language).name;

/** Columns of the tree, for whoever reads it: names are indented by their depth. */
export const nodeColumns = (reader: Reader): readonly Column<NodeRow>[] => [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cli.column.name', cell: (row) => `${'  '.repeat(row.depth)}${nodeName(row, reader)}` },
  { title: 'cli.column.loginName', cell: (row) => row.loginName },
  { title: 'cli.column.title', cell: (row) => forReader(row, reader.language).title, shrinks: true },
  { title: 'cliContacts.people', cell: (row) => (row.people === null ? '' : String(row.people)) },
];

/** Keys of a friend in JSON, in order. */
export const friendFields = [
  'id',
  'loginName',
  'name',
  'title',
  'departmentName',
  'since',
  'addedById',
  'titleEn',
  'departmentNameEn',
] as const;

/** A friend for programs; `since` is an ISO time. */
export type FriendRow = Record<(typeof friendFields)[number], string>;

/** The row of a friend. */
export function friendRow(friend: Friend): FriendRow {
  const { id, loginName, name, title, departmentName, addedById } = friend;
  const { titleEn = '', departmentNameEn = '' } = friend;
  const since = new Date(friend.since).toISOString();
  return { id, loginName, name, title, departmentName, since, addedById, titleEn, departmentNameEn };
}

/** Columns of friends, for whoever reads them. */
export const friendColumns = (reader: Reader): readonly Column<FriendRow>[] => [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cli.column.loginName', cell: (row) => row.loginName },
  { title: 'cli.column.name', person: true, cell: (row) => row.name },
  { title: 'cli.column.title', cell: (row) => forReader(row, reader.language).title, shrinks: true },
  {
    title: 'cli.column.department',
    cell: (row) => forReader(row, reader.language).departmentName,
    shrinks: true,
  },
];

/** Keys of a person or group of a flat list in JSON, in order. */
export const entryFields = ['type', 'id', 'chatId', 'name', 'detail', 'members'] as const;

/** A person or group; `chatId` and `members` only of groups, where they are known. */
export type EntryRow = {
  type: 'person' | 'group';
  id: string;
  chatId: string | null;
  name: string;
  detail: string;
  members: number | null;
};

/** The row of a person or group. */
export function entryRow(entry: ContactEntry): EntryRow {
  const { type, name, detail } = entry;
  return entry.type === 'person'
    ? { type, id: entry.personId, chatId: null, name, detail, members: null }
    : { type, id: entry.groupId, chatId: entry.chatId, name, detail, members: entry.count ?? null };
}

/** Columns of people and groups. */
export const entryColumns = (reader: Reader): readonly Column<EntryRow>[] => [
  { title: 'cli.column.id', cell: (row) => row.chatId ?? row.id },
  {
    title: 'cli.column.name',
    cell: (row) => (row.type === 'person' ? nameText(reader, row.name) : row.name),
  },
  { title: 'cli.column.department', cell: (row) => row.detail, shrinks: true },
  { title: 'cliContacts.members', cell: (row) => (row.members === null ? '' : String(row.members)) },
];
