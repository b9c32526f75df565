// Decides which of one's own messages the arrow opens to be worded anew.
import { expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { lastToReword } from '#sdk/chat/actions/mark-actions.ts';
import type { MessageCircumstances } from '#sdk/chat/actions/message-action.ts';
import { aMessage } from '../../../cli/fake-office.ts';

const sent = Date.UTC(2026, 10, 20, 2, 30);
const around: MessageCircumstances = {
  now: sent + 60_000,
  withdrawMs: 120_000,
  meId: '1001',
  kind: 'direct',
  roles: new Map(),
  withdrawnTexts: new Map(),
  hasMarks: true,
};
const mine = (mid: number, more: Partial<LocalMessage> = {}): LocalMessage =>
  aMessage(mid, 'c', `words ${mid}`, { mine: true, ...more });
const chosen = (messages: LocalMessage[], more: Partial<MessageCircumstances> = {}): number | undefined =>
  lastToReword(messages, { ...around, ...more })?.mid;

test('it is one’s last words, whatever came after them', () => {
  expect(chosen([mine(1), mine(2), aMessage(3, 'c', 'theirs'), mine(4, { kind: 'image' })])).toBe(2);
});

test.each<[string, LocalMessage[], Partial<MessageCircumstances>]>([
  ['nothing was said', [aMessage(1, 'c', 'theirs')], {}],
  ['their time is over', [mine(1)], { now: sent + 120_000 }],
  ['the last words are on their way', [mine(1), mine(2, { state: 'queued' })], {}],
  ['the chat is closed', [mine(1)], { isOpen: false }],
  ['the office knows no new wordings', [mine(1)], { hasMarks: false }],
])('there is none where %s', (_, messages, more) => expect(chosen(messages, more)).toBeUndefined());
