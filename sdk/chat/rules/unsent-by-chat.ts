// Counts what waits in the outbox by the chat it is for, for whoever is about to leave.
import type { OutboxEntry } from '../../api.ts';

/** What waits for one chat. */
export type UnsentOfChat = { readonly chatName: string; readonly count: number };

/** Chats with the most first. What is for a time to come counts as well: it has not left this device. */
export function unsentByChat(entries: readonly Pick<OutboxEntry, 'chatId' | 'chatName'>[]): UnsentOfChat[] {
  const found = new Map<string, UnsentOfChat>();
  for (const { chatId, chatName } of entries)
    found.set(chatId, { chatName, count: (found.get(chatId)?.count ?? 0) + 1 });
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}
