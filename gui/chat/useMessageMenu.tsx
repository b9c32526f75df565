// Opens the menu of a message from the SDK's verbs and carries out what they lead to.
import { useCallback, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import {
  actionsOfMessage,
  type MessageAction,
  type MessageCircumstances,
} from '#sdk/chat/actions/message-actions.ts';
import { useApp } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { useTranslator } from '../parts/text.ts';
import { useActs } from './acts/acts-context.ts';
import type { MenuPlace } from './useChatMenu.tsx';

const icons = {
  quote: 'quote',
  copy: 'copy',
  forward: 'share',
  select: 'check',
  readers: 'eye',
  remind: 'clock',
  withdraw: 'undo',
  editWithdrawn: 'write',
  retry: 'redo',
  edit: 'write',
  drop: 'trash',
  delete: 'trash',
} as const satisfies Record<MessageAction['name'], IconName>;

/** A menu that is open: what it offers is as things stood when it was opened. */
type Opened = {
  readonly message: LocalMessage;
  readonly at: MenuPlace;
  readonly actions: readonly MessageAction[];
  readonly around: MessageCircumstances;
};

/** The menu's elements and the way to open it. `onEdit` gets the text of a failed or withdrawn message to write on. */
export function useMessageMenu(
  around: Omit<MessageCircumstances, 'now'>,
  onEdit: (text: string, isFlash?: true) => void,
  onQuote: (message: LocalMessage) => void,
): {
  readonly menu: JSX.Element;
  readonly openMenu: (message: LocalMessage, at: MenuPlace) => void;
} {
  const { t, translateRef } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const acts = useActs();
  const [open, setOpen] = useState<Opened>();
  const [asked, setAsked] = useState<{ opened: Opened; action: MessageAction }>();
  const openMenu = useCallback(
    (message: LocalMessage, at: MenuPlace) => {
      const now = { ...around, now: Date.now() };
      const actions = actionsOfMessage(message, now);
      if (actions.length > 0) setOpen({ message, at, actions, around: now });
    },
    [around],
  );
  const perform = (action: MessageAction, opened: Opened): void =>
    void notify.attempt(async () => {
      const outcome = await action.perform(office, opened.message, opened.around);
      if (outcome.copy !== undefined) {
        await navigator.clipboard.writeText(outcome.copy);
        notify.done({ key: 'chat.copied' });
      }
      if (outcome.editText !== undefined) onEdit(outcome.editText, outcome.isFlash);
      if (action.name === 'delete') notify.done({ key: 'chat.deleted' });
      if (outcome.quotes === true) onQuote(opened.message);
      const { message } = opened;
      if (outcome.opens === 'select') acts.select(message.key, false);
      else if (outcome.opens === 'forward') acts.open({ type: 'forward', messages: [message] });
      else if (outcome.opens !== undefined) acts.open({ type: outcome.opens, message });
    });
  const choose = (name: string): void => {
    const action = open?.actions.find((one) => one.name === name);
    if (open === undefined || action === undefined) return;
    if (action.confirm === true) setAsked({ opened: open, action });
    else perform(action, open);
  };
  const menu = (
    <>
      <ContextMenu
        at={open?.at}
        label={t('chat.messageActions.label')}
        entries={(open?.actions ?? []).flatMap((action, at) => {
          const words = open === undefined ? undefined : action.words?.(open.message, open.around);
          const danger = action.name === 'drop' || action.confirm === true;
          return [
            ...(danger && at > 0 ? (['line'] as const) : []),
            {
              id: action.name,
              label: words === undefined ? t(`chat.messageActions.${action.name}`) : translateRef(words),
              icon: icons[action.name],
              danger,
            },
          ];
        })}
        onChoose={choose}
        onClose={() => setOpen(undefined)}
      />
      <ConfirmDialog
        open={asked !== undefined}
        destructive
        title={t('chat.deleteTitle')}
        act={t('chat.messageActions.delete')}
        onConfirm={() => {
          if (asked !== undefined) perform(asked.action, asked.opened);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {t('chat.deleteDetail')}
      </ConfirmDialog>
    </>
  );
  return { menu, openMenu };
}
