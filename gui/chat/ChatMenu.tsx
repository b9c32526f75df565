// Draws the menu of a chat from the SDK's verbs, runs the chosen one, and asks first where it hides something.
import { useEffect, useRef, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { LocalChat } from '#sdk/api.ts';
import { actionsOfChat, type ChatAction } from '#sdk/chat/actions/chat-actions.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { useText } from '../parts/text.ts';
import type { ChatMenuRequest } from './useChatMenu.tsx';

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

/** `request` is another one each time: a menu at a place, or one verb without a menu. */
export function ChatMenu(props: {
  readonly request: ChatMenuRequest;
  /** Whether the menu stands; a question may outlive it. */
  readonly open: boolean;
  readonly onClose: () => void;
}): JSX.Element {
  const { request } = props;
  const { doors = [] } = request;
  const t = useText();
  const { office } = useApp();
  const { chats } = useDesk();
  const notify = useNotify();
  const navigate = useNavigate();
  const { chatId } = useParams();
  const [asked, setAsked] = useState<{ chat: LocalChat; action: ChatAction }>();

  const perform = async (action: ChatAction, chat: LocalChat): Promise<void> => {
    const next = chats.afterLeaving(chat.id);
    const worked = await notify.attempt(() => action.perform(office, chat));
    if (!worked) return;
    notify.done({ key: `chat.done.${action.name}`, parameters: { name: chat.name } });
    if (action.name === 'remove' && chat.id === chatId)
      void navigate(next === undefined ? '/main/messages' : `/main/messages/${next.id}`);
  };
  const act = (name: string, chat: LocalChat): void => {
    const action = actionsOfChat(chat).find((candidate) => candidate.name === name);
    if (action === undefined) return;
    if (action.confirm) setAsked({ chat, action });
    else void perform(action, chat);
  };
  const done = useRef<ChatMenuRequest>(undefined);
  useEffect(() => {
    if (request.act === undefined || done.current === request) return;
    done.current = request;
    act(request.act, request.chat);
  });
  return (
    <>
      <ContextMenu
        at={props.open ? request.at : undefined}
        label={t('chat.actions.label')}
        entries={[
          ...doors.map(({ id, label, icon }) => ({ id, label, icon })),
          ...(doors.length === 0 ? [] : (['line'] as const)),
          ...actionsOfChat(request.chat).flatMap((action) => [
            ...(action.name === 'remove' ? (['line'] as const) : []),
            {
              id: action.name,
              label: t(`chat.actions.${action.name}`),
              icon: icons[action.name],
              danger: action.confirm === true,
            },
          ]),
        ]}
        onChoose={(name) => {
          const door = doors.find(({ id }) => id === name);
          if (door === undefined) act(name, request.chat);
          else door.open();
        }}
        onClose={props.onClose}
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
}
