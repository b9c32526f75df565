// The workbench as the command line prints it: JSON keys and columns of items, requests, apps, announcements, suggestions.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AppEntry } from '#sdk/apps/apps-api.ts';
import type { AnnouncementRow } from '#sdk/announcements/announcements-api.ts';
import type { Request, RequestRow } from '#sdk/approval/approval-api.ts';
import type { Language } from '#sdk/locales/language.ts';
import { dueText } from '#sdk/locales/due-text.ts';
import type { Translate, Translator } from '#sdk/locales/index.ts';
import type { Suggestion } from '#sdk/suggestions/suggestions-api.ts';
import { todoPlace } from '#sdk/navigation/todo-place.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';
import type { Column } from '../output/output.ts';
import { isoTime, shortTime } from '../output/times.ts';

type Both = { zh: string; en: string };
/** Words in the language of the call. */
export const inLanguage = (words: Both, language: Language): string =>
  words[language] || words.zh || words.en;
const isoOrNull = (time: number | null | undefined): string | null => (time == null ? null : isoTime(time));

const isOver = (time: number | null | undefined, now: number): boolean => time != null && time < now;

/** Keys of a to-do item in JSON, in order. */
export const todoFields = [
  'id',
  'source',
  'title',
  'from',
  'urgency',
  'createdAt',
  'dueAt',
  'overdue',
  'toRead',
  'doneAt',
  'outcome',
  'reference',
  'link',
] as const;
/** A to-do item for programs. */
export type TodoRow = {
  id: string;
  source: string;
  title: string;
  from: string | null;
  urgency: TodoItem['urgency'];
  createdAt: string | null;
  dueAt: string | null;
  /** Whether its time is over while nobody has settled it. */
  overdue: boolean;
  toRead: boolean;
  doneAt: string | null;
  outcome: string;
  reference: string;
  link: string;
};

/** The row of an item; `link` is a page of its system, or the route of this client that settles it. */
export function todoRow(item: TodoItem, language: Language, now: number): TodoRow {
  const place = todoPlace(item);
  return {
    id: item.id,
    source: item.source,
    title: inLanguage(item.title, language),
    from: item.from?.name ?? null,
    urgency: item.urgency,
    createdAt: isoTime(item.createdTime),
    dueAt: isoOrNull(item.dueTime),
    overdue: item.doneTime == null && isOver(item.dueTime, now),
    toRead: item.toRead,
    doneAt: isoOrNull(item.doneTime),
    outcome: item.outcome,
    reference: item.reference,
    link: place === undefined ? '' : 'link' in place ? place.link : place.route,
  };
}

/** Until when there is time, or how late it is. */
const dueWords = (texts: Translator, iso: string | null, now: number): string =>
  dueText(texts, { dueTime: iso === null ? null : Date.parse(iso) }, now).text;

/** Columns of the to-do list. */
export function todoColumns(texts: Translator, now: number): readonly Column<TodoRow>[] {
  const { t } = texts;
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cliWorkbench.column.source', cell: (row) => sourceName(t, row.source) },
    { title: 'cliWorkbench.column.title', cell: (row) => row.title, shrinks: true },
    { title: 'cliWorkbench.column.from', person: true, cell: (row) => row.from ?? '' },
    {
      title: 'cliWorkbench.column.urgency',
      cell: (row) => (row.urgency === 'ordinary' ? '' : t(`workbench.todo.urgency.${row.urgency}`)),
    },
    {
      title: 'cliWorkbench.column.due',
      cell: (row) =>
        row.doneAt === null ? dueWords(texts, row.dueAt, now) : shortTime(Date.parse(row.doneAt), now),
    },
  ];
}

const named = [
  'approval',
  'task',
  'schedule',
  'meeting',
  'access',
  'announcement',
  'system',
  'suggestion',
] as const;
/** What a source is called. */
export function sourceName(t: Translate, source: string): string {
  const known = named.find((name) => name === source);
  return known === undefined ? t('workbench.todo.source.outside') : t(`workbench.todo.source.${known}`);
}

/** Keys of a request in JSON, in order. */
export const requestFields = [
  'id',
  'number',
  'form',
  'title',
  'applicant',
  'department',
  'state',
  'step',
  'waitingFor',
  'dueAt',
  'overdue',
  'createdAt',
  'changedAt',
] as const;
/** A request for programs. */
export type ApprovalRow = {
  id: string;
  number: string;
  form: string;
  title: string;
  applicant: string;
  /** The applicant's. */
  department: string;
  state: RequestRow['state'];
  step: string;
  waitingFor: string[];
  /** Until when its step is to be decided; null where that may take as long as it wants. */
  dueAt: string | null;
  overdue: boolean;
  createdAt: string | null;
  changedAt: string | null;
};

/** The row of a request. */
export function approvalRow(request: RequestRow, language: Language, now: number): ApprovalRow {
  return {
    id: request.id,
    number: request.number,
    form: inLanguage(request.formName, language),
    title: inLanguage(request.title, language),
    applicant: request.applicant.name,
    department: forReader(request.applicant, language).departmentName,
    state: request.state,
    step: inLanguage(request.step, language),
    waitingFor: [...request.waitingFor],
    dueAt: isoOrNull(request.dueTime),
    overdue: isOver(request.dueTime, now),
    createdAt: isoTime(request.createdTime),
    changedAt: isoTime(request.changedTime),
  };
}

/** Columns of a list of requests. */
export function approvalColumns(texts: Translator, now: number): readonly Column<ApprovalRow>[] {
  const { t } = texts;
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cliWorkbench.column.number', cell: (row) => row.number },
    { title: 'cliWorkbench.column.title', cell: (row) => row.title, shrinks: true },
    {
      title: 'cliWorkbench.column.from',
      cell: (row) => [row.applicant, row.department].filter((word) => word !== '').join(' · '),
      shrinks: true,
    },
    { title: 'cliWorkbench.column.state', cell: (row) => t(`workbench.approval.state.${row.state}`) },
    { title: 'cliWorkbench.column.waitingFor', cell: (row) => row.waitingFor.join(', '), shrinks: true },
    { title: 'cliWorkbench.column.due', cell: (row) => dueWords(texts, row.dueAt, now) },
  ];
}

/** Files that go with something, for programs. */
export const attachmentRows = (files: readonly { id: string; name: string; size: number }[]) =>
  files.map(({ id, name, size }) => ({ id, name, size }));
/** The same for people: a line with their names, where there are any. */
export const namedFiles = (t: Translate, files: readonly { name: string }[]) =>
  files.length === 0
    ? []
    : [[t('cliWorkbench.column.attachments'), files.map(({ name }) => name).join(', ')] as const];

/** Keys of a whole request in JSON, in order. */
export const wholeRequestFields = [
  ...requestFields,
  'values',
  'steps',
  'history',
  'attachments',
  'may',
] as const;
/** The whole request for programs. */
export function wholeRequestRow(request: Request, language: Language, now: number) {
  return {
    ...approvalRow(request, language, now),
    values: request.values,
    steps: request.steps.map((step) => ({
      name: inLanguage(step.name, language),
      state: step.state,
      seats: step.seats.map((seat) => ({ name: seat.who.name, state: seat.state, comment: seat.comment })),
    })),
    history: request.history.map((act) => ({
      name: act.who.name,
      act: act.act,
      comment: act.comment,
      files: act.attachments.map(({ name }) => name),
      time: isoTime(act.time),
    })),
    attachments: attachmentRows(request.attachments),
    may: [...request.may],
  };
}

/** Keys of an app in JSON, in order. */
export const appFields = ['id', 'name', 'category', 'kind', 'favorite', 'opened'] as const;
/** An app for programs. */
export type AppRow = {
  id: string;
  name: string;
  category: string;
  kind: AppEntry['kind'];
  favorite: boolean;
  opened: number;
};
/** Columns of the apps. */
export const appColumns: readonly Column<AppRow>[] = [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cli.column.name', cell: (row) => row.name, shrinks: true },
  { title: 'cliWorkbench.column.category', cell: (row) => row.category },
  {
    title: 'cliWorkbench.column.opened',
    cell: (row) => (row.opened === 0 ? '' : String(row.opened)),
    right: true,
  },
];

/** Keys of an announcement in JSON, in order. */
export const announcementFields = [
  'id',
  'title',
  'department',
  'publisher',
  'state',
  'time',
  'until',
  'pinned',
  'mustConfirm',
  'read',
  'confirmed',
  'readCount',
  'confirmedCount',
  'total',
] as const;
/** The row of an announcement. */
export function announcementLine(row: AnnouncementRow, language: Language) {
  return {
    id: row.id,
    title: row.title,
    department: forReader(row, language).departmentName,
    publisher: row.publisher.name,
    state: row.state,
    time: isoTime(row.time),
    until: isoOrNull(row.until),
    pinned: row.pinned,
    mustConfirm: row.mustConfirm,
    read: row.read,
    confirmed: row.confirmed,
    readCount: row.readCount,
    confirmedCount: row.confirmedCount,
    total: row.total,
  };
}
/** An announcement for programs. */
export type AnnouncementLine = ReturnType<typeof announcementLine>;

/** Columns of the announcements. */
export function announcementColumns(t: Translate, now: number): readonly Column<AnnouncementLine>[] {
  const mark = (row: AnnouncementLine): string => {
    if (row.state !== 'published') return t(`workbench.announcement.state.${row.state}`);
    if (row.mustConfirm && !row.confirmed) return t('workbench.announcement.mustConfirm');
    return row.read ? '' : t('workbench.announcement.filter.unread');
  };
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cliWorkbench.column.title', cell: (row) => row.title, shrinks: true },
    { title: 'cli.column.department', cell: (row) => row.department },
    {
      title: 'cliWorkbench.column.time',
      cell: (row) => (row.time === null ? '' : shortTime(Date.parse(row.time), now)),
    },
    { title: 'cliWorkbench.column.state', cell: mark },
  ];
}

/** Keys of a suggestion in JSON, in order. */
export const suggestionFields = ['id', 'text', 'from', 'time', 'state', 'replies', 'attachments'] as const;
/** The row of a suggestion. */
export function suggestionRow({ id, text, from, time, state, replies, attachments }: Suggestion) {
  return {
    id,
    text,
    from: from.name,
    time: isoTime(time),
    state,
    replies: replies.map((reply) => ({
      name: reply.from.name,
      text: reply.text,
      time: isoTime(reply.time),
      official: reply.official,
    })),
    attachments: attachmentRows(attachments),
  };
}
/** A suggestion for programs. */
export type SuggestionRow = ReturnType<typeof suggestionRow>;

/** Columns of the suggestions. */
export function suggestionColumns(t: Translate): readonly Column<SuggestionRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cliWorkbench.column.text', cell: (row) => row.text, shrinks: true },
    { title: 'cliWorkbench.column.from', person: true, cell: (row) => row.from },
    { title: 'cliWorkbench.column.state', cell: (row) => t(`workbench.suggestion.state.${row.state}`) },
    {
      title: 'cliWorkbench.column.replies',
      cell: (row) => (row.replies.length === 0 ? '' : String(row.replies.length)),
      right: true,
    },
  ];
}
