// Tests of what announces a message: muted, own and looked-at ones never, and nothing is told over a lock.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalMessage, OfficeEvent } from '#sdk/api.ts';
import { messageNotice, noNotice, tipText } from '#sdk/notices/rules/message-notice.ts';

type Arrival = Extract<OfficeEvent, { type: 'message' }>;

const arrival = (change: Partial<Arrival> = {}, message: Partial<LocalMessage> = {}): Arrival => ({
  type: 'message',
  chatName: '数字化平台组',
  chatKind: 'group',
  muted: false,
  message: { mine: false, text: '今天能收吗？', senderName: '林若溪', ...message } as LocalMessage,
  ...change,
});
const usual = { messageTip: true, messageTipContent: true, messageSound: true, doNotDisturb: false };
const away = { settings: usual, isLookedAt: false, isLocked: false };

test('a message of another chat is announced with its contents', () =>
  expect(messageNotice(arrival(), away)).toEqual({ hasSound: true, tip: 'contents' }));

test('muted chats, own messages and what is looked at are not announced', () => {
  expect(messageNotice(arrival({ muted: true }), away)).toEqual(noNotice);
  expect(messageNotice(arrival({}, { mine: true }), away)).toEqual(noNotice);
  expect(messageNotice(arrival(), { ...away, isLookedAt: true })).toEqual(noNotice);
});

test('a person who wants to see no contents, or has locked, is told only that there is something', () => {
  const hidden = { hasSound: true, tip: 'hidden' };
  expect(messageNotice(arrival(), { ...away, settings: { ...usual, messageTipContent: false } })).toEqual(
    hidden,
  );
  expect(messageNotice(arrival(), { ...away, isLocked: true, isLookedAt: true })).toEqual(hidden);
});

test('sound and tip are switched apart', () => {
  expect(messageNotice(arrival(), { ...away, settings: { ...usual, messageSound: false } })).toEqual({
    hasSound: false,
    tip: 'contents',
  });
  expect(messageNotice(arrival(), { ...away, settings: { ...usual, messageTip: false } })).toEqual({
    hasSound: true,
    tip: 'none',
  });
});

test('do not disturb silences everything, and a lock never shows contents', () => {
  const settings = fc.record({
    messageTip: fc.boolean(),
    messageTipContent: fc.boolean(),
    messageSound: fc.boolean(),
    doNotDisturb: fc.boolean(),
  });
  fc.assert(
    fc.property(settings, fc.boolean(), fc.boolean(), fc.boolean(), (chosen, isLookedAt, isLocked, muted) => {
      const notice = messageNotice(arrival({ muted }), { settings: chosen, isLookedAt, isLocked });
      if (chosen.doNotDisturb || muted) expect(notice).toEqual(noNotice);
      if (isLocked) expect(notice.tip).not.toBe('contents');
    }),
  );
});

test('the tip names the chat, and in a group who said it', () => {
  expect(tipText(arrival({}, { text: '两行\n一起' }))).toEqual({
    title: '数字化平台组',
    sender: '林若溪',
    text: '两行 一起',
  });
  expect(tipText(arrival({ chatKind: 'direct', chatName: '林若溪' }))).toEqual({
    title: '林若溪',
    text: '今天能收吗？',
  });
});
