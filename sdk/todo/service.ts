// The to-do feed of one signed-in person: asked for once, then told item by item; where the office tells none, asked for again.
import type { CallOptions } from '../base/api-shape.ts';
import { feedOf } from '../base/feed.ts';
import { LiveValue } from '../base/live-value.ts';
import { noChanges } from '../base/news-count.ts';
import { Reloading } from '../base/reloading.ts';
import { officeOffers } from '../chat/index.ts';
import type { TodoCounts } from '../contract/todo.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { KeptAnswers, type Seen } from '../base/kept-answers.ts';
import { fits } from './rules/fitting-items.ts';
import type { TodoApi, TodoChanges, TodoItem, TodoPage, TodoQuery } from './todo-api.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/todo.ts')).todo;

/** Sources whose things the one search shows among their own: nothing stands in it twice. */
const foundElsewhere = ['approval', 'task', 'schedule', 'announcement'];

/** Opens the feed of a person. */
export function open(ground: PersonGround): OpenFeature<TodoApi> {
  const calls = ground.client(contract);
  const counts = new LiveValue<TodoCounts>({ todo: 0, toRead: 0 });
  const changes = new LiveValue<TodoChanges>(noChanges);
  const kept = new KeptAnswers(ground.store, 'todoPage', () => ground.host.clock.now());
  /** How often the office has said by itself how many there are. */
  let told = 0;
  const showCounts = (next: TodoCounts): void => {
    const known = counts.get();
    if (known.todo !== next.todo || known.toRead !== next.toRead) counts.set(next);
  };
  /** Shows the counts of an answer, unless it may be older than what was told while it was on its way. */
  const counted = async <Answer>(
    answering: Promise<Answer>,
    countsOf: (answer: Answer) => TodoCounts,
  ): Promise<Answer> => {
    const before = told;
    const answer = await answering;
    if (told === before) showCounts(countsOf(answer));
    else recount();
    return answer;
  };
  const same = (answer: TodoCounts): TodoCounts => answer;
  const counting = new Reloading(
    async () => void (await counted(calls.countTodo({}, { retry: true }), same)),
  );
  const recount = (): void => {
    counting.wish().catch(ground.reportUnlessOffline);
  };
  const tell = (reference = '', item?: TodoItem): void =>
    changes.set({ count: changes.get().count + 1, reference, item });
  const askAnew = (reference?: string): void => {
    recount();
    tell(reference);
  };
  const tellsItems = (): boolean => officeOffers(ground.office().config, 'todoItems') === true;
  function page({ tab, ...query }: TodoQuery, options?: CallOptions): Promise<TodoPage & Seen> {
    const asked = { ...query, done: tab === 'done', ...(tab !== 'done' && { toRead: tab === 'read' }) };
    const { source, urgency, sought, before } = query;
    const isNarrow = source !== undefined || urgency !== undefined || (sought ?? '').trim() !== '';
    const narrow = (whole: TodoPage) => ({
      ...whole,
      items: whole.items.filter((item) => fits(item, query)),
    });
    return kept.page(tab, () => calls.listTodo(asked, { ...options, retry: true }), {
      isBeginning: before === undefined,
      narrow: isNarrow ? narrow : undefined,
    });
  }
  if (ground.longLived && ground.isOnline()) recount();
  const clientId = (): string => ground.host.random.uuid();

  return {
    api: {
      counts: feedOf(counts),
      changes: feedOf(changes),
      list: (query, options) => counted(page(query, options), ({ counts: told }) => told),
      count: (options) => counted(calls.countTodo({}, { ...options, retry: true }), same),
      read: (ids, options) => counted(calls.readNotices({ ids: ids.join(',') }, options), same),
      putOff: (ids, time, options) =>
        counted(calls.putOffTodo({ ids: [...ids], time: time ?? null, clientId: clientId() }, options), same),
      async tick(ids, options) {
        const ticking = calls.tickTodo({ ids: [...ids], clientId: clientId() }, options);
        const { done, refused } = await counted(ticking, (outcome) => outcome.counts);
        return { done, refused };
      },
      systems: (options) => calls.listOutsideSystems({}, { ...options, retry: true }),
      addSystem: (system, options) => calls.addOutsideSystem({ ...system, clientId: clientId() }, options),
      removeSystem: async (id, options) => void (await calls.removeOutsideSystem({ id }, options)),
    },
    async finds(query, { limit, signal }) {
      const page = await calls.listTodo({ sought: query, limit: 200, done: false }, { signal, retry: true });
      const language = ground.settings().language === 'en' ? 'en' : 'zh';
      return page.items
        .filter(({ source }) => !foundElsewhere.includes(source))
        .slice(0, limit)
        .map(({ id, title, createdTime }, index) => ({
          reference: `todo:${id}`,
          title: title[language] || title.zh,
          excerpt: '',
          time: createdTime,
          score: limit - index,
          path: '/main/todo',
        }));
    },
    hears: {
      online: () => askAnew(),
      news({ reference, todo }) {
        if (todo === undefined) {
          if (!tellsItems()) askAnew(reference);
          return;
        }
        told += 1;
        showCounts(todo.counts);
        tell(reference, todo.item);
      },
      begunAnew: () => askAnew(),
    },
  };
}
