// Proves how to-do items are grouped and where they lead.
import { expect, test } from 'vitest';
import { dueCounts, dueKey, groupTodos } from '#sdk/todo/rules/group-todos.ts';
import { todoPlace } from '#sdk/navigation/todo-place.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';

const now = new Date(2026, 10, 24, 10, 42).getTime();
const hour = 3_600_000;
let made = 0;
const item = (more: Partial<TodoItem>): TodoItem => ({
  id: String((made += 1)),
  source: 'approval',
  title: { zh: '', en: '' },
  reference: 'approval:1',
  urgency: 'ordinary',
  createdTime: now - made,
  toRead: false,
  outcome: '',
  ...more,
});

test('what is late stands first, what was put off last, and a group without items is not there', () => {
  const items = [
    item({ id: 'later', dueTime: now + 400 * hour }),
    item({ id: 'today', dueTime: now + 2 * hour }),
    item({ id: 'late', dueTime: now - hour }),
    item({ id: 'off', dueTime: now - hour, laterTime: now + hour }),
    item({ id: 'week', dueTime: now + 50 * hour }),
    item({ id: 'earlier today', dueTime: now + hour }),
  ];
  expect(groupTodos(items, 'due', now).map(({ key, items: of }) => [key, of.map(({ id }) => id)])).toEqual([
    ['overdue', ['late']],
    ['today', ['earlier today', 'today']],
    ['week', ['week']],
    ['later', ['later']],
    ['putOff', ['off']],
  ]);
  expect(dueCounts(items, now)).toEqual({ today: 2, overdue: 1 });
});

test('a day ends at midnight of this device', () => {
  const midnight = new Date(2026, 10, 25).getTime();
  expect(dueKey({ dueTime: midnight - 1 }, now)).toBe('today');
  expect(dueKey({ dueTime: midnight }, now)).toBe('week');
});

test('sources stand in their order, outside systems behind them', () => {
  const sources = ['outside:2', 'announcement', 'approval', 'task'].map((source) => item({ source }));
  expect(groupTodos(sources, 'source', now).map(({ key }) => key)).toEqual([
    'approval',
    'task',
    'announcement',
    'outside:2',
  ]);
});

test('an item leads to its place; one from outside to its page', () => {
  expect(todoPlace({ reference: 'approval:7' })).toEqual({ route: '/main/approval/7' });
  expect(todoPlace({ reference: 'approval:7#informed' })).toEqual({ route: '/main/approval/7' });
  expect(todoPlace({ reference: 'todo:7', link: 'https://x.example/' })).toEqual({
    link: 'https://x.example/',
  });
  expect(todoPlace({ reference: 'nothing:7' })).toBeUndefined();
});
