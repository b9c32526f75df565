// Carries out the verbs of a chat: for the row the list's cursor is on, else for the open chat.
import type { LocalChat } from '#sdk/api.ts';
import { actionsOfChat, type ChatAction } from '#sdk/chat/actions/chat-actions.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { exportToFile } from './export-to-file.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';

/** `chat` is what the verbs are for. */
export function useChatCommands(chat: LocalChat | undefined): void {
  const desk = useDesk();
  const { consent, office, chats, go, translator } = desk;
  const { t } = translator;
  const focus = useFocus();
  const notify = useNotify();
  /** The one of these that applies now: pin or unpin, say. */
  const perform = (...names: ChatAction['name'][]): (() => void) | undefined => {
    if (chat === undefined) return undefined;
    const action = actionsOfChat(chat).find((one) => names.includes(one.name));
    if (action === undefined) return undefined;
    const parameters = { name: drawableLine(chat.name) };
    return () => {
      notify.attempt(async () => {
        const isSure =
          action.confirm !== true ||
          (await consent.ask({ title: t('chat.removeTitle', parameters), detail: t('chat.removeDetail') }));
        if (!isSure) return;
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
