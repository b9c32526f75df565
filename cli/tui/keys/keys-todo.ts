// The rows of the key table for the to-do list: its lists, answers where they can be given, putting off, the place of an item.
import type { KeyRow } from './key-row.ts';

/** Part of `keyTable`. */
export const todoRows = [
  { id: 'todoUp', keys: ['up', 'k'], place: 'todo', text: 'tui.key.up' },
  { id: 'todoDown', keys: ['down', 'j'], place: 'todo', text: 'tui.key.down' },
  { id: 'todoPageUp', keys: ['pageup'], place: 'todo', text: 'tui.key.pageUp' },
  { id: 'todoPageDown', keys: ['pagedown'], place: 'todo', text: 'tui.key.pageDown' },
  { id: 'todoTop', keys: ['g', 'home'], place: 'todo', text: 'tui.key.top' },
  { id: 'todoBottom', keys: ['G', 'end'], place: 'todo', text: 'tui.key.bottom' },
  { id: 'todoPreviousTab', keys: ['left', 'h'], place: 'todo', text: 'tuiTodo.key.previous' },
  { id: 'todoNextTab', keys: ['right', 'l'], place: 'todo', text: 'tuiTodo.key.next', hint: 4 },
  { id: 'todoGroup', keys: ['w'], place: 'todo', text: 'workbench.todo.by' },
  { id: 'todoYes', keys: ['a'], asks: true, place: 'todo', text: 'tuiTodo.key.yes', hint: 1 },
  { id: 'todoNo', keys: ['r'], asks: true, place: 'todo', text: 'tuiTodo.key.no', hint: 2 },
  { id: 'todoSettle', keys: ['space'], place: 'todo', text: 'tuiTodo.key.settle', hint: 1 },
  { id: 'todoLater', keys: ['z'], place: 'todo', text: 'workbench.todo.later', hint: 5 },
  { id: 'todoOpen', keys: ['enter'], place: 'todo', text: 'tuiTodo.key.open', hint: 3 },
  { id: 'todoRetry', keys: ['R'], place: 'todo', text: 'words.retry', hint: 1 },
  { id: 'todoLeave', keys: ['esc'], place: 'todo', text: 'tuiPanes.key.back', hint: 6 },
] as const satisfies readonly KeyRow[];
