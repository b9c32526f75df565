// Proves that the way to a department has one form.
import { expect, test } from 'vitest';
import { departmentText, pathAbove, pathText } from '#sdk/contacts/rules/department-path.ts';

test.each([
  ['', ''],
  ['集团', '集团'],
  ['集团/信息中心/平台组', '集团 / 信息中心 / 平台组'],
  ['集团 / 平台组', '集团 / 平台组'],
  ['Group/ R&D', 'Group / R&D'],
])('%s is read as %s', (path, read) => {
  expect(pathText(path)).toBe(read);
});

test('beside its name a department is told by what it stands in', () => {
  expect(pathAbove('集团/信息中心/平台组')).toBe('集团 / 信息中心');
  expect(pathAbove('集团')).toBe('');
});

test('somebody whose way is not known works in the department', () => {
  expect(departmentText({ departmentPath: '集团/平台组', departmentName: '平台组' })).toBe('集团 / 平台组');
  expect(departmentText({ departmentPath: '', departmentName: '平台组' })).toBe('平台组');
});
