// Proves which messages can be sent on.
import { expect, test } from 'vitest';
import { contentType, type ContentKind } from '#sdk/contract/flags.ts';
import { mayForward } from '#sdk/chat/rules/may-forward.ts';
import { aMessage } from '../../../cli/fake-office.ts';

test('all kinds but voice, flash and meeting (spec §5), and the record of a call', () => {
  const kinds = Object.keys(contentType) as ContentKind[];
  const refused = kinds.filter((kind) => !mayForward(aMessage(1, '00001', 'x', { kind })));
  expect(refused.toSorted()).toEqual(['audio', 'flash', 'meeting', 'peerFile', 'telephone']);
});

test('no notices, and nothing that is not sent', () => {
  expect(mayForward(aMessage(1, '00001', '', { bySystem: true }))).toBe(false);
  expect(mayForward(aMessage(1, '00001', 'x', { state: 'queued' }))).toBe(false);
});
