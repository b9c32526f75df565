// The shapes of everything the command line prints with `--json`, as schemas: for `tangram schema` and for the tests.
import * as z from 'zod/mini';
import { eventNames } from '../watch/event-rows.ts';
import { contactShapes } from './contact-schemas.ts';

const id = z.string().check(z.regex(/^\d+$/));
const chatId = z.string().check(z.regex(/^\d{5,}$/));
const text = z.string();
const time = z.nullable(z.iso.datetime({ offset: true }));
const flag = z.boolean();
const count = z.number().check(z.int(), z.nonnegative());

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
});

const person = z.strictObject({
  id: text,
  loginName: text,
  name: text,
  title: text,
  departmentId: text,
  departmentName: text,
  departmentPath: text,
  phone: text,
  email: text,
  removed: flag,
});

const account = z.strictObject({
  profile: text,
  variant: text,
  server: z.nullable(text),
  id: text,
  loginName: text,
  name: text,
  departmentName: text,
  phone: text,
  email: text,
  roles: z.array(text),
});

const setting = z.strictObject({ key: text, value: z.nullable(text), origin: z.nullable(text) });
const check = z.strictObject({
  name: text,
  state: z.enum(['ok', 'warning', 'failed', 'skipped']),
  title: text,
  detail: text,
  fix: text,
});
const loggedError = z.strictObject({ time, user: text, page: text, type: text, message: text, agent: text });

/** Error object on standard error. */
const error = z.object({
  type: z.enum(['refused', 'usage', 'auth', 'network', 'bug', 'limit', 'cancelled']),
  code: text,
  subtype: z.optional(text),
  message: text,
  hint: text,
  exitCode: count,
  param: z.optional(text),
  valid: z.optional(z.array(text)),
  suggestion: z.optional(text),
  candidates: z.optional(z.array(z.strictObject({ id: text, name: text, detail: text }))),
  problems: z.optional(z.array(text)),
  retryAfter: z.optional(z.number()),
  clientId: z.optional(text),
  queued: z.optional(flag),
  stack: z.optional(text),
});

const lockShape = z.strictObject({
  profile: text,
  locked: flag,
  way: z.enum(['none', 'own', 'account']),
  since: z.nullable(count),
});
const group = z.strictObject({
  id: text,
  chatId,
  name: text,
  role: z.enum(['owner', 'administrator', 'member']),
  ownerId: text,
  memberCount: count,
  onlineCount: count,
  introduction: text,
  notice: text,
  invitation: flag,
  review: flag,
  push: flag,
  requests: count,
});
const member = z.strictObject({
  id: text,
  loginName: text,
  name: text,
  role: z.enum(['owner', 'administrator', 'member']),
  departmentName: text,
});
const outcome = z.strictObject({
  target: text,
  personId: z.nullable(text),
  outcome: z.enum(['joined', 'requested', 'already', 'unknown', 'removed', 'refused', 'absent', 'failed']),
  error: z.nullable(text),
});
const ended = z.strictObject({
  id: text,
  chatId,
  name: text,
  act: z.enum(['leave', 'dissolve', 'transfer']),
});
const joinRequest = z.strictObject({
  id: text,
  personId: text,
  name: text,
  departmentName: text,
  inviterId: text,
  inviterName: text,
  time,
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
  error: z.nullable(text),
});
const waiting = z.strictObject({
  id: text,
  type: text,
  chatId,
  chatName: text,
  created: time,
  state: z.enum(['queued', 'sending', 'failed']),
  error: z.nullable(text),
  text,
});
const anything = z.unknown();

/** What each command prints, by its words; `error` is what any command prints on standard error. */
export const shapes = {
  'chat list': z.array(chat),
  'chat show': chat,
  'chat read': z.array(message),
  'chat send': message,
  'chat flash': z.strictObject({ mid: id, chatId, text, seconds: count }),
  'chat search': z.array(message),
  'chat watch': event,
  'group watch': event,
  'contacts watch': event,
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
  'outbox retry': z.array(waiting),
  'outbox drop': z.array(waiting),
  'chat withdraw': z.array(acted),
  'chat delete': z.array(acted),
  'chat draft': z.strictObject({ chatId, chatName: text, draft: text }),
  'group list': z.array(group),
  'group show': group,
  'group members': z.array(member),
  'group create': group,
  'group permission': z.strictObject({ mayCreate: flag }),
  'group add': z.array(outcome),
  'group remove': z.array(outcome),
  'group rename': group,
  'group notice': group,
  'group intro': group,
  'group avatar': group,
  'group admins': group,
  'group set': group,
  'group requests': z.array(joinRequest),
  'group transfer': ended,
  'group leave': ended,
  'group dissolve': ended,
  'chat files': z.array(chatFile),
  'chat download': chatFile,
  'contacts search': z.array(person),
  'contacts show': person,
  'contacts me': person,
  'contacts online': z.array(person),
  ...contactShapes,
  'account password': z.strictObject({ profile: text, changed: flag }),
  'account devices': z.array(
    z.strictObject({ id: text, device: text, created: time, used: time, expires: time, current: flag }),
  ),
  'account revoke': z.strictObject({ id: text, revoked: flag }),
  login: account,
  logout: z.strictObject({ profile: text, signedOut: flag }),
  lock: lockShape,
  unlock: lockShape,
  whoami: account,
  status: z.strictObject({
    profile: text,
    server: z.nullable(text),
    user: z.nullable(text),
    reachable: flag,
    unread: count,
    mutedUnread: count,
    mentioned: count,
    unreadChats: count,
    queued: count,
    failed: count,
    messages: count,
    complete: flag,
  }),
  'server start': z.strictObject({
    ready: flag,
    url: text,
    accounts: z.array(z.strictObject({ loginname: text, password: text, name: text, role: text })),
    fingerprint: z.nullable(text),
  }),
  'server user': z.strictObject({ personId: text, loginName: text, code: text, expires: time }),
  'server status': z.strictObject({
    url: text,
    reachable: flag,
    officeName: z.nullable(text),
    milliseconds: count,
  }),
  'config list': z.array(setting),
  'config get': setting,
  'config set': setting,
  'config unset': setting,
  'config use': z.strictObject({
    profile: text,
    server: z.nullable(text),
    variant: z.nullable(text),
    user: z.nullable(text),
  }),
  'config path': z.strictObject({
    config: text,
    project: z.nullable(text),
    data: text,
    state: text,
    cache: text,
  }),
  'variant list': z.array(
    z.strictObject({
      name: text,
      productName: text,
      server: z.nullable(text),
      navigation: text,
      inUse: flag,
    }),
  ),
  'variant show': z.strictObject({
    name: text,
    brand: anything,
    server: z.nullable(text),
    addresses: z.record(text, text),
    chatPathSuffix: text,
    allowedHosts: z.array(text),
    features: z.record(text, flag),
    navigation: text,
    passwordPolicy: text,
    loginCipher: anything,
    messageCipher: anything,
    debugPage: flag,
    constants: z.record(text, anything),
  }),
  'variant use': z.strictObject({ profile: text, variant: text }),
  'variant diff': z.array(z.strictObject({ path: text, left: anything, right: anything })),
  'cache sync': z.strictObject({ messages: count, complete: flag }),
  'cache stat': z.strictObject({
    path: text,
    messages: count,
    chats: count,
    bytes: count,
    cursor: count,
    complete: flag,
    folder: text,
    cached: z.array(z.strictObject({ folder: text, files: count, bytes: count })),
  }),
  'cache clear': z.strictObject({ files: count, bytes: count }),
  doctor: z.strictObject({ ok: flag, checks: z.array(check), errors: z.array(loggedError) }),
  tui: z.strictObject({}),
  api: z.array(z.strictObject({ method: text, call: text, name: text, token: flag, file: flag })),
  open: z.strictObject({ url: text, opened: flag }),
  completion: z.strictObject({ shell: text, script: text }),
  complete: z.strictObject({}),
  version: z.strictObject({ version: text, node: text, platform: text }),
  help: z.strictObject({ topic: text, text }),
  error,
} as const;

/** Words of a command that has a schema. */
export type SchemaName = keyof typeof shapes;
/** All of them. */
export const schemaNames = Object.keys(shapes) as SchemaName[];

/** The JSON Schema of what a command prints. */
export function jsonSchemaOf(name: SchemaName): object {
  return z.toJSONSchema(shapes[name]);
}
