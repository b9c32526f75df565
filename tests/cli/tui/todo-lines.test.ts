// The to-do list's lines: each group once, before its items; groups by time and urgency have names of their own.
import { expect, test } from 'vitest';
import { groupLabel, todoLines } from '#cli/tui/lines/todo-lines.ts';
import { createTranslator } from '#sdk/locales/both-languages.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';

const item = (id: string): TodoItem => ({ id }) as TodoItem;

test('each group stands before its items', () => {
  const lines = todoLines([
    { key: 'overdue', items: [item('1'), item('2')] },
    { key: 'none', items: [item('3')] },
  ]);
  expect(lines.map(({ key }) => key)).toEqual(['group overdue', '1', '2', 'group none', '3']);
  expect(todoLines([{ key: '', items: [item('4')] }]).map(({ key }) => key)).toEqual(['4']);
  expect(todoLines([])).toEqual([]);
});

test('every group has a name in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    const { translateRef } = createTranslator(language);
    for (const key of ['overdue', 'today', 'week', 'later', 'none', 'putOff'])
      expect(translateRef({ key: groupLabel('due', key) })).not.toContain('workbench.');
    for (const key of ['urgent', 'important', 'ordinary'])
      expect(translateRef({ key: groupLabel('urgency', key) })).not.toContain('workbench.');
  }
});
