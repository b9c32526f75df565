// Proves what may be picked: what is in already, what a picked department covers, and how many fit.
import { expect, test } from 'vitest';
import {
  countPicked,
  fitsLimit,
  pickState,
  targetKey,
  withoutTarget,
  withTarget,
  type PickTarget,
} from '#sdk/contacts/rules/pick.ts';

const person = (id: string, path = ''): PickTarget => ({ type: 'person', id, name: id, avatar: '', path });
const department = (id: string, path: string, count?: number): PickTarget => ({
  type: 'department',
  id,
  name: path.split('/').at(-1) ?? '',
  path,
  count,
});
const group = (id: string, count: number): PickTarget => ({
  type: 'group',
  id,
  chatId: id.padStart(5, '0'),
  name: id,
  avatar: '',
  count,
});
const options = { mode: 'people' } as const;

test('people who are in already and those the caller refuses are closed, each with its reason', () => {
  const strict = { ...options, already: ['1'], refused: ['person 2', 'group 9'] };
  expect(pickState(person('1'), [], strict)).toEqual({ state: 'closed', reason: { why: 'already' } });
  expect(pickState(person('2'), [], strict)).toEqual({ state: 'closed', reason: { why: 'refused' } });
  expect(pickState(group('9', 3), [], strict).state).toBe('closed');
  expect(pickState(person('3'), [person('3')], strict)).toEqual({ state: 'picked' });
  expect(pickState(person('4'), [person('3')], strict)).toEqual({ state: 'free' });
});

test('a picked department covers its people and the departments below it, and only those', () => {
  const picked = [department('10', '集团/平台', 5)];
  const covered = { state: 'covered', reason: { why: 'covered', by: '平台' } };
  expect(pickState(person('1', '集团/平台'), picked, options)).toEqual(covered);
  expect(pickState(person('1', '集团/平台/一组'), picked, options)).toEqual(covered);
  expect(pickState(department('11', '集团/平台/一组'), picked, options)).toEqual(covered);
  expect(pickState(department('10', '集团/平台'), picked, options).state).toBe('picked');
  expect(pickState(person('1', '集团/平台二'), picked, options).state).toBe('free');
  expect(pickState(person('1'), picked, options).state).toBe('free');
});

test('picking a department takes what it covers out of the list, and a key takes one target back', () => {
  const before = [person('1', '集团/平台'), person('2', '集团/财务'), group('3', 4)];
  const after = withTarget(before, department('10', '集团/平台', 5));
  expect(after.map(targetKey)).toEqual(['person 2', 'group 3', 'department 10']);
  expect(withoutTarget(after, 'group 3').map(targetKey)).toEqual(['person 2', 'department 10']);
});

test('departments and groups count with their people, chats count one each', () => {
  const picked = [person('1'), department('10', 'a', 7), department('11', 'b'), group('3', 4)];
  expect(countPicked(picked, 'people')).toBe(12);
  expect(countPicked(picked, 'chats')).toBe(4);
});

test('one person more than the limit does not fit; a department is decided when its people are known', () => {
  const two = [person('1'), person('2')];
  expect(fitsLimit(two, person('3'), { ...options, limit: 2 })).toBe(false);
  expect(fitsLimit(two, person('3'), { ...options, limit: 3 })).toBe(true);
  expect(fitsLimit(two, department('10', 'a', 99), { ...options, limit: 2 })).toBe(true);
  expect(fitsLimit(two, group('3', 9), { mode: 'chats', limit: 2 })).toBe(false);
  expect(fitsLimit(two, person('3'), { ...options, limit: 1, single: true })).toBe(true);
  expect(fitsLimit(two, person('3'), options)).toBe(true);
});
