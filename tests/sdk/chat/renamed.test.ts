// Decides what a stored message says once somebody in it is called something else.
import { expect, test } from 'vitest';
import { concerns, renamedRow } from '#sdk/chat/rules/renamed.ts';

const row = {
  ...{ senderId: '7', senderName: 'Ann', systemKey: '', operatorName: '', targetNames: '' },
  mentions: [] as readonly string[],
};

test('a sender, whoever did what a notice tells of, and whom it is about', () => {
  expect(renamedRow(row, '7', 'Former')).toEqual({ ...row, senderName: 'Former' });
  expect(renamedRow(row, '8', 'Former')).toEqual(row);
  const notice = {
    ...row,
    systemKey: 'join',
    operatorName: 'Ann',
    targetNames: 'Bob、Cyd',
    mentions: ['8', '9'],
  };
  expect(renamedRow(notice, '7', 'Former')).toEqual({
    ...notice,
    senderName: 'Former',
    operatorName: 'Former',
  });
  expect(renamedRow(notice, '9', 'Former')).toEqual({ ...notice, targetNames: 'Bob、Former' });
});

test('names that do not stand one for one are left, as nobody can say whose they are', () => {
  const notice = { ...row, systemKey: 'join', operatorName: 'Ann', targetNames: 'Bob', mentions: ['8', '9'] };
  expect(renamedRow(notice, '8', 'Former')).toEqual(notice);
  expect(concerns(notice, '8')).toBe(true);
  expect(concerns(notice, '6')).toBe(false);
});
