// Opens the menu of a message from the SDK's verbs and carries out what they lead to.
import { useCallback, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { actionsOfMessage, type MessageAction } from '#sdk/chat/actions/message-actions.ts';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { useText } from '../parts/text.ts';
import type { MenuPlace } from './useChatMenu.tsx';

const icons = {
  copy: 'copy',
  retry: 'redo',
  edit: 'write',
  drop: 'trash',
} as const satisfies Record<MessageAction['name'], IconName>;

/** The menu's elements and the way to open it. `onEdit` gets the text of a failed message to write on. */
export function useMessageMenu(onEdit: (text: string) => void): {
  readonly menu: JSX.Element;
  readonly openMenu: (message: LocalMessage, at: MenuPlace) => void;
} {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const [open, setOpen] = useState<{ message: LocalMessage; at: MenuPlace }>();
  const openMenu = useCallback((message: LocalMessage, at: MenuPlace) => {
    if (actionsOfMessage(message).length > 0) setOpen({ message, at });
  }, []);
  const perform = (name: string): void => {
    const action = messageAction(open?.message, name);
    if (open === undefined || action === undefined) return;
    void notify.attempt(async () => {
      const outcome = await action.perform(office, open.message);
      if (outcome.copy !== undefined) {
        await navigator.clipboard.writeText(outcome.copy);
        notify.done({ key: 'chat.copied' });
      }
      if (outcome.editText !== undefined) onEdit(outcome.editText);
    });
  };
  const menu = (
    <ContextMenu
      at={open?.at}
      label={t('chat.messageActions.label')}
      entries={
        open === undefined
          ? []
          : actionsOfMessage(open.message).map((action) => ({
              id: action.name,
              label: t(`chat.messageActions.${action.name}`),
              icon: icons[action.name],
              danger: action.name === 'drop',
            }))
      }
      onChoose={perform}
      onClose={() => setOpen(undefined)}
    />
  );
  return { menu, openMenu };
}

function messageAction(message: LocalMessage | undefined, name: string): MessageAction | undefined {
  return message === undefined
    ? undefined
    : actionsOfMessage(message).find((candidate) => candidate.name === name);
}
