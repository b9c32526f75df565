// An announcement is shown until its wording has been read, and again when it says something else.
import { expect, test } from 'vitest';
import { isUnreadNotice, withNoticeRead } from '#sdk/groups/rules/notice-mark.ts';

test('read once it is gone, another wording is news, and an empty one is nothing', () => {
  expect(isUnreadNotice('g', '周五停电', {})).toBe(true);
  const read = withNoticeRead('g', '周五停电', { h: 'x' });
  expect(isUnreadNotice('g', ' 周五停电 ', read)).toBe(false);
  expect(isUnreadNotice('g', '周五不停电', read)).toBe(true);
  expect(isUnreadNotice('g', '', {})).toBe(false);
  expect(read['h']).toBe('x');
});

test('only so many groups are remembered, the last ones', () => {
  let read = {};
  for (let group = 0; group <= 500; group += 1) read = withNoticeRead(`g${group}`, 'x', read);
  expect(Object.keys(read)).toHaveLength(500);
  expect(isUnreadNotice('g0', 'x', read)).toBe(true);
  expect(isUnreadNotice('g500', 'x', read)).toBe(false);
});
