// What a person can do with a chat: one list that context menus, keys and commands share.
import type { FocusTarget, LocalChat, OfficeApi } from '../../api.ts';

/** One verb: its name (locale key `chat.actions.<name>`), whether it may be done now, and the doing. */
export type ChatAction = {
  name: 'pin' | 'unpin' | 'mute' | 'unmute' | 'markRead' | 'markUnread' | 'follow' | 'unfollow' | 'remove';
  /** Shown and possible for this chat. */
  applies(chat: LocalChat): boolean;
  perform(office: OfficeApi, chat: LocalChat): Promise<void>;
  /** Asks before it acts, because it hides something. */
  confirm?: boolean;
};

/** What of a chat can be followed: its group, or the person one writes with. */
function targetOf({ kind, groupId, peerId }: LocalChat): FocusTarget | undefined {
  if (kind === 'group') return groupId === undefined ? undefined : { groupId };
  return peerId === undefined ? undefined : { personId: peerId };
}

async function setFocus(office: OfficeApi, chat: LocalChat, on: boolean): Promise<void> {
  const target = targetOf(chat);
  if (target !== undefined) await office.contacts.setFocus(target, on);
}

/** Chat verbs in the order of the menu. */
export const chatActions: readonly ChatAction[] = [
  {
    name: 'pin',
    applies: (chat) => !chat.pinned,
    perform: (office, chat) => office.chat.setPinned(chat.id, true),
  },
  {
    name: 'unpin',
    applies: (chat) => chat.pinned,
    perform: (office, chat) => office.chat.setPinned(chat.id, false),
  },
  {
    name: 'mute',
    applies: (chat) => !chat.muted,
    perform: (office, chat) => office.chat.setMuted(chat.id, true),
  },
  {
    name: 'unmute',
    applies: (chat) => chat.muted,
    perform: (office, chat) => office.chat.setMuted(chat.id, false),
  },
  {
    name: 'markRead',
    applies: (chat) => chat.unread > 0 || chat.markedUnread,
    perform: (office, chat) => office.chat.markRead(chat.id),
  },
  {
    name: 'markUnread',
    applies: (chat) => chat.unread === 0 && !chat.markedUnread,
    perform: (office, chat) => office.chat.markUnread(chat.id),
  },
  {
    name: 'follow',
    applies: (chat) => !chat.focused && targetOf(chat) !== undefined && chat.enabled,
    perform: (office, chat) => setFocus(office, chat, true),
  },
  {
    name: 'unfollow',
    applies: (chat) => chat.focused && targetOf(chat) !== undefined,
    perform: (office, chat) => setFocus(office, chat, false),
  },
  {
    name: 'remove',
    applies: () => true,
    confirm: true,
    perform: (office, chat) => office.chat.remove(chat.id),
  },
];

/** The verbs that apply to a chat now. */
export function actionsOfChat(chat: LocalChat): ChatAction[] {
  return chatActions.filter((action) => action.applies(chat));
}
