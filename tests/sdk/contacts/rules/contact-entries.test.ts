// Recent contacts stand in the order in which one last heard of them, and only people and groups are among them.
import { expect, test } from 'vitest';
import type { LocalChat } from '#sdk/api.ts';
import { recentEntries } from '#sdk/contacts/rules/contact-entries.ts';

const chat = (id: string, lastTime: number, more: Partial<LocalChat>): LocalChat =>
  ({ id, name: id, avatar: '', kind: 'direct', lastTime, pinned: false, ...more }) as LocalChat;

test('the last one comes first whatever is pinned, each with its time', () => {
  const entries = recentEntries([
    chat('a', 10, { peerId: '11', pinned: true }),
    chat('b', 30, { peerId: '12' }),
    chat('c', 20, { kind: 'group', groupId: '7', memberCount: 5 }),
  ]);
  expect(entries.map(({ name, time }) => [name, time])).toEqual([
    ['b', 30],
    ['c', 20],
    ['a', 10],
  ]);
  expect(entries[1]).toMatchObject({ type: 'group', groupId: '7', count: 5 });
});

test('what is nobody is left out: tools, notices of the system, a chat that nobody stands behind', () => {
  expect(
    recentEntries([
      chat('tool', 3, { peerId: '13', toolKey: 'ask' }),
      chat('notices', 2, { peerId: '2' }),
      chat('nobody', 1, {}),
    ]),
  ).toEqual([]);
});
