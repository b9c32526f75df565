// The door of the to-do feed.
export type { TodoChanges, TodoItem, TodoQuery, TodoSource } from './todo-api.ts';
