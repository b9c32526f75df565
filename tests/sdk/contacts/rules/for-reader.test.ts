// Departments and titles are shown in English to whoever reads English, as far as they are known.
import { expect, test } from 'vitest';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';

const person = {
  name: '沈知行',
  title: '工程师',
  titleEn: 'Engineer',
  departmentName: '平台组',
  departmentNameEn: 'Platform',
  departmentPath: '集团/平台组',
  departmentPathEn: 'Group/Platform',
};

test('a reader of English sees title, department and way in English, and names of people as they are', () => {
  expect(forReader(person, 'en')).toMatchObject({
    name: '沈知行',
    title: 'Engineer',
    departmentName: 'Platform',
    departmentPath: 'Group/Platform',
  });
});

test('a reader of Chinese sees what was told', () => {
  expect(forReader(person, 'zh')).toBe(person);
});

test('what nobody wrote in English stays as it is', () => {
  const told = { ...person, titleEn: '', departmentNameEn: undefined };
  expect(forReader(told, 'en')).toMatchObject({ title: '工程师', departmentName: '平台组' });
});

test('a department and a node of the tree have names in English', () => {
  const department = {
    name: '平台组',
    nameEn: 'Platform',
    fullPath: '集团/平台组',
    fullPathEn: 'Group/Platform',
  };
  expect(forReader(department, 'en')).toMatchObject({ name: 'Platform', fullPath: 'Group/Platform' });
});
