// Proves what is said of messages that came together, and what a notice may give away.
import { expect, test } from 'vitest';
import { defaultSettings } from '#sdk/settings/table.ts';
import { gatheredNotice, type MessageEvent } from '#sdk/notices/rules/gathered-notice.ts';
import { aMessage } from '../../../cli/fake-office.ts';

const settings = {
  ...defaultSettings(),
  messageTip: true,
  messageTipContent: true,
  messageSound: true,
  doNotDisturb: false,
};
const away = { settings, isLookedAt: false, isLocked: false, now: 0 };
const came = (text: string, more: Partial<MessageEvent> = {}, of: object = {}): MessageEvent => ({
  type: 'message',
  message: aMessage(1, '00003', text, of),
  chatName: '平台组',
  chatKind: 'group',
  muted: false,
  ...more,
});

test('who, where and what, in one line', () => {
  expect(gatheredNotice([came('第一行\n第二行 face[强]')], away)).toEqual({
    tip: {
      chatId: '00003',
      count: 1,
      text: { title: '平台组', sender: '周明轩', text: '第一行 第二行 [强]' },
    },
    hasSound: true,
  });
});

test.each([
  ['a muted chat', [came('x', { muted: true })], away],
  ['what one wrote oneself elsewhere', [came('x', {}, { mine: true })], away],
  ['a notice of the group', [came('x', {}, { bySystem: true })], away],
  ['somebody who looks', [came('x')], { ...away, isLookedAt: true }],
  ['do not disturb', [came('x')], { ...away, settings: { ...settings, doNotDisturb: true } }],
  ['nothing', [], away],
])('%s: nothing happens', (_, events, circumstances) =>
  expect(gatheredNotice(events, circumstances)).toEqual({ hasSound: false }),
);

test('locked, or without content: that something came, and nothing else', () => {
  const bare = { tip: { chatId: '00003', count: 1 }, hasSound: true };
  expect(gatheredNotice([came('secret')], { settings, isLookedAt: true, isLocked: true, now: 0 })).toEqual(
    bare,
  );
  const quiet = { ...away, settings: { ...settings, messageTipContent: false } };
  expect(gatheredNotice([came('secret')], quiet)).toEqual(bare);
});

test('a muted message among others is neither counted nor told', () => {
  const plan = gatheredNotice([came('a'), came('loud secret', { muted: true })], away);
  expect(plan.tip).toMatchObject({ count: 1, text: { sender: '周明轩', text: 'a' } });
});

test('several of one chat tell the newest and how many; of several chats only how many', () => {
  expect(gatheredNotice([came('a'), came('b')], away).tip).toMatchObject({
    count: 2,
    text: { sender: '周明轩', text: 'b' },
  });
  expect(gatheredNotice([came('a', {}, { chatId: '00009' }), came('b')], away).tip).toEqual({
    chatId: '00003',
    count: 2,
  });
});

test('a long message is cut between characters', () => {
  const { tip } = gatheredNotice([came('😀'.repeat(200), { chatKind: 'direct' })], away);
  expect(tip?.text?.text).toBe(`${'😀'.repeat(119)}…`);
});
