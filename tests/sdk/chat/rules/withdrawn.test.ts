// Proves what is left of a withdrawn message and of a chat's last line.
import { expect, test } from 'vitest';
import { chatWithLine, isWritten, withdrawnRow } from '#sdk/chat/rules/withdrawn.ts';
import { provisionalChat } from '#sdk/chat/rules/apply-event.ts';
import { aMessage } from '../../../cli/fake-office.ts';

const row = {
  mid: 7,
  text: 'secret',
  contentType: 3,
  senderId: '2',
  senderName: 'Bo',
  bySystem: false,
  systemKey: '',
  operatorName: '',
  targetNames: '',
  mentions: ['all'],
  citedMid: 4,
};

test('nothing of it is left but a notice; only another’s act names both', () => {
  const own = withdrawnRow(row, { personId: '2', operatorName: 'Bo' });
  expect(own).toEqual({
    ...row,
    text: '',
    contentType: 1,
    bySystem: true,
    systemKey: 'msgback',
    operatorName: 'Bo',
    mentions: [],
    citedMid: 0,
  });
  expect(withdrawnRow(row, { personId: '1', operatorName: 'Ann' })).toMatchObject({
    operatorName: 'Ann',
    targetNames: 'Bo',
  });
  expect(withdrawnRow(own, { personId: '1', operatorName: 'Ann' })).toBe(own);
});

test('what is left still counts as written by its author', () => {
  expect(isWritten({ bySystem: true, systemKey: 'msgback' })).toBe(true);
  expect(isWritten({ bySystem: true, systemKey: 'join' })).toBe(false);
  expect(isWritten({ bySystem: false })).toBe(true);
});

test('a chat keeps its place when its last line goes', () => {
  const chat = { ...provisionalChat(aMessage(9, '00001', 'x'), '1'), lastMid: 9, lastTime: 5, lastText: 'x' };
  expect(chatWithLine(chat, undefined)).toMatchObject({ lastText: '', lastMid: 9, lastTime: 5 });
  expect(chatWithLine(chat, aMessage(8, '00001', 'before'))).toMatchObject({
    lastText: 'before',
    lastMid: 9,
  });
});
