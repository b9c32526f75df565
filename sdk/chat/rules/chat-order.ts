// Decides the order of the chat list (spec §4 «Pinning»).
import type { LocalChat } from '../../api.ts';

type Ordered = Pick<LocalChat, 'id' | 'pinned' | 'pinnedTime' | 'lastTime'>;

/**
 * Pinned chats come first, the one pinned last on top; the AI entry is pinned the same way. An unpinned chat is
 * «placed just after the pinned ones»: the time of the unpinning counts like a message until a newer one arrives.
 */
export function compareChats(a: Ordered, b: Ordered): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  const difference = a.pinned ? b.pinnedTime - a.pinnedTime : placeTime(b) - placeTime(a);
  return difference !== 0 ? difference : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function placeTime(chat: Ordered): number {
  return Math.max(chat.lastTime, chat.pinnedTime);
}
