// Whom a name behind an @ means.
import { expect, test } from 'vitest';
import { mentionedMember } from '#sdk/chat/rules/mentioned-member.ts';

const members = ['张伟', '张伟', '林若溪'].map((name, at) => ({ id: String(at + 1), name }));

test('of several of a name the one whom the message mentions, and nobody where nobody is called so', () => {
  expect(mentionedMember('张伟', ['2'], members)?.id).toBe('2');
  expect(mentionedMember('张伟', [], members)?.id).toBe('1');
  expect(mentionedMember('林若溪', ['2'], members)?.id).toBe('3');
  expect(mentionedMember('所有人', ['all'], members)).toBeUndefined();
});
