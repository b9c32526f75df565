// What has happened to a meeting between two looks.
import { expect, test } from 'vitest';
import type { Attendance, Meeting } from '#sdk/api.ts';
import { happenings } from '#sdk/meeting/rules/happenings.ts';

const meeting = (change: Partial<Meeting> = {}): Meeting => ({
  id: '7',
  rev: 1,
  subject: '周会',
  kind: 'quick',
  state: 'running',
  number: '820416739',
  link: '',
  startTime: 1,
  hostId: '1001',
  hostName: '沈知行',
  hasPassword: false,
  waitingRoom: false,
  locked: false,
  selfUnmute: true,
  entry: 'everybody',
  invitedCount: 0,
  presentCount: 0,
  ...change,
});
const person = (personId: string, change: Partial<Attendance> = {}): Attendance => ({
  personId,
  name: personId,
  department: '',
  role: 'member',
  invited: true,
  present: false,
  microphone: false,
  times: [],
  ...change,
});
const kinds = (before: Parameters<typeof happenings>[0], after: Parameters<typeof happenings>[1]): string[] =>
  happenings(before, after).map(({ type, personId = '' }) => `${type} ${personId}`.trim());

test('nothing has happened between two looks that are alike', () => {
  const look = { meeting: meeting(), people: [person('1001', { present: true })] };
  expect(happenings(look, look)).toEqual([]);
});

test('who comes, goes, is muted; another host, a lock, an end', () => {
  const before = {
    meeting: meeting(),
    people: [
      person('1001', { present: true, microphone: true }),
      person('1002', { present: true, microphone: true }),
    ],
  };
  const after = {
    meeting: meeting({ hostId: '1002', locked: true, state: 'ended' }),
    people: [
      person('1001', { present: false }),
      person('1002', { present: true }),
      person('1003', { present: true }),
    ],
  };
  expect(kinds(before, after)).toEqual([
    'left 1001',
    'muted 1002',
    'joined 1003',
    'host 1002',
    'locked',
    'ended',
  ]);
});
