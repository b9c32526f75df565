// The to-do feed of one signed-in person: asked for, and asked for again when anything was told.
import { feedOf } from '../base/feed.ts';
import { LiveValue } from '../base/live-value.ts';
import { openChanges } from '../base/news-count.ts';
import { Reloading } from '../base/reloading.ts';
import type { TodoCounts } from '../contract/todo.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { TodoApi } from './todo-api.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/todo.ts')).todo;

/** Opens the feed of a person. */
export function open(ground: PersonGround): OpenFeature<TodoApi> {
  const calls = ground.client(contract);
  const counts = new LiveValue<TodoCounts>({ todo: 0, toRead: 0 });
  const changes = openChanges();
  const counted = (next: TodoCounts): TodoCounts => {
    const known = counts.get();
    if (known.todo !== next.todo || known.toRead !== next.toRead) counts.set(next);
    return next;
  };
  const counting = new Reloading(async () => {
    counted(await calls.countTodo({}, { retry: true }));
  });
  const recount = (): void => {
    counting.wish().catch(ground.reportUnlessOffline);
  };
  if (ground.longLived && ground.isOnline()) recount();
  const clientId = (): string => ground.host.random.uuid();

  return {
    api: {
      counts: feedOf(counts),
      changes: changes.feed,
      async list({ tab, ...query }, options) {
        const asked = { ...query, done: tab === 'done', ...(tab !== 'done' && { toRead: tab === 'read' }) };
        const page = await calls.listTodo(asked, { ...options, retry: true });
        counted(page.counts);
        return page;
      },
      count: async (options) => counted(await calls.countTodo({}, { ...options, retry: true })),
      async read(ids, options) {
        return counted(await calls.readNotices({ ids: ids.join(',') }, options));
      },
      async putOff(ids, time, options) {
        return counted(
          await calls.putOffTodo({ ids: [...ids], time: time ?? null, clientId: clientId() }, options),
        );
      },
      async tick(ids, options) {
        const outcome = await calls.tickTodo({ ids: [...ids], clientId: clientId() }, options);
        counted(outcome.counts);
        return { done: outcome.done, refused: outcome.refused };
      },
      systems: (options) => calls.listOutsideSystems({}, { ...options, retry: true }),
      addSystem: (system, options) => calls.addOutsideSystem({ ...system, clientId: clientId() }, options),
      removeSystem: async (id, options) => void (await calls.removeOutsideSystem({ id }, options)),
    },
    hears: {
      online() {
        recount();
        changes.tell();
      },
      news({ reference }) {
        recount();
        changes.tell(reference);
      },
      begunAnew() {
        recount();
        changes.tell();
      },
    },
  };
}
