// What the SDK offers of the to-do feed: what waits from every source, what is to be read, what was done.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Changes } from '../base/news-count.ts';
import type { OutsideSystem, TodoCounts, TodoItem, TodoPage, TodoSource } from '../contract/todo.ts';
import type { Seen } from '../base/kept-answers.ts';
import type { Words } from '../contract/work-parts.ts';

export type { OutsideSystem, TodoCounts, TodoItem, TodoPage, TodoSource, Words };

/** Which items: a tab, and what narrows it down. `before` is the id of the last item of the page before. */
export type TodoQuery = {
  tab: 'todo' | 'done' | 'read';
  source?: string | undefined;
  urgency?: TodoItem['urgency'] | undefined;
  sought?: string | undefined;
  before?: string | undefined;
  /** 1 to 200; 30 when left out. */
  limit?: number | undefined;
};

/** What has happened last; `item` is the thing as it stands now, and undefined where it has to be asked for. */
export type TodoChanges = Changes & { readonly item?: TodoItem | undefined };

/** The feed of one person. Items are settled where they stand; here they are read, put off, and ticked off where they came from outside. */
export interface TodoApi {
  /** How many wait and how many are to be read; nothing while nobody is signed in. */
  counts: ValueFeed<TodoCounts>;
  /** Moves whenever an item came, went or was changed on any device. */
  changes: ValueFeed<TodoChanges>;
  /** A page, newest first; without a network the beginning of it as it was told last. Throws the network's errors. */
  list(query: TodoQuery, options?: CallOptions): Promise<TodoPage & Seen>;
  /** The counts as they are now, for those who hear no news. */
  count(options?: CallOptions): Promise<TodoCounts>;
  /** Things to read were read; at most 200, what is no thing to read stays as it is. */
  read(ids: readonly string[], options?: CallOptions): Promise<TodoCounts>;
  /** Puts items off until a time, epoch ms; without one they stand where they stood. */
  putOff(ids: readonly string[], time: number | undefined, options?: CallOptions): Promise<TodoCounts>;
  /** Ticks off what came from outside; answers which were done and which are settled elsewhere. */
  tick(ids: readonly string[], options?: CallOptions): Promise<{ done: string[]; refused: string[] }>;
  /** Systems that may put items in; for administrators. Throws `forbidden`. */
  systems(options?: CallOptions): Promise<readonly OutsideSystem[]>;
  /** Lets a system in: its token is told once. `origin` is the only place its links may lead to. */
  addSystem(
    system: { name: Words; origin: string },
    options?: CallOptions,
  ): Promise<{ system: OutsideSystem; token: string }>;
  /** Its token is over at once, and what it put in is gone from every list. */
  removeSystem(id: string, options?: CallOptions): Promise<void>;
}
