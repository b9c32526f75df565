// Decides what counts as unread, in one chat and in total (spec §4 «Do-not-disturb»).
import type { UnreadTotals } from '../../api.ts';

/** Unread messages of a chat, from two absolute positions; never negative. */
export function unreadCount(lastOrdinal: number, readOrdinal: number): number {
  return Math.max(0, lastOrdinal - readOrdinal);
}

type UnreadState = { unread: number; muted: boolean; mentioned: boolean; markedUnread: boolean };

/** Nothing unread anywhere. */
export const noTotals: UnreadTotals = { unread: 0, mutedUnread: 0, mentioned: 0, chats: 0 };

/** What one chat adds to the totals: a muted chat counts apart; a chat marked unread counts as one. */
export function unreadOf(chat: UnreadState): UnreadTotals {
  const unread = Math.max(chat.unread, chat.markedUnread ? 1 : 0);
  if (unread === 0) return noTotals;
  return {
    unread: chat.muted ? 0 : unread,
    mutedUnread: chat.muted ? unread : 0,
    mentioned: chat.mentioned ? 1 : 0,
    chats: 1,
  };
}

/** Adds a chat's share to the totals, or takes it away with `sign` -1. */
export function addTotals(totals: UnreadTotals, share: UnreadTotals, sign: 1 | -1): UnreadTotals {
  return {
    unread: totals.unread + sign * share.unread,
    mutedUnread: totals.mutedUnread + sign * share.mutedUnread,
    mentioned: totals.mentioned + sign * share.mentioned,
    chats: totals.chats + sign * share.chats,
  };
}

/** Whether a new message is announced (spec §4: do-not-disturb suppresses the tip; so does looking at the chat). */
export function announcesMessage(
  chat: { muted: boolean },
  message: { mine: boolean; mentionsMe: boolean },
  watching: boolean,
): boolean {
  return !message.mine && !watching && (!chat.muted || message.mentionsMe);
}
