// Opens the menu of a chat from the SDK's verbs, runs the chosen one, and asks first where it hides something.
import { useCallback, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { LocalChat } from '#sdk/api.ts';
import { actionsOfChat, type ChatAction } from '#sdk/chat/actions/chat-actions.ts';
import { useApp, useDesk } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { useText } from '../parts/text.ts';

/** Where a menu opens, in page pixels. */
export type MenuPlace = { readonly left: number; readonly top: number; readonly end?: true };

const icons = {
  pin: 'pin',
  unpin: 'pin',
  mute: 'muted',
  unmute: 'bell',
  markRead: 'check',
  markUnread: 'unread',
  follow: 'star',
  unfollow: 'star',
  remove: 'trash',
} as const satisfies Record<ChatAction['name'], IconName>;

/** The menu's elements, to be drawn by the owner, and the ways to open it or to act without it. */
export function useChatMenu(): {
  readonly menu: JSX.Element;
  readonly openMenu: (chat: LocalChat, at: MenuPlace) => void;
  readonly act: (name: ChatAction['name'], chat: LocalChat) => void;
  /** The chat whose menu is open. */
  readonly openFor: string | undefined;
} {
  const t = useText();
  const { office } = useApp();
  const { chats } = useDesk();
  const notify = useNotify();
  const navigate = useNavigate();
  const { chatId } = useParams();
  const [open, setOpen] = useState<{ chat: LocalChat; at: MenuPlace }>();
  const [asked, setAsked] = useState<{ chat: LocalChat; action: ChatAction }>();

  const perform = async (action: ChatAction, chat: LocalChat): Promise<void> => {
    const next = chats.afterLeaving(chat.id);
    const worked = await notify.attempt(() => action.perform(office, chat));
    if (!worked) return;
    notify.done({ key: `chat.done.${action.name}`, parameters: { name: chat.name } });
    if (action.name === 'remove' && chat.id === chatId)
      void navigate(next === undefined ? '/main/messages' : `/main/messages/${next.id}`);
  };
  const act = (name: ChatAction['name'], chat: LocalChat): void => {
    const action = actionsOfChat(chat).find((candidate) => candidate.name === name);
    if (action === undefined) return;
    if (action.confirm) setAsked({ chat, action });
    else void perform(action, chat);
  };
  const openMenu = useCallback((chat: LocalChat, at: MenuPlace) => setOpen({ chat, at }), []);
  const menu = (
    <>
      <ContextMenu
        at={open?.at}
        label={t('chat.actions.label')}
        entries={
          open === undefined
            ? []
            : actionsOfChat(open.chat).flatMap((action) => [
                ...(action.name === 'remove' ? (['line'] as const) : []),
                {
                  id: action.name,
                  label: t(`chat.actions.${action.name}`),
                  icon: icons[action.name],
                  danger: action.confirm === true,
                },
              ])
        }
        onChoose={(name) => {
          if (open !== undefined) act(name as ChatAction['name'], open.chat);
        }}
        onClose={() => setOpen(undefined)}
      />
      <ConfirmDialog
        open={asked !== undefined}
        destructive
        title={t('chat.removeTitle', { name: asked?.chat.name ?? '' })}
        act={t('chat.actions.remove')}
        onConfirm={() => {
          if (asked !== undefined) void perform(asked.action, asked.chat);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {t('chat.removeDetail')}
      </ConfirmDialog>
    </>
  );
  return { menu, openMenu, act, openFor: open?.chat.id };
}
