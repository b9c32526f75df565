// The door of the to-do feed.
export type { TodoItem, TodoQuery, TodoSource } from './todo-api.ts';
