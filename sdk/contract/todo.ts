// The to-do feed: what waits for a person from every source, what is to be read, and how outside systems put items in.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { count, id, text, time } from './scalars.ts';
import { todoCounts, todoItem, urgencies } from './todo-item.ts';
import { asked, clientId, pageLimit, reads, shortText, sought, words, writes } from './work-parts.ts';

export type { TodoCounts, TodoItem } from './todo-item.ts';

/** A source with what waits from it; `name` is said for outside systems only. */
export const todoSource = record({
  source: ['source', text],
  name: ['name', z.optional(words)],
  count: ['count', count],
});
/** A source in house names. */
export type TodoSource = z.output<typeof todoSource>;

const page = record({
  rows: ['items', z.array(todoItem)],
  counts: ['counts', todoCounts],
  sources: ['sources', z.array(todoSource)],
  more: ['more', z.boolean()],
});
/** A page of the feed. */
export type TodoPage = z.output<typeof page>;

/** A system of somebody else that may put items in. */
export const outsideSystem = record({
  id: ['id', id],
  name: ['name', words],
  /** The only origin its links may lead to. */
  origin: ['origin', text],
  createTime: ['createdTime', time],
});
/** A system in house names. */
export type OutsideSystem = z.output<typeof outsideSystem>;

const thirdToken = z.optional(z.string().check(z.maxLength(256)));

/** The calls. */
export const todo = service('userCentre', {
  /** What waits, as the specification asks for it: everything at once, newest first, at most 200. */
  getTodo: {
    method: 'GET',
    path: '/system/notice/getTodo',
    token: true,
    input: record({ thirdToken: ['thirdToken', thirdToken] }),
    reply: page,
    spec: '§7',
  },
  /** These things to read were read. */
  readNotices: {
    method: 'GET',
    path: '/system/notice/read',
    token: true,
    input: record({
      noticeIds: ['ids', z.string().check(z.maxLength(8_000))],
      thirdToken: ['thirdToken', thirdToken],
    }),
    reply: todoCounts,
    spec: '§7',
  },
  /** A token that the approval pages of this organisation take (`?thirdToken=`); for nobody else. */
  getJnpfToken: {
    method: 'GET',
    path: '/getJnpfToken',
    token: true,
    input: record({}),
    reply: record({ token: ['token', z.string()], expires: ['expiresTime', time] }),
    spec: '§7',
  },
  /** A page of one tab, filtered. */
  listTodo: {
    ...reads,
    path: '/workbench/todo/list',
    input: record({
      done: ['done', asked],
      toRead: ['toRead', asked],
      source: ['source', z.optional(shortText(40))],
      urgency: ['urgency', z.optional(z.enum(urgencies))],
      keyWord: ['sought', sought],
      before: ['before', z.optional(id)],
      limit: ['limit', pageLimit],
    }),
    reply: page,
  },
  countTodo: { ...reads, path: '/workbench/todo/counts', input: record({}), reply: todoCounts },
  /** Puts items off: they stand apart until then, or come back at once with no time. */
  putOffTodo: {
    ...writes,
    path: '/workbench/todo/later',
    input: record({
      ids: ['ids', z.array(id).check(z.maxLength(200))],
      time: ['time', z.nullish(time)],
      cid: ['clientId', clientId],
    }),
    reply: todoCounts,
  },
  /** What came from outside is ticked off here; everything else is settled where it stands. */
  tickTodo: {
    ...writes,
    path: '/workbench/todo/done',
    input: record({ ids: ['ids', z.array(id).check(z.maxLength(200))], cid: ['clientId', clientId] }),
    reply: record({
      done: ['done', z.array(id)],
      refused: ['refused', z.array(id)],
      counts: ['counts', todoCounts],
    }),
  },
  /**
   * An outside system puts items in, with its own token instead of a person's. The same key is the same item, however
   * often it comes: it is changed. Answers how many items are there now, and which people nobody knows.
   */
  putOutsideTodo: {
    ...writes,
    token: false,
    path: '/workbench/todo/put',
    input: record({
      systemToken: ['systemToken', z.string().check(z.minLength(16), z.maxLength(128))],
      items: [
        'items',
        z
          .array(
            record({
              key: ['key', z.string().check(z.minLength(1), z.maxLength(100))],
              loginNames: ['loginNames', z.array(shortText(128)).check(z.minLength(1), z.maxLength(500))],
              title: ['title', record({ zh: ['zh', shortText(500)], en: ['en', shortText(500)] })],
              link: ['link', shortText(2_000)],
              urgency: ['urgency', z.optional(z.enum(urgencies))],
              dueTime: ['dueTime', z.optional(time)],
              toRead: ['toRead', z.optional(z.boolean())],
            }),
          )
          .check(z.minLength(1), z.maxLength(200)),
      ],
    }),
    reply: record({ put: ['put', z.int()], same: ['same', z.int()], unknown: ['unknown', z.array(text)] }),
  },
  /** The system says that items are settled, for everybody. */
  settleOutsideTodo: {
    ...writes,
    token: false,
    path: '/workbench/todo/settle',
    input: record({
      systemToken: ['systemToken', z.string().check(z.minLength(16), z.maxLength(128))],
      keys: ['keys', z.array(shortText(100)).check(z.minLength(1), z.maxLength(200))],
      outcome: ['outcome', z.optional(shortText(40))],
    }),
    reply: record({ settled: ['settled', z.int()] }),
  },
  listOutsideSystems: {
    ...reads,
    path: '/workbench/systems/list',
    input: record({}),
    reply: z.array(outsideSystem),
  },
  /** For administrators. The token is told once and kept as its hash. */
  addOutsideSystem: {
    ...writes,
    path: '/workbench/systems/add',
    input: record({ name: ['name', words], origin: ['origin', shortText(300)], cid: ['clientId', clientId] }),
    reply: record({ system: ['system', outsideSystem], token: ['token', z.string()] }),
  },
  removeOutsideSystem: {
    ...writes,
    path: '/workbench/systems/remove',
    input: record({ id: ['id', id] }),
    reply: z.unknown(),
  },
});
