// Meetings for the pictures: the lists, one of them with its people, the way in, and a room with five people in it.
import type { Attendance, JoinedRoom, Meeting, MeetingMessage, MeetingNotes, Seat } from '#sdk/api.ts';
import type { FrozenAnswers } from './staged-answers.ts';

const at = (clock: string): number => Date.parse(`2026-11-20T${clock}:00+08:00`);
const meeting = (id: string, subject: string, more: Partial<Meeting> = {}): Meeting => ({
  id,
  rev: 1,
  subject,
  kind: 'scheduled',
  state: 'coming',
  number: `82041673${id}`,
  link: `https://office.example/main/meeting/${id}?n=82041673${id}`,
  startTime: at('14:00'),
  endTime: at('15:00'),
  hostId: '1001',
  hostName: '沈知行',
  hasPassword: false,
  waitingRoom: false,
  locked: false,
  selfUnmute: true,
  entry: 'everybody',
  invitedCount: 6,
  presentCount: 0,
  role: 'member',
  ...more,
});
const running = meeting('7', '联调收口会', {
  kind: 'group',
  state: 'running',
  startTime: at('10:00'),
  begunTime: at('10:00'),
  role: 'host',
  locked: true,
  presentCount: 5,
});
const lists: Readonly<Record<string, readonly Meeting[]>> = {
  now: [running],
  coming: [
    meeting('8', '井口实时数据论证会', { waitingRoom: true, hostName: '马骏' }),
    meeting('6', 'Integration weekly · pilot plan', {
      hostName: 'Eriksen, Nora',
      startTime: at('16:00'),
      endTime: at('16:45'),
      hasPassword: true,
    }),
  ],
  past: [
    meeting('5', '检修窗口协调会', { state: 'cancelled' }),
    meeting('4', '平台组周会', { state: 'ended' }),
  ],
};
const people = [
  ['1001', '沈知行', '数字化平台组', 'host'],
  ['1003', '林若溪', '数字化平台组', 'cohost'],
  ['1002', '周明轩', '数字化平台组', 'member'],
  ['1007', '唐可欣', '数字化平台组', 'member'],
  ['1033', '杜鹏', '仪表自动化班', 'member'],
] as const;
const attendance: readonly Attendance[] = people.map(([personId, name, department, role], index) => ({
  personId,
  name,
  department,
  role,
  invited: true,
  present: index < 4,
  microphone: index < 3,
  times: index < 4 ? [{ from: at('10:00') + index * 47_000 }] : [],
}));
const seats: readonly Seat[] = people.map(([personId, name, department, role], index) => ({
  id: String(index + 1),
  personId,
  name,
  department,
  role,
  state: 'in',
  microphone: index < 3,
  camera: false,
  sharing: false,
  handTime: index === 3 ? at('10:40') : 0,
  line: index === 4 ? 'audioOnly' : 'good',
  joinedTime: at('10:00') + index * 47_000,
}));
const waiting: readonly Seat[] = [
  {
    ...(seats[3] as Seat),
    id: '9',
    personId: '1014',
    name: '顾文博',
    department: '安全环保部',
    state: 'waiting',
    handTime: 0,
  },
];
const said = (id: number, clock: string, from: number, text: string): MeetingMessage => ({
  id: String(id),
  personId: people[from]?.[0] ?? '',
  name: people[from]?.[1] ?? '',
  text,
  time: at(clock),
});
const messages = [
  said(1, '10:22', 2, '48 个接口，先看没过的两个。'),
  said(2, '10:31', 1, '看板的数据每分钟刷新一次。'),
  said(3, '10:40', 3, '井口日报还差时区字段，我会后补。'),
];
const notes: MeetingNotes = {
  rev: 3,
  text: '- 通过 46 / 48\n- 井口日报：补时区字段（唐可欣，今天）',
  byName: '林若溪',
  time: at('10:41'),
};

/** What the frozen office answers about meetings; the way into the ninth leads straight into the room. */
export const stagedMeeting: FrozenAnswers = {
  'meeting.list': (when: string) => ({ meetings: lists[when] ?? [] }),
  'meeting.show': (id: string) =>
    id === '9'
      ? { ...running, id, kind: 'call' }
      : ([...Object.values(lists)].flat().find((one) => one.id === id) ?? running),
  'meeting.members': () => attendance,
  'meeting.join': ({ key = 'frozen' }: { key?: string }): JoinedRoom => ({
    key,
    room: {
      rev: 1,
      meeting: { ...running, id: '9' },
      mine: '1',
      seats: [...seats],
      waiting: [...waiting],
      now: at('10:42'),
    },
    media: { iceServers: [], relayOnly: false },
  }),
  'meeting.said': () => messages,
  'meeting.notes': () => notes,
};
