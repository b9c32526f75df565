// A to-do item and how many there are, as calls answer them and the news of a change carries them.
import * as z from 'zod/mini';
import { record } from './record.ts';
import { count, id, text, time } from './scalars.ts';
import { who, words } from './work-parts.ts';

/** How much something presses. */
export const urgencies = ['ordinary', 'important', 'urgent'] as const;

/** One thing that waits, was done, or is to be read. */
export const todoItem = record({
  id: ['id', id],
  /** Which list it comes from: `approval`, `task`, `schedule`, `access`, `announcement`, `outside:3`. */
  source: ['source', text],
  title: ['title', words],
  reference: ['reference', text],
  from: ['from', z.nullish(who)],
  urgency: ['urgency', z.enum(urgencies)],
  createTime: ['createdTime', time],
  dueTime: ['dueTime', z.nullish(time)],
  toRead: ['toRead', z.boolean()],
  doneTime: ['doneTime', z.nullish(time)],
  outcome: ['outcome', text],
  /** Of items from outside: the page that settles it, and where the person put it off to. */
  link: ['link', z.optional(z.string())],
  laterTime: ['laterTime', z.nullish(time)],
});
/** An item in house names. */
export type TodoItem = z.output<typeof todoItem>;

/** How many wait, and how many are to be read. */
export const todoCounts = record({ todo: ['todo', count], read: ['toRead', count] });
/** Counts in house names. */
export type TodoCounts = z.output<typeof todoCounts>;

/** What has become of an item, and what waits since then: absolute, so that a replay changes nothing twice. */
export const todoNews = record({ item: ['item', todoItem], counts: ['counts', todoCounts] });
/** The same in house names. */
export type TodoNews = z.output<typeof todoNews>;
