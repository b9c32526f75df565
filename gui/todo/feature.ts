// The to-do feed in the window: its place and its count.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const todoGui: GuiFeature = {
  name: 'todo',
  routes: [{ path: '/main/todo', load: async () => (await import('./TodoPage.tsx')).TodoPage, wide: true }],
  badges: { todo: (office) => (listener) => office.todo.counts(({ todo }) => listener(todo)) },
  pictures: [{ name: 'todo', address: '/main/todo' }],
};
