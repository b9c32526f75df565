// A meeting's form, its number, and the addresses that lead to it.
import { expect, test } from 'vitest';
import { meetingAddress, meetingProblem, readableNumber } from '#sdk/meeting/rules/meeting-form.ts';

test('a subject of nothing but spaces is missing; an end must come after its start, within seven days', () => {
  expect(meetingProblem({ subject: ' 　 ' })).toBe('meetingSubjectMissing');
  expect(meetingProblem({ subject: '周会' })).toBeUndefined();
  expect(meetingProblem({ subject: '周会', startTime: 10, endTime: 10 })).toBe('meetingTimes');
  expect(meetingProblem({ startTime: 0, endTime: 7 * 86_400_000 })).toBeUndefined();
  expect(meetingProblem({ startTime: 0, endTime: 7 * 86_400_000 + 1 })).toBe('meetingTimes');
});

test('numbers are read three by three', () => {
  expect(readableNumber('820416739')).toBe('820 416 739');
});

test('an id, a number with spaces, and a link lead to a meeting; other words do not', () => {
  expect(meetingAddress('12')).toEqual({ id: '12' });
  expect(meetingAddress(' 820 416-739 ')).toEqual({ number: '820416739' });
  expect(meetingAddress('https://oa.example/main/meeting/12?n=820416739')).toEqual({
    id: '12',
    number: '820416739',
  });
  expect(meetingAddress('/main/meeting/12')).toEqual({ id: '12' });
  expect(meetingAddress('周会')).toBeUndefined();
  expect(meetingAddress('')).toBeUndefined();
});
