// Carries out the verbs of a chat: for the row the list's cursor is on, else for the open chat.
import type { LocalChat } from '#sdk/api.ts';
import { actionsOfChat, type ChatAction } from '#sdk/chat/actions/chat-actions.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { exportToFile } from './export-to-file.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useSecondPress } from '../keys/useSecondPress.ts';

/** `chat` is what the verbs are for. */
export function useChatCommands(chat: LocalChat | undefined): void {
  const desk = useDesk();
  const { office, chats, go } = desk;
  const focus = useFocus();
  const notify = useNotify();
  const isSure = useSecondPress();
  /** The one of these that applies now: pin or unpin, say. */
  const perform = (...names: ChatAction['name'][]): (() => void) | undefined => {
    if (chat === undefined) return undefined;
    const action = actionsOfChat(chat).find((one) => names.includes(one.name));
    if (action === undefined) return undefined;
    const parameters = { name: drawableLine(chat.name) };
    return () => {
      if (action.confirm === true && !isSure(chat.id, { key: 'tui.removeTwice', parameters })) return;
      notify.attempt(async () => {
        const next = chats.afterLeaving(chat.id)?.id;
        await action.perform(office, chat);
        if (action.name === 'remove' && chat.id === focus.chatId) go({ type: 'leave', next });
        notify.done({ key: `chat.done.${action.name}`, parameters });
      });
    };
  };
  // With the cursor in the list it is the row's, elsewhere the open chat's.
  const about = (focus.pane === 'list' ? chat?.id : undefined) ?? focus.chatId;
  useCommands({
    chatPin: perform('pin', 'unpin'),
    chatMute: perform('mute', 'unmute'),
    chatMark: perform('markRead', 'markUnread'),
    chatRemove: perform('remove'),
    chatFollow: perform('follow', 'unfollow'),
    chatExport: about === undefined ? undefined : () => notify.attempt(() => exportToFile(desk, about)),
    showHistory:
      about === undefined ? undefined : () => go({ type: 'overlay', overlay: 'history', aim: about }),
  });
}
