// Proves that nothing but the office goes by its own names, however they are disguised, and that other names stay free.
import { expect, test } from 'vitest';
import { problemOf } from '#fixtures/office/admin/person-data.ts';
import { isNoticesName, isOfficeName } from '#sdk/contract/office-names.ts';

test.each([
  '系统通知',
  ' 系 统 通 知 ',
  '【系统通知】',
  '系\u200b统通知',
  '系統通知',
  'System notices',
  'SYSTEM  NOTICES!',
  'ＳＹＳＴＥＭ ｎｏｔｉｃｅｓ',
  'Ѕystеm nоtісеѕ',
  'Syst3m not1ces',
  'Sýstem-notices',
])('%j is the notices of the system', (name) => {
  expect(isNoticesName(name)).toBe(true);
  expect(isOfficeName(name)).toBe(true);
});

test.each(['服务台', '服務臺', 'Service  Desk', 'ServiceDеsk'])('%j is the account of the house', (name) => {
  expect(isOfficeName(name)).toBe(true);
  expect(isNoticesName(name)).toBe(false);
});

test.each(['系统通知整理小组', 'IT 服务台', 'System notices team', '通知', '林若溪', 'Service'])(
  '%j is free',
  (name) => expect(isOfficeName(name)).toBe(false),
);

test('nobody is taken in under the name of the notices; who answers for the house keeps theirs', () => {
  const person = { loginName: 'who', name: 'Who', email: '', phone: '', title: '' };
  expect(problemOf(person)).toBeUndefined();
  expect(problemOf({ ...person, name: '系统 通知' })).toBe('nameReserved');
  expect(problemOf({ ...person, name: '服务台' })).toBeUndefined();
});
