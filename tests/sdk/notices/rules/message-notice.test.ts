// Tests of what announces a message: muted, own and looked-at ones never, and nothing is told over a lock.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalMessage, OfficeEvent } from '#sdk/api.ts';
import { printSystemNotice, systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { messageNotice, noNotice, tipText } from '#sdk/notices/rules/message-notice.ts';
import { defaultSettings } from '#sdk/settings/table.ts';

type Arrival = Extract<OfficeEvent, { type: 'message' }>;

const arrival = (change: Partial<Arrival> = {}, message: Partial<LocalMessage> = {}): Arrival => ({
  type: 'message',
  chatName: '数字化平台组',
  chatKind: 'group',
  muted: false,
  message: { mine: false, text: '今天能收吗？', senderName: '林若溪', ...message } as LocalMessage,
  ...change,
});
const usual = {
  ...defaultSettings(),
  messageTip: true,
  messageTipContent: true,
  messageSound: true,
  doNotDisturb: false,
};
const away = { settings: usual, isLookedAt: false, isLocked: false, now: 0 };

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
  const chosen = fc.record({
    messageTip: fc.boolean(),
    messageTipContent: fc.boolean(),
    messageSound: fc.boolean(),
    doNotDisturb: fc.boolean(),
  });
  fc.assert(
    fc.property(chosen, fc.boolean(), fc.boolean(), fc.boolean(), (chosen, isLookedAt, isLocked, muted) => {
      const settings = { ...usual, ...chosen };
      const notice = messageNotice(arrival({ muted }), { settings, isLookedAt, isLocked, now: 0 });
      if (chosen.doNotDisturb || muted) expect(notice).toEqual(noNotice);
      if (isLocked) expect(notice.tip).not.toBe('contents');
    }),
  );
});

test('what is about the person is told as loudly as they chose for mentions, and a muted chat stays silent', () => {
  const about = arrival({ aboutMe: true });
  const at = (noticeMentions: 'urgent' | 'silent' | 'count', doNotDisturb = false) => ({
    ...away,
    settings: { ...usual, noticeMentions, doNotDisturb },
  });
  expect(messageNotice(about, at('count'))).toEqual(noNotice);
  expect(messageNotice(arrival(), at('count'))).toEqual({ hasSound: true, tip: 'contents' });
  expect(messageNotice(about, at('silent'))).toEqual({ hasSound: false, tip: 'contents' });
  expect(messageNotice(about, at('urgent', true))).toEqual({ hasSound: true, tip: 'contents' });
  expect(messageNotice(arrival(), at('urgent', true))).toEqual(noNotice);
  expect(messageNotice(arrival({ aboutMe: true, muted: true }), at('urgent', true))).toEqual(noNotice);
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

const noticeOf = (topic?: string): Arrival =>
  arrival(
    { chatKind: 'direct', chatName: '系统通知' },
    {
      senderId: systemNoticesId,
      text: printSystemNotice({
        text: '评审 15 分钟后开始',
        ...(topic !== undefined && { parameters: [{ key: 'topic', value: topic }] }),
      }),
    },
  );

test('a notice of the office is told as loudly as the person chose for its kind, and no other kind with it', () => {
  const told = (topic: string | undefined, change: Partial<typeof usual>) =>
    messageNotice(noticeOf(topic), { ...away, settings: { ...usual, ...change } });
  const loud = { hasSound: true, tip: 'contents' };
  expect(told('schedule.reminder', {})).toEqual(loud);
  expect(told('schedule.reminder', { noticeReminders: 'count' })).toEqual(noNotice);
  expect(told('schedule.invited', { noticeReminders: 'count' })).toEqual(loud);
  expect(told('schedule.invited', { noticeSchedule: 'silent' })).toEqual({
    hasSound: false,
    tip: 'contents',
  });
  expect(told('disk.shared', { noticeDisk: 'count' })).toEqual(noNotice);
  // What nobody has named yet, and what an older office says without a topic, is everything else.
  expect(told('suggestion.answered', { noticeOthers: 'count' })).toEqual(noNotice);
  expect(told(undefined, { noticeOthers: 'count' })).toEqual(noNotice);
});

test('quiet hours are quiet while they last, but for what is urgent', () => {
  const settings = { ...usual, quietHours: true };
  const at = (hour: number) => ({ ...away, settings, now: new Date(2026, 4, 6, hour, 0).getTime() });
  expect(messageNotice(arrival(), at(23))).toEqual(noNotice);
  expect(messageNotice(arrival(), at(12))).toEqual({ hasSound: true, tip: 'contents' });
  expect(messageNotice(noticeOf('office.disk'), at(3)).tip).toBe('contents');
});

test('only what is urgent is told while nobody wants to be disturbed; a tip that is off stays off', () => {
  const quiet = { ...usual, doNotDisturb: true };
  const told = (topic: string, settings: typeof usual) =>
    messageNotice(noticeOf(topic), { ...away, settings });
  expect(told('schedule.reminder', quiet)).toEqual(noNotice);
  expect(told('schedule.reminder', { ...quiet, noticeReminders: 'urgent' }).tip).toBe('contents');
  expect(told('office.disk', quiet).tip).toBe('contents');
  expect(told('office.disk', { ...quiet, noticeOffice: 'sound' })).toEqual(noNotice);
  expect(told('office.disk', { ...quiet, messageTip: false })).toEqual({ hasSound: true, tip: 'none' });
});
