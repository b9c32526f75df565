// Proves that the key of what cannot be done any more says why, and is offered nowhere.
import { expect, test } from 'vitest';
import { CommandBoard } from '#cli/tui/keys/command-board.ts';
import type { MessageCircumstances } from '#sdk/chat/actions/message-action.ts';
import { tooLateFor } from '#sdk/chat/actions/message-actions.ts';
import type { LocalMessage } from '#sdk/api.ts';

test('what is refused answers to its key and stands in no footer; what can be run comes first', () => {
  const board = new CommandBoard();
  const said: string[] = [];
  const undo = board.refuse('messageWithdraw', () => said.push('too late'));
  expect([board.has('messageWithdraw'), board.answers('messageWithdraw')]).toEqual([false, true]);
  expect(board.run('messageWithdraw')).toBe(true);
  const leave = board.add('messageWithdraw', () => said.push('withdrawn'));
  board.run('messageWithdraw');
  leave();
  undo();
  expect(board.answers('messageWithdraw')).toBe(false);
  expect(said).toEqual(['too late', 'withdrawn']);
});

test('too late is said of one’s own messages, of editing only where there are words', () => {
  const own = { mine: true, state: 'sent', bySystem: false, kind: 'text', time: 0 } as LocalMessage;
  const around: MessageCircumstances = {
    now: 121_000,
    withdrawMs: 120_000,
    meId: '7',
    kind: 'direct',
    roles: new Map(),
    hasMarks: true,
    withdrawnTexts: new Map(),
  };
  expect(tooLateFor('withdraw', own, around)).toBe('withdrawTooLate');
  expect(tooLateFor('reword', own, around)).toBe('editTooLate');
  expect(tooLateFor('reword', { ...own, kind: 'image' }, around)).toBeUndefined();
  expect(tooLateFor('withdraw', { ...own, mine: false }, around)).toBeUndefined();
  expect(tooLateFor('withdraw', own, { ...around, now: 1_000 })).toBeUndefined();
});
