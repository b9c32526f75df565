// Proves what events change, and that doing them twice changes nothing more.
import { expect, test } from 'vitest';
import {
  chatAfterChange,
  chatAfterMessage,
  chatAfterOwnRead,
  chatAfterPeerRead,
  mentionsPerson,
  needsRow,
  provisionalChat,
} from '#sdk/chat/rules/apply-event.ts';
import type { Message } from '#sdk/contract/entities.ts';

const message = (mid: number, ordinal: number, senderId: string, more: Partial<Message> = {}): Message => ({
  mid,
  chatId: '00007',
  kind: 'text',
  text: `text ${mid}`,
  senderId,
  senderName: senderId,
  avatar: '',
  peerId: 'me',
  time: mid,
  ordinal,
  bySystem: false,
  ...more,
});

test('messages of others add to unread by position; the same one again changes nothing', () => {
  const fresh = provisionalChat(message(10, 5, 'a'), 'me');
  const once = chatAfterMessage(fresh, message(10, 5, 'a'), 'me');
  expect(once).toMatchObject({ unread: 1, lastMid: 10, lastText: 'text 10' });
  expect(chatAfterMessage(once, message(10, 5, 'a'), 'me')).toBe(once);
  expect(chatAfterMessage(once, message(14, 9, 'a'), 'me')).toMatchObject({ unread: 5 });
});

test('an own message moves the own cursor: who answers has read', () => {
  const chat = chatAfterMessage(provisionalChat(message(10, 5, 'a'), 'me'), message(10, 5, 'a'), 'me');
  expect(chatAfterMessage(chat, message(11, 6, 'me'), 'me')).toMatchObject({
    unread: 0,
    readMid: 11,
    readOrdinal: 6,
  });
});

test('reading goes forward only and takes the mark and the mention along', () => {
  const chat = {
    ...provisionalChat(message(10, 5, 'a'), 'me'),
    lastMid: 12,
    lastOrdinal: 7,
    readMid: 10,
    readOrdinal: 5,
    unread: 2,
    markedUnread: true,
    mentioned: true,
  };
  expect(chatAfterOwnRead(chat, 12, 7, false)).toMatchObject({
    unread: 0,
    markedUnread: false,
    mentioned: false,
  });
  expect(chatAfterOwnRead(chat, 11, 6, true)).toMatchObject({ unread: 1, mentioned: true });
  expect(chatAfterOwnRead(chat, 9, 4, false)).toBe(chat);
  expect(chatAfterPeerRead({ ...chat, peerReadMid: 8 }, 6).peerReadMid).toBe(8);
});

test('mentions are by id or of all, never by oneself', () => {
  expect(mentionsPerson({ mentions: ['me'], senderId: 'a' }, 'me')).toBe(true);
  expect(mentionsPerson({ mentions: ['all'], senderId: 'a' }, 'me')).toBe(true);
  expect(mentionsPerson({ mentions: ['all'], senderId: 'me' }, 'me')).toBe(false);
  expect(mentionsPerson({ senderId: 'a' }, 'me')).toBe(false);
});

test('absolute changes replace what they name and leave the rest', () => {
  const chat = provisionalChat(message(1, 1, 'a'), 'me');
  expect(chatAfterChange(chat, { pinned: true, muted: undefined })).toEqual({ ...chat, pinned: true });
});

test('an unknown chat is named after the peer, never after oneself', () => {
  expect(provisionalChat(message(3, 3, 'a'), 'me')).toMatchObject({ kind: 'direct', peerId: 'a', name: 'a' });
  expect(provisionalChat(message(3, 3, 'me', { peerId: 'b' }), 'me')).toMatchObject({
    peerId: 'b',
    name: '',
  });
  expect(provisionalChat(message(3, 3, 'a', { groupId: '5' }), 'me')).toMatchObject({
    kind: 'group',
    groupId: '5',
  });
});

test('an act that is older than the row cannot take unread back', () => {
  const chat = { ...provisionalChat(message(10, 5, 'a'), 'me'), lastOrdinal: 9, readOrdinal: 4 };
  expect(chatAfterChange(chat, { unread: 2, markedUnread: false })).toMatchObject({ unread: 5 });
});

test('a message that the row already counts still says whom it mentions', () => {
  const chat = { ...provisionalChat(message(10, 5, 'a'), 'me'), lastMid: 20, readMid: 8 };
  const mentioning = message(10, 5, 'a', { mentions: ['me'] });
  expect(chatAfterMessage(chat, mentioning, 'me')).toMatchObject({ mentioned: true, lastMid: 20 });
  expect(chatAfterMessage({ ...chat, readMid: 10 }, mentioning, 'me')).toMatchObject({ mentioned: false });
});

test('an own message that comes late still moves the own cursor, and one of the peer theirs', () => {
  const chat = {
    ...provisionalChat(message(10, 5, 'a'), 'me'),
    lastMid: 20,
    lastOrdinal: 9,
    readMid: 8,
    readOrdinal: 4,
    mentioned: true,
  };
  expect(chatAfterMessage(chat, message(12, 7, 'me'), 'me', () => false)).toMatchObject({
    readMid: 12,
    unread: 2,
    lastMid: 20,
    mentioned: false,
  });
  expect(chatAfterMessage(chat, message(12, 7, 'me'), 'me', () => true).mentioned).toBe(true);
  expect(chatAfterMessage(chat, message(12, 7, 'a'), 'me')).toMatchObject({ peerReadMid: 12, lastMid: 20 });
});

test('a notice mentions nobody, and an own act has been read', () => {
  const about = { mentions: ['me'], senderId: 'a', bySystem: true };
  expect(mentionsPerson(about, 'me')).toBe(false);
  const chat = chatAfterMessage(provisionalChat(message(10, 5, 'a'), 'me'), message(10, 5, 'a'), 'me');
  const renamed = message(11, 6, 'me', { bySystem: true, systemKey: 'updatename', groupId: '7' });
  expect(chatAfterMessage(chat, renamed, 'me')).toMatchObject({ unread: 0, readMid: 11 });
});

test('a message in a chat that was closed asks for its row, but for what closed it', () => {
  const group = {
    ...provisionalChat(message(10, 5, 'a', { groupId: '7' }), 'me'),
    lastMid: 10,
    enabled: false,
  };
  const next = (more: Partial<Message>): Message => message(11, 6, 'a', { groupId: '7', ...more });
  expect(needsRow(undefined, next({}))).toBe(true);
  expect(needsRow(group, next({ bySystem: true, systemKey: 'join' }))).toBe(true);
  expect(needsRow(group, next({ bySystem: true, systemKey: 'delgroup' }))).toBe(false);
  expect(needsRow({ ...group, enabled: true }, next({}))).toBe(false);
  expect(needsRow({ ...group, lastMid: 12 }, next({}))).toBe(false);
});
