// Which messages become notifications of the system, and how much of them is shown there.
import { expect, test } from 'vitest';
import { defaultSettings } from '#sdk/settings/table.ts';
import type { LocalMessage, OfficeEvent } from '#sdk/api.ts';
import { planNativeNotice, type NativeCircumstances } from '#sdk/notices/rules/native-notice.ts';

const usual: NativeCircumstances = {
  ...defaultSettings(),
  messageTip: true,
  messageTipContent: true,
  messageSound: true,
  doNotDisturb: false,
  locked: false,
  now: 0,
};
const message: LocalMessage = {
  key: '7',
  mid: 7,
  chatId: '00012',
  kind: 'text',
  text: '四点  开会\nface[微笑]',
  senderId: '1002',
  senderName: '周明轩',
  avatar: '',
  time: 0,
  ordinal: 1,
  bySystem: false,
  mine: false,
  state: 'sent',
};
const came = (
  more: Partial<LocalMessage> = {},
  muted = false,
  chatKind: 'direct' | 'group' = 'group',
): OfficeEvent => ({
  type: 'message',
  message: { ...message, ...more },
  chatName: '数字化平台组',
  chatKind,
  muted,
});

test('a message of a group names chat and sender, one of a person only the person', () => {
  expect(planNativeNotice(came(), usual)).toEqual({
    chatId: '00012',
    sound: true,
    chat: { name: '数字化平台组', sender: '周明轩', text: '四点 开会 [微笑]' },
  });
  expect(planNativeNotice(came({}, false, 'direct'), usual)?.chat?.sender).toBeUndefined();
  expect(planNativeNotice(came(), { ...usual, messageSound: false })?.sound).toBe(false);
});

test.each([
  ['one’s own words', came({ mine: true }), usual],
  ['notices of the system', came({ bySystem: true }), usual],
  ['muted chats', came({}, true), usual],
  ['do not disturb', came(), { ...usual, doNotDisturb: true }],
  ['tips switched off', came(), { ...usual, messageTip: false }],
  ['other news', { type: 'ready' } as const, usual],
])('nothing is shown of %s', (_, event, circumstances) =>
  expect(planNativeNotice(event, circumstances)).toBeUndefined(),
);

test.each([{ locked: true }, { messageTipContent: false }])('with %j there is no word of it', (change) => {
  const plan = planNativeNotice(came(), { ...usual, ...change });
  expect(plan).toEqual({ chatId: '00012', sound: true });
});

test('a long text is cut between characters', () => {
  const plan = planNativeNotice(came({ text: '😀'.repeat(300) }), usual);
  expect([...(plan?.chat?.text ?? '')]).toHaveLength(160);
  expect(plan?.chat?.text.isWellFormed()).toBe(true);
});
