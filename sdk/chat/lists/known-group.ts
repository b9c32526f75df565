// What this device knows of a group that its server does not say: which chat it has, and that its owner owns it.
import type { Group } from '../../contract/entities.ts';
import type { Store } from '#storage/store.ts';

/** The group as it is shown; an answer that says all of it stays as it is. */
export function knownGroup(group: Group, store: Store, personId: string): Group {
  // An office whose groups and chats have one number says which it is.
  const isOne = Number(group.chatId) === Number(group.id) && store.chats.get(group.chatId) !== undefined;
  const chat = isOne ? undefined : store.chats.all().find(({ groupId }) => groupId === group.id);
  const isOwner = group.ownerId === personId && group.role !== 'owner';
  if (!isOwner && (chat === undefined || chat.id === group.chatId)) return group;
  return { ...group, chatId: chat?.id ?? group.chatId, ...(isOwner ? { role: 'owner' } : {}) };
}
