// A week of calendar for the pictures: meetings, an invitation, an overlap, tasks; on the clock of the recorded office.
import type { Calendar, Feedback, Occurrence, ScheduleItem } from '#sdk/api.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { instantOf } from '#sdk/schedule/rules/wall-time.ts';
import type { FrozenAnswers } from './staged-answers.ts';

const me = '1001';
const zone = 'Asia/Shanghai';
type Row = {
  id: string;
  title: string;
  /** `20 10:00 60`: day of November, clock, minutes. */
  when: string;
  fields?: Partial<ScheduleItem>;
  part?: Occurrence['part'];
  response?: Occurrence['response'];
};

const invited = (response: ScheduleItem['people'][number]['response']): ScheduleItem['people'] => [
  {
    personId: me,
    name: '沈知行',
    role: 'participant',
    response,
    note: '',
    proposedStart: '',
    proposedEnd: '',
    proposedFor: '',
  },
  {
    personId: '1004',
    name: '何静',
    role: 'participant',
    response: 'declined',
    note: '在北岭站出差，请发我纪要',
    proposedStart: '2026-11-23T14:00:00',
    proposedEnd: '2026-11-23T15:00:00',
    proposedFor: '',
  },
];
const rows: readonly Row[] = [
  { id: '1', title: '早站会', when: '16 09:10 20', fields: { rule: 'FREQ=DAILY', location: '平台组工位区' } },
  {
    id: '2',
    title: '联调收口会',
    when: '17 10:00 60',
    fields: { type: 'videoMeeting', importance: 'important' },
  },
  {
    id: '3',
    title: '勘探数据例会',
    when: '20 14:00 60',
    part: 'participant',
    response: 'needsAction',
    fields: {
      type: 'videoMeeting',
      organizerId: '1012',
      organizerName: '马骏',
      location: '3 楼 302',
      rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=8',
      remarks: '先过字段对照里标黄的 6 行，再定井口数据的报送口径。',
      reminders: [10, 1_440],
      people: invited('needsAction'),
      attachments: [{ id: 'f_1', name: '接口字段对照 v4.xlsx', size: 88_064 }],
    },
  },
  { id: '4', title: '季度预算初审', when: '20 14:30 60', fields: { location: '财务组' } },
  {
    id: '5',
    title: '冬季安全专题学习',
    when: '18 10:30 90',
    fields: { type: 'meeting', location: '508 室' },
  },
  {
    id: '6',
    title: '接孩子',
    when: '18 17:30 30',
    fields: { calendarId: '9', rule: 'FREQ=WEEKLY;BYDAY=WE' },
  },
  {
    id: '7',
    title: '提交周报',
    when: '20 17:00 0',
    part: 'executor',
    response: 'needsAction',
    fields: {
      type: 'task',
      organizerId: '1002',
      organizerName: '周明轩',
      progress: 50,
      people: [{ ...(invited('needsAction')[0] as ScheduleItem['people'][number]), role: 'executor' }],
      checklist: [
        { id: '1', text: '汇总接口收口情况', isDone: true },
        { id: '2', text: '补一张压测图', isDone: false },
      ],
      invitedGroups: [],
      feedbackCount: 2,
    },
  },
];
const pad = (value: number): string => String(value).padStart(2, '0');

function timesOf({ when }: Row): { start: string; end: string } {
  const [day = '', clock = '', minutes = ''] = when.split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const last = hour * 60 + minute + Number(minutes);
  const at = (total: number): string => `2026-11-${day}T${pad(Math.floor(total / 60))}:${pad(total % 60)}:00`;
  return { start: at(hour * 60 + minute), end: at(last) };
}

const itemOf = (row: Row): ScheduleItem => ({
  ...wholeItem({ title: row.title, ...timesOf(row) }, zone),
  id: row.id,
  uid: row.id,
  calendarId: 'p1001',
  organizerId: me,
  organizerName: '沈知行',
  status: 'confirmed',
  progress: 0,
  people: [],
  answers: [],
  attachments: [],
  invitedGroups: [],
  feedbackCount: 0,
  createdTime: 0,
  rev: 1,
  ...row.fields,
});

function occurrenceOf(row: Row): Occurrence {
  const item = itemOf(row);
  const part = row.part ?? 'organizer';
  return {
    key: `${item.id}@${item.start}`,
    itemId: item.id,
    recurrenceId: item.start,
    title: item.title,
    location: item.location,
    start: instantOf(item.start, zone),
    end: instantOf(item.end, zone),
    startLocal: item.start,
    endLocal: item.end,
    zone,
    isAllDay: false,
    isRepeating: item.rule !== '',
    type: item.type,
    calendarId: item.calendarId,
    organizerId: item.organizerId,
    organizerName: item.organizerName,
    importance: item.importance,
    showAs: 'busy',
    status: item.status,
    part,
    response: row.response,
    mayEdit: part === 'organizer',
    progress: item.progress,
  };
}

const calendar = (id: string, name: string, color: number, level: Calendar['level'] = 'edit'): Calendar => ({
  id,
  name,
  color,
  ownerId: level === 'edit' ? me : id.slice(1),
  ownerName: name,
  level,
  isOwn: level === 'edit',
  isDefault: id === 'p1001',
  feedPath: '',
  rev: 1,
});
const feedback = (
  id: string,
  personId: string,
  name: string,
  text: string,
  isPrivate: boolean,
): Feedback => ({
  id,
  personId,
  name,
  time: Date.parse('2026-11-20T09:40:00+08:00'),
  text,
  isPrivate,
  attachments: [],
});

/** What the schedule answers. */
export const stagedSchedule: FrozenAnswers = {
  'schedule.calendars': () => [
    calendar('p1001', '沈知行', 4),
    calendar('9', '家庭', 6),
    calendar('p1005', '许安然', 7, 'details'),
  ],
  'schedule.occurrences': ({ from, to }: { from: number; to: number }) => ({
    occurrences: rows.map(occurrenceOf).filter((one) => one.start < to && one.end >= from),
  }),
  'schedule.tasks': () => rows.map(itemOf).filter(({ type }) => type === 'task'),
  'schedule.item': (id: string) => rows.map(itemOf).find((one) => one.id === id),
  'schedule.feedback': () => [
    feedback('1', '1002', '周明轩', '本周五点前给我就行。', false),
    feedback('2', me, '沈知行', '压测数字还在复核，先和您单独说一声。', true),
  ],
  'schedule.freeBusy': () => [],
};
