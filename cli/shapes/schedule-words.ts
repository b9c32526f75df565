// What the schedule's rows say to a person: kinds, answers and states in the reader's language, times without their offset.
import type { Translate } from '#sdk/locales/index.ts';
import { isoAt } from '#sdk/schedule/rules/wall-time.ts';
import type { Column } from '../output/output.ts';
import { clockOf } from '../output/times.ts';
import { typeOfWord, type ItemRow, type OccurrenceRow, type TaskRow } from './schedule.ts';

const responses = ['needsAction', 'accepted', 'declined'] as const;
const statuses = ['confirmed', 'cancelled', 'terminated', 'completed'] as const;
const roles = ['executor', 'participant', 'informed', 'organizer'] as const;
const known = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
  words.find((one) => one === word);

/** A kind of item. */
export const typeText = (t: Translate, word: string): string => t(`schedule.type.${typeOfWord(word)}`);

/** An answer, or whose it is; nothing where nobody was asked. */
export function responseText(t: Translate, word: string): string {
  if (word === 'organizer') return t('schedule.role.organizer');
  const response = known(responses, word);
  return response === undefined ? '' : t(`schedule.response.${response}`);
}

/** How an item stands. */
export function statusText(t: Translate, word: string): string {
  const status = known(statuses, word);
  return status === undefined ? word : t(`schedule.status.${status}`);
}

/** The same at a moment: what takes place once has not begun, is under way or is over; a series has no such word. */
export function standingText(
  t: Translate,
  row: Pick<ItemRow, 'type' | 'status' | 'start' | 'end' | 'rrule'>,
  now: number,
): string {
  if (row.status !== 'confirmed' || typeOfWord(row.type) === 'task') return statusText(t, row.status);
  if (row.rrule !== '') return '';
  if (Date.parse(row.start) > now) return t('meeting.notBegun');
  return Date.parse(row.end) > now ? statusText(t, row.status) : t('meeting.ended');
}

/** What somebody is to an item. */
export function roleText(t: Translate, word: string): string {
  const role = known(roles, word);
  return role === undefined ? word : t(`schedule.role.${role}`);
}

/**
 * When something takes place: one day is named once, and a time that does not last has no end. On the clock of `zone`,
 * without one on the clock that the times are written on, which is then to be named beside them.
 */
export function whenText(row: Pick<OccurrenceRow, 'allDay' | 'start' | 'end'>, zone?: string): string {
  if (row.allDay) return row.start.slice(0, 10);
  const [start, end] =
    zone === undefined ? [row.start, row.end] : [inZone(row.start, zone), inZone(row.end, zone)];
  if (start === end) return clockOf(start);
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${clockOf(start)}–${isOneDay ? end.slice(11, 16) : clockOf(end)}`;
}

/** The same instant as another zone's clock shows it. */
const inZone = (iso: string, zone: string): string => isoAt(Date.parse(iso), zone);

/** When a task is due, on the clock of a zone; midnight where it was set is a day without a time, the same everywhere. */
function dueText(row: Pick<TaskRow, 'due' | 'overdue'>, zone: string): string {
  const due = row.due.slice(11, 19) === '00:00:00' ? row.due : inZone(row.due, zone);
  return clockOf(due) + (row.overdue ? ' !' : '');
}

/** Somebody of an item with their answer, and the time they propose instead. */
export function answerText(t: Translate, one: ItemRow['people'][number]): string {
  const of = one.proposedFor === '' ? '' : ` ${clockOf(one.proposedFor)}`;
  const proposed = one.proposedStart === '' ? '' : `${of} → ${clockOf(one.proposedStart)}`;
  return `${one.name} (${responseText(t, one.response)}${proposed})`;
}

/** What somebody answered to one time of a series, with their note. */
export function timeAnswerText(t: Translate, one: ItemRow['answers'][number]): string {
  const when = one.occurrence.length === 10 ? one.occurrence : clockOf(one.occurrence);
  const said = `${when} ${one.name} (${responseText(t, one.response)})`;
  return one.note === '' ? said : `${said} ${one.note}`;
}

/** Columns of an agenda, in times of a zone. */
export const occurrenceColumns = (t: Translate, zone: string): readonly Column<OccurrenceRow>[] => [
  { title: 'cliSchedule.column.when', cell: (row) => whenText(row, zone) },
  { title: 'cliSchedule.column.title', cell: (row) => row.title, shrinks: true },
  { title: 'cliSchedule.column.type', cell: (row) => typeText(t, row.type) },
  { title: 'cliSchedule.column.response', cell: (row) => responseText(t, row.response) },
  { title: 'cliSchedule.column.location', cell: (row) => row.location, shrinks: true },
  { title: 'cli.column.id', cell: (row) => row.id },
];

/** Columns of tasks, in times of a zone. */
export const taskColumns = (t: Translate, zone: string): readonly Column<TaskRow>[] => [
  { title: 'cli.column.id', cell: (row) => row.id },
  { title: 'cliSchedule.column.title', cell: (row) => row.title, shrinks: true },
  { title: 'cliSchedule.column.executor', cell: (row) => row.executor },
  { title: 'cliSchedule.column.due', cell: (row) => dueText(row, zone) },
  { title: 'cliSchedule.column.progress', cell: (row) => `${row.progress}%`, right: true },
  { title: 'cliSchedule.column.status', cell: (row) => statusText(t, row.status) },
];
