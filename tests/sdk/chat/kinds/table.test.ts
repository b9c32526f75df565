// Proves which kinds may be forwarded, quoted and copied (spec §5).
import { expect, test } from 'vitest';
import { kindTraits } from '#sdk/chat/kinds/table.ts';

const kindsWithout = (trait: 'quotable' | 'forwardable' | 'copyable'): string[] =>
  Object.entries(kindTraits).flatMap(([kind, traits]) => (traits[trait] ? [] : [kind]));

test('voice, flash and meeting messages are not forwarded; a call’s record is nobody’s words', () => {
  expect(kindsWithout('forwardable')).toEqual(['audio', 'telephone', 'peerFile', 'flash', 'meeting']);
  expect(kindsWithout('quotable')).toEqual(['telephone', 'flash']);
  expect(kindsWithout('copyable')).toEqual(['audio', 'telephone', 'flash']);
});
