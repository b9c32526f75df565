// What is answered where it is listed reaches the thing itself; what is done, only to be read, or settled elsewhere is not.
import { expect, test } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { decisionOf } from '#sdk/todo/actions/decide-item.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';

function office() {
  const told: unknown[] = [];
  const hears =
    (name: string) =>
    async (...args: unknown[]) =>
      void told.push([name, ...args]);
  const parts = {
    approval: { act: hears('approval') },
    schedule: { act: hears('schedule'), tick: hears('tick') },
    announcements: { confirm: hears('announcement') },
  };
  return { told, parts: parts as unknown as OfficeApi };
}
const item = (change: Partial<TodoItem>): TodoItem =>
  ({ doneTime: null, toRead: false, ...change }) as TodoItem;

test('a request is approved, or refused with words', async () => {
  const { told, parts } = office();
  const decision = decisionOf(parts, item({ source: 'approval', reference: 'approval:7' }));
  expect([decision?.yes.asksForWords, decision?.no?.asksForWords]).toEqual([false, true]);
  await decision?.yes.give();
  await decision?.no?.give('缺发票');
  expect(told).toEqual([
    ['approval', '7', 'approve'],
    ['approval', '7', 'reject', { comment: '缺发票' }],
  ]);
});

test('an invitation is answered for the series, a task is done, an announcement confirmed', async () => {
  const { told, parts } = office();
  const invited = decisionOf(parts, item({ source: 'schedule', reference: 'event:3' }));
  await invited?.yes.give();
  await invited?.no?.give();
  const task = decisionOf(parts, item({ source: 'task', reference: 'event:4' }));
  expect(task?.no).toBeUndefined();
  await task?.yes.give();
  await decisionOf(parts, item({ source: 'announcement', reference: 'announcement:5' }))?.yes.give();
  expect(told).toEqual([
    ['schedule', { id: '3', act: 'respond', response: 'accepted' }],
    ['schedule', { id: '3', act: 'respond', response: 'declined' }],
    ['tick', { id: '4', isDone: true }],
    ['announcement', '5'],
  ]);
});

test.each([
  ['what is done', { source: 'approval', reference: 'approval:7', doneTime: 1 }],
  ['what is only to be read', { source: 'announcement', reference: 'announcement:7', toRead: true }],
  ['what an outside system settles', { source: 'outside:3', reference: 'todo:9' }],
  ['what has no name', { source: 'approval', reference: '' }],
])('%s has nothing to decide here', (_, change) =>
  expect(decisionOf(office().parts, item(change))).toBeUndefined(),
);
