// Decides which chats a filter of the chat list shows.
import type { ChatFilter, LocalChat } from '../local-entities.ts';

/** Whether a chat is among those a filter shows. */
export function passesFilter(
  chat: Pick<LocalChat, 'kind' | 'unread' | 'markedUnread' | 'mentioned'> & { readonly focused?: boolean },
  filter: ChatFilter,
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unread':
      return chat.unread > 0 || chat.markedUnread;
    case 'mentioned':
      return chat.mentioned;
    case 'groups':
      return chat.kind === 'group';
    case 'focus':
      return chat.focused === true;
  }
}
