// What the commands about chats, messages, files and the outbox print with `--json`, as schemas.
import * as z from 'zod/mini';
import { eventNames } from '../watch/event-rows.ts';
import { chatId, count, flag, id, text, time } from './schema-parts.ts';

const reactions = z.array(z.strictObject({ emoji: text, count, mine: flag }));

/** A message (protocol decision 25). */
const message = z.strictObject({
  mid: z.nullable(id),
  clientId: z.nullable(text),
  chatId,
  chatName: text,
  senderId: text,
  senderName: text,
  type: text,
  text,
  content: z.nullable(z.record(z.string(), z.unknown())),
  time,
  mine: flag,
  state: z.enum(['queued', 'sending', 'sent', 'failed']),
  forwardedFrom: z.nullable(text),
  edited: flag,
  reactions,
});

const chat = z.strictObject({
  id: chatId,
  name: text,
  kind: text,
  peerId: z.nullable(text),
  groupId: z.nullable(text),
  memberCount: count,
  unread: count,
  mentioned: flag,
  markedUnread: flag,
  pinned: flag,
  muted: flag,
  enabled: flag,
  lastMid: z.nullable(id),
  lastSenderName: text,
  lastText: text,
  lastTime: time,
  draft: text,
});

/** One line of a watch; which keys it has depends on its event. */
const event = z.strictObject({
  event: z.enum(eventNames),
  mid: z.optional(z.nullable(id)),
  clientId: z.optional(z.nullable(text)),
  chatId: z.optional(chatId),
  chatName: z.optional(text),
  senderId: z.optional(text),
  senderName: z.optional(text),
  type: z.optional(text),
  text: z.optional(text),
  content: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  time: z.optional(time),
  mine: z.optional(flag),
  state: z.optional(z.enum(['queued', 'sending', 'sent', 'failed'])),
  forwardedFrom: z.optional(z.nullable(text)),
  edited: z.optional(flag),
  reactions: z.optional(reactions),
  systemKey: z.optional(z.nullable(text)),
  operatorName: z.optional(z.nullable(text)),
  targetNames: z.optional(z.nullable(text)),
  mids: z.optional(z.array(id)),
  readMid: z.optional(id),
  personId: z.optional(z.nullable(text)),
  personName: z.optional(text),
  groupId: z.optional(z.nullable(text)),
  change: z.optional(text),
  chat: z.optional(chat),
  phase: z.optional(text),
  emoji: z.optional(text),
  count: z.optional(count),
});

const chatFile = z.strictObject({
  mid: id,
  kind: z.enum(['file', 'image', 'video', 'audio']),
  name: text,
  size: count,
  senderName: text,
  time,
  fileId: text,
  path: z.nullable(text),
});

const acted = z.strictObject({ mid: id, chatId, done: flag, error: z.nullable(text) });

const later = z.strictObject({
  id: text,
  type: z.enum(['message', 'reminder']),
  chatId,
  chatName: text,
  due: time,
  mid: z.nullable(id),
  text,
  file: z.nullable(z.strictObject({ kind: text, name: text, size: z.int() })),
  state: z.enum(['waiting', 'queued', 'sending', 'paused', 'failed']),
  error: z.nullable(text),
});

const waiting = z.strictObject({
  id: text,
  type: text,
  chatId,
  chatName: text,
  created: time,
  due: z.nullable(time),
  state: z.enum(['queued', 'sending', 'failed']),
  retriable: flag,
  error: z.nullable(text),
  text,
});

/** By the words of the command. */
export const chatShapes = {
  'chat list': z.array(chat),
  'chat show': chat,
  'chat read': z.array(message),
  'chat send': message,
  'chat flash': z.strictObject({ mid: id, chatId, text, seconds: count }),
  'chat search': z.array(message),
  'chat watch': event,
  'chat pin': chat,
  'chat unpin': chat,
  'chat mute': chat,
  'chat unmute': chat,
  'chat mark': chat,
  'chat remove': chat,
  'chat history': z.array(message),
  'chat forward': z.array(
    z.strictObject({
      target: z.nullable(text),
      chatId: z.nullable(chatId),
      mids: z.array(id),
      mid: z.nullable(id),
      done: flag,
      queued: flag,
      error: z.nullable(text),
      reason: z.nullable(text),
    }),
  ),
  'chat readers': z.array(z.strictObject({ id: text, name: text, read: flag })),
  'chat react': z.strictObject({ mid: id, chatId, emoji: text, count }),
  'chat reactions': z.array(z.strictObject({ id: text, name: text, emoji: text })),
  'chat edit': message,
  'chat versions': z.array(z.strictObject({ time, text })),
  'chat pin-message': message,
  'chat pinned': z.array(message),
  'chat export': z.strictObject({
    chatId,
    chatName: text,
    format: text,
    file: text,
    messages: count,
    bytes: count,
    files: count,
    missing: count,
  }),
  'chat scheduled': z.array(later),
  'chat remind': later,
  'outbox list': z.array(waiting),
  'outbox retry': z.array(z.extend(waiting, { state: z.enum(['queued', 'sending', 'failed', 'sent']) })),
  'outbox drop': z.array(waiting),
  'chat withdraw': z.array(acted),
  'chat delete': z.array(acted),
  'chat draft': z.strictObject({ chatId, chatName: text, draft: text }),
  'chat files': z.array(chatFile),
  'chat download': chatFile,
  'chat open': z.strictObject({ url: text, opened: flag }),
  'group watch': event,
  'contacts watch': event,
} as const;
