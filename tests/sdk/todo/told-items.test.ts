// Proves that a list that is told of items shows what the office would answer, and asks wherever it cannot know.
import { expect, test, vi } from 'vitest';
import type { PersonGround } from '#sdk/feature.ts';
import { withTold, type ShownTodos } from '#sdk/todo/rules/told-items.ts';
import { open } from '#sdk/todo/service.ts';
import type { TodoChanges, TodoItem } from '#sdk/todo/todo-api.ts';

const item = (id: number, more: Partial<TodoItem> = {}): TodoItem => ({
  ...{ id: String(id), source: 'task', title: { zh: '', en: '' }, reference: `event:${id}` },
  ...{ urgency: 'ordinary', createdTime: id, toRead: false, outcome: '', ...more },
});
const shown: ShownTodos = {
  items: [item(9), item(7), item(5, { source: 'approval' })],
  sources: [
    { source: 'task', count: 2 },
    { source: 'approval', count: 1 },
  ],
  more: false,
};
const after = (told: TodoItem[], more: Partial<ShownTodos> = {}, tab: 'todo' | 'done' | 'read' = 'todo') => {
  const next = withTold({ ...shown, ...more }, told, { tab });
  return (
    next && [
      next.items.map(({ id }) => id).join(),
      next.sources.map(({ source, count }) => `${source} ${count}`),
    ]
  );
};

test('what comes stands in its place, what is settled goes, each is counted once however often it is told', () => {
  const settled = item(7, { doneTime: 1, outcome: 'completed' });
  expect(after([item(10, { source: 'approval' })])).toEqual(['10,9,7,5', ['approval 2', 'task 2']]);
  expect(after([item(8), item(8), item(8, { laterTime: 5 })])).toEqual(['9,8,7,5', ['task 3', 'approval 1']]);
  expect(after([settled, settled])).toEqual(['9,5', ['task 1', 'approval 1']]);
  expect(after([item(5, { source: 'approval', doneTime: 1 })])).toEqual(['9,7', ['task 2']]);
  expect(after([item(11, { toRead: true })])).toEqual(['9,7,5', ['task 2', 'approval 1']]);
  expect(after([settled], { items: [item(3, { doneTime: 1 })] }, 'done')?.[0]).toBe('7,3');
  expect(after([item(8, { doneTime: 1, outcome: 'replaced' })], {}, 'done')?.[0]).toBe('9,7,5');
});

test('what may stand among items that were not brought, what is sought, and a source without a name are asked for', () => {
  expect(after([item(4, { doneTime: 1 })], { more: true })).toBeUndefined();
  expect(after([item(4, { doneTime: 1 })])?.[0]).toBe('9,7,5');
  expect(after([item(9, { doneTime: 1 })], { more: true, items: [item(9)] })).toBeUndefined();
  expect(after([item(10, { source: 'outside:3' })])).toBeUndefined();
  expect(withTold(shown, [item(10)], { tab: 'todo', sought: 'x' })).toBeUndefined();
  expect(withTold(shown, [item(10)], { tab: 'todo', source: 'approval' })).toBeUndefined();
});

test('an office that tells no items is asked after every news, one that does is asked for nothing', async () => {
  const told = { item: item(3), counts: { todo: 4, toRead: 1 } };
  const heardAt = async (extensions: readonly string[], questions: number) => {
    const first = Promise.withResolvers<{ todo: number; toRead: number }>();
    const countTodo = vi.fn(async () => told.counts).mockReturnValueOnce(first.promise);
    const { api, hears } = open({
      client: () => ({ countTodo }),
      office: () => ({
        config: { state: (listener: (state: object) => void) => (listener({ extensions }), () => undefined) },
      }),
      store: {},
      reportUnlessOffline: expect.fail,
    } as unknown as PersonGround);
    const counts: number[] = [];
    const changes: TodoChanges[] = [];
    api.counts(({ todo }) => counts.push(todo));
    api.changes((change) => changes.push(change));
    for (const todo of [undefined, told])
      await hears?.news?.({ topic: 'approval.waiting', reference: 'approval:1', time: 1, todo });
    first.resolve({ todo: 8, toRead: 0 });
    await api.count();
    await expect.poll(() => countTodo.mock.calls.length).toBe(questions);
    return [counts, changes.map((change) => change.item?.id)];
  };
  // The question of this test itself is the only one.
  expect(await heardAt(['todoItems'], 1)).toEqual([
    [0, 4, 8],
    [undefined, '3'],
  ]);
  // What was told while a question was on its way is newer than its answer, which is asked for once more.
  expect(await heardAt([], 3)).toEqual([
    [0, 4],
    [undefined, undefined, '3'],
  ]);
});
