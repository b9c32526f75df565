// The to-do feed as a feature of the SDK.
import type { Feature } from '../feature.ts';
import { noChanges } from '../base/news-count.ts';
import type { TodoApi } from './todo-api.ts';

/** What waits for a person, from every source. */
export const todoFeature: Feature<'todo', TodoApi> = {
  name: 'todo',
  capability: 'workbench',
  shape: {
    counts: 'feed',
    changes: 'feed',
    list: 'call',
    count: 'call',
    read: 'call',
    putOff: 'call',
    tick: 'call',
    systems: 'call',
    addSystem: 'call',
    removeSystem: 'call',
  },
  finds: 'workbench.todo.title',
  idle: { counts: { todo: 0, toRead: 0 }, changes: noChanges },
  things: { todo: () => '/main/todo' },
  opens: 'whenUsed',
  // Whatever is told may have put an item in or settled one.
  topics: [''],
  load: () => import('./service.ts'),
};
