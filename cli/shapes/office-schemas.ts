// What the commands about an office, this device and the program itself print with `--json`, as schemas.
import * as z from 'zod/mini';
import { account, department, unlocked } from './admin-schemas.ts';
import { chatId, count, flag, id, text, time } from './schema-parts.ts';

const check = z.strictObject({
  name: text,
  state: z.enum(['ok', 'warning', 'failed', 'skipped']),
  title: text,
  detail: text,
  fix: text,
});

const loggedError = z.strictObject({ time, user: text, page: text, type: text, message: text, agent: text });

/** A rule of retention, a hold, or what went of a chat. */
const retained = z.strictObject({
  id: z.nullable(text),
  what: z.enum(['rule', 'hold', 'removed']),
  scope: z.enum(['direct', 'group', 'chat', 'person']),
  target: z.nullable(text),
  name: text,
  days: z.nullable(count),
  kinds: z.nullable(z.array(text)),
  reason: z.nullable(text),
  since: z.nullable(text),
  messages: z.nullable(count),
  files: z.nullable(count),
  counts: z.nullable(z.record(z.string(), count)),
});

/** By the words of the command. */
export const officeShapes = {
  search: z.array(
    z.strictObject({
      group: text,
      reference: text,
      title: text,
      excerpt: text,
      time: z.nullable(text),
      path: text,
    }),
  ),
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
  'server init': z.strictObject({ officeId: text, loginName: text, code: text, expires: time, data: text }),
  'server start': z.strictObject({
    ready: flag,
    url: text,
    accounts: z.array(z.strictObject({ loginname: text, password: text, name: text, role: text })),
    fingerprint: z.nullable(text),
  }),
  'server audit': z.array(
    z.strictObject({
      id,
      time,
      act: text,
      personId: z.nullable(id),
      loginName: text,
      personName: text,
      chatId: z.nullable(chatId),
      chatName: z.nullable(text),
      mid: z.nullable(id),
      targetIds: z.array(id),
      targetNames: z.array(text),
      detail: z.nullable(text),
    }),
  ),
  'server user': z.union([z.array(account), account]),
  'server department': z.array(department),
  'server unlock': unlocked,
  'server retention': z.array(retained),
  'server person': z.union([
    z.strictObject({ path: text, tables: count, rows: count, files: count, bytes: count }),
    z.strictObject({
      loginName: text,
      erased: flag,
      gone: z.array(z.strictObject({ table: text, rows: count })),
    }),
  ]),
  'server status': z.union([
    z.strictObject({ url: text, reachable: flag, officeName: z.nullable(text), milliseconds: count }),
    z.strictObject({
      ...{ data: text, running: flag, url: z.nullable(text), pid: z.nullable(count), version: text },
      ...{ officeName: text, people: count, since: time, diskFree: count, diskTotal: count },
      ...{ lastBackup: time, licenceNotAfter: text, licenceDays: z.int(), problems: z.array(text) },
    }),
    z.strictObject({
      ...{ officeId: z.nullable(text), entries: count, bytes: count, copies: count },
      nodes: z.array(z.strictObject({ name: text, role: text, url: text, behind: count, version: text })),
    }),
  ]),
  'server unit': z.strictObject({ unit: text }),
  'server stop': z.strictObject({ data: text, url: text, pid: count, stopped: flag }),
  'server publish': z.strictObject({
    version: text,
    os: text,
    channel: text,
    subChannel: text,
    forced: flag,
    name: text,
    size: count,
    sha256: text,
  }),
  'server backup': z.strictObject({
    ...{ path: text, officeName: z.nullable(text), taken: time, messages: z.nullable(count) },
    ...{ sequence: z.nullable(count), files: z.nullable(count), bytes: z.nullable(count) },
    running: z.nullable(flag),
    damaged: z.array(
      z.strictObject({
        file: text,
        reason: text,
        name: z.nullable(text),
        person: z.nullable(text),
        chat: z.nullable(text),
      }),
    ),
  }),
  'server export': z.strictObject({
    ...{ path: text, officeName: text, taken: time, messages: count, files: count, bytes: count },
    contents: text,
  }),
  'server import': z.strictObject({
    ...{ data: text, path: text, officeName: text, taken: time, messages: count, contents: text },
  }),
  'server restore': z.strictObject({
    data: text,
    path: text,
    officeName: text,
    taken: time,
    messages: count,
    setAside: z.nullable(text),
  }),
  'server check': z.strictObject({
    ...{ data: text, ok: flag, disks: count, folders: count, files: count, versions: count },
    ...{ contents: count, bytes: count },
    problems: z.array(z.strictObject({ kind: text, thing: text, detail: text })),
  }),
  'server migrate': z.strictObject({
    data: text,
    from: count,
    to: count,
    migrated: flag,
    copy: z.nullable(text),
  }),
  'server logs': z.array(z.strictObject({ time, event: text, detail: text })),
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
  mcp: z.strictObject({}),
  api: z.array(z.strictObject({ method: text, call: text, name: text, token: flag, file: flag })),
  open: z.strictObject({ url: text, opened: flag }),
  completion: z.strictObject({ shell: text, script: text }),
  man: z.union([z.strictObject({ file: text, text }), z.strictObject({ folder: text, pages: count })]),
  complete: z.strictObject({}),
  version: z.strictObject({ version: text, node: text, platform: text }),
  help: z.strictObject({ topic: text, text }),
} as const;
