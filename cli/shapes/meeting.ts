// Meetings and calls as the command line prints them: JSON keys, cards and columns.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Attendance, Call, Meeting } from '#sdk/api.ts';
import type { Translate, Translator } from '#sdk/locales/index.ts';
import type { Language } from '#sdk/locales/language.ts';
import { readableNumber } from '#sdk/meeting/rules/meeting-form.ts';
import type { Column } from '../output/output.ts';
import type { LabelledLine } from '../output/plain.ts';
import { clockOf, isoTime } from '../output/times.ts';

/** Keys of a meeting in JSON, in order. */
export const meetingFields = [
  'id',
  'number',
  'link',
  'guestLink',
  'subject',
  'kind',
  'state',
  'start',
  'end',
  'begun',
  'over',
  'hostId',
  'host',
  'chatId',
  'password',
  'waitingRoom',
  'locked',
  'entry',
  'invited',
  'present',
  'role',
  'event',
] as const;

/** Keys of a meeting that was just made: with its password, which nobody can read later. */
export const madeFields = [...meetingFields, 'newPassword'] as const;

/** A meeting for programs. */
export function meetingRow(meeting: Meeting) {
  const at = (time: number): string => isoTime(time) ?? '';
  const maybe = (time: number | undefined): string | null => (time === undefined ? null : at(time));
  return {
    id: meeting.id,
    number: meeting.number,
    link: meeting.link,
    guestLink: meeting.guestLink ?? null,
    subject: meeting.subject,
    kind: meeting.kind,
    state: meeting.state,
    start: at(meeting.startTime),
    end: maybe(meeting.endTime),
    begun: maybe(meeting.begunTime),
    over: maybe(meeting.overTime),
    hostId: meeting.hostId,
    host: meeting.hostName,
    chatId: meeting.chatId ?? null,
    password: meeting.hasPassword,
    waitingRoom: meeting.waitingRoom,
    locked: meeting.locked,
    entry: meeting.entry,
    invited: meeting.invitedCount,
    present: meeting.presentCount,
    role: meeting.role ?? null,
    event: meeting.event ?? null,
  };
}
/** A meeting for programs. */
export type MeetingRow = ReturnType<typeof meetingRow>;

const stateKeys = { coming: 'notBegun', running: 'now', ended: 'ended', cancelled: 'cancelled' } as const;

/** A meeting's card, line by line. */
export function meetingLines(row: MeetingRow, t: Translate): LabelledLine[] {
  return [
    [t('cli.column.id'), row.id],
    [t('meeting.subject'), row.subject],
    [t('meeting.numberOrLink'), `${readableNumber(row.number)} · ${row.link}`],
    ...(row.guestLink === null ? [] : [[t('meeting.guestLink'), row.guestLink] as LabelledLine]),
    [t('meeting.start'), clockOf(row.start)],
    [t('meeting.end'), row.end === null ? '' : clockOf(row.end)],
    [t('meeting.roleHost'), row.host],
    [t('cliActs.column.state'), t(`meeting.${stateKeys[row.state]}`)],
  ];
}

/** Columns of a list of meetings. */
export function meetingColumns(t: Translate): readonly Column<MeetingRow>[] {
  return [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'meeting.start', cell: (row) => clockOf(row.start) },
    { title: 'cliActs.column.state', cell: (row) => t(`meeting.${stateKeys[row.state]}`) },
    { title: 'meeting.subject', cell: (row) => row.subject, shrinks: true },
    { title: 'meeting.roleHost', person: true, cell: (row) => row.host },
  ];
}

/** Keys of somebody of a meeting in JSON, in order. */
export const attendanceFields = [
  'personId',
  'name',
  'department',
  'role',
  'invited',
  'guest',
  'present',
  'times',
] as const;

/** Somebody of a meeting for programs. */
export function attendanceRow(person: Attendance, language: Language) {
  return {
    personId: person.personId,
    name: person.name,
    department: forReader(person, language).department,
    role: person.role,
    invited: person.invited,
    guest: person.guest === true,
    present: person.present,
    times: person.times.map(({ from, to }) => ({
      from: isoTime(from) ?? '',
      to: to === undefined ? null : isoTime(to),
    })),
  };
}
/** Somebody of a meeting for programs. */
export type AttendanceRow = ReturnType<typeof attendanceRow>;

/** Columns of the people of a meeting. */
export function attendanceColumns(texts: Translator): readonly Column<AttendanceRow>[] {
  const { t } = texts;
  const roles = { host: 'roleHost', cohost: 'roleCohost' } as const;
  return [
    { title: 'cli.column.name', person: true, cell: (row) => row.name, shrinks: true },
    { title: 'meeting.roleHost', cell: ({ role }) => (role === 'member' ? '' : t(`meeting.${roles[role]}`)) },
    {
      title: 'meeting.inMeeting',
      cell: ({ times }) =>
        times.map(({ from, to }) => `${clockOf(from)} – ${to === null ? '' : clockOf(to)}`).join(', '),
    },
  ];
}

/** Keys of what happens in a meeting, in order. */
export const happeningFields = ['type', 'meetingId', 'personId', 'name'] as const;

/** Keys of a call in JSON, in order. */
export const callFields = [
  'id',
  'chatId',
  'from',
  'to',
  'media',
  'state',
  'outcome',
  'meetingId',
  'link',
] as const;

/** A call for programs; the link is that of its room. */
export function callRow(call: Call, origin: string) {
  return {
    id: call.id,
    chatId: call.chatId,
    from: call.fromId,
    to: call.toId,
    media: call.media,
    state: call.state,
    outcome: call.outcome ?? null,
    meetingId: call.meetingId ?? null,
    link: call.meetingId === undefined ? null : `${origin}/main/meeting/${call.meetingId}`,
  };
}
