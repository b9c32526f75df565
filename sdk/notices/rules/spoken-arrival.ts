// Decides what is said to those who listen about messages that came in chats they have not open.
import type { MessageEvent } from './gathered-notice.ts';
import { messageNotice, type NoticeCircumstances } from './message-notice.ts';

/** What is said: from whom, where, how many. Never the words themselves; they would be in the way of what is being read. */
export type SpokenArrival = {
  /** Messages it stands for. */
  readonly count: number;
  /** The chat, where all of them came in one. */
  readonly chat?: string;
  /** Who wrote the last one, in a group. */
  readonly sender?: string;
  /** How many chats they came in. */
  readonly chats: number;
};

/** Undefined where nothing is said: what is muted, one's own, or came while nobody wants to be disturbed. */
export function spokenArrival(
  events: readonly MessageEvent[],
  settings: NoticeCircumstances['settings'],
  now: number,
): SpokenArrival | undefined {
  const told = events.filter(
    (event) =>
      messageNotice(event, {
        settings: { ...settings, messageTip: true },
        isLookedAt: false,
        isLocked: false,
        now,
      }).tip !== 'none',
  );
  const last = told.at(-1);
  if (last === undefined) return undefined;
  const chats = new Set(told.map(({ message }) => message.chatId)).size;
  const count = told.length;
  if (chats > 1) return { count, chats };
  const isNamed = last.chatKind === 'group' && last.message.senderName !== '';
  return { count, chats, chat: last.chatName, ...(isNamed && { sender: last.message.senderName }) };
}
