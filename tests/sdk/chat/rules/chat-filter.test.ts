// Which chats a filter shows.
import { expect, test } from 'vitest';
import { passesFilter } from '#sdk/chat/rules/chat-filter.ts';

const quiet = { kind: 'direct', unread: 0, markedUnread: false, mentioned: false } as const;

test('each filter looks at its own mark', () => {
  expect(passesFilter(quiet, 'all')).toBe(true);
  expect(passesFilter(quiet, 'unread')).toBe(false);
  expect(passesFilter({ ...quiet, unread: 1 }, 'unread')).toBe(true);
  expect(passesFilter({ ...quiet, markedUnread: true }, 'unread')).toBe(true);
  expect(passesFilter({ ...quiet, unread: 3 }, 'mentioned')).toBe(false);
  expect(passesFilter({ ...quiet, mentioned: true }, 'mentioned')).toBe(true);
  expect(passesFilter(quiet, 'groups')).toBe(false);
  expect(passesFilter({ ...quiet, kind: 'group' }, 'groups')).toBe(true);
});
