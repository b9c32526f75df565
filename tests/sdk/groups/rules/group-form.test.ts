// Proves what is said of a group's name, texts and people before anybody is asked.
import { expect, test } from 'vitest';
import { actProblem, membersProblem, nameProblem, textProblem } from '#sdk/groups/rules/group-form.ts';

test('a name is required and has an end', () => {
  expect(nameProblem(' \n')).toBe('groupNameMissing');
  expect(nameProblem('\u3164\u200b')).toBe('groupNameMissing');
  expect(nameProblem('😀'.repeat(50))).toBeUndefined();
  expect(nameProblem('长'.repeat(51))).toBe('groupTextTooLong');
  expect(textProblem('introduction', '长'.repeat(501))).toBe('groupTextTooLong');
  expect(textProblem('notice', '长'.repeat(2000))).toBeUndefined();
});

test('a text of which nothing shows is none, and an empty one takes the text away', () => {
  for (const text of ['\u200b', '\u3164', '\u2800', '\u202e', ' \u200b\n\u2800 ']) {
    expect(textProblem('notice', text)).toBe('groupTextBlank');
    expect(textProblem('introduction', text)).toBe('groupTextBlank');
  }
  for (const text of ['', ' \n', '公告\u200b']) expect(textProblem('notice', text)).toBeUndefined();
});

test('a group needs valid members', () => {
  expect(membersProblem([])).toBe('groupMembersInvalid');
  expect(membersProblem(['12', 'x'])).toBe('groupMembersInvalid');
  expect(membersProblem(['12'])).toBeUndefined();
  expect(membersProblem(Array.from({ length: 5_000 }, (_, index) => String(index + 1)))).toBe('groupFull');
});

test('an act is judged by what it carries', () => {
  expect(actProblem({ act: 'create', name: '', memberIds: ['1'] })).toBe('groupNameMissing');
  expect(actProblem({ act: 'create', name: '群', memberIds: [] })).toBe('groupMembersInvalid');
  expect(actProblem({ act: 'rename', groupId: '1', name: ' ' })).toBe('groupNameMissing');
  expect(actProblem({ act: 'invite', groupId: '1', personIds: [] })).toBe('groupMembersInvalid');
  expect(actProblem({ act: 'leave', groupId: '1' })).toBeUndefined();
});
