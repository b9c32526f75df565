// Draws the menu of a message from the SDK's verbs and carries out what they lead to.
import { useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import type { MessageAction, MessageCircumstances } from '#sdk/chat/actions/message-action.ts';
import { actionsOfMessage } from '#sdk/chat/actions/message-actions.ts';
import { emojiCalled, usualReactions } from '#sdk/contract/emojis.ts';
import { useApp } from '../ground/app-parts.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { useNotify } from '../ground/useNotify.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { useTranslator } from '../parts/text.ts';
import { useActs } from './acts/acts-context.ts';
import { Emoji } from './Emoji.tsx';
import type { MenuPlace } from './useChatMenu.tsx';

const icons = {
  quote: 'quote',
  react: 'face',
  reactors: 'people',
  reword: 'write',
  versions: 'clock',
  pinMessage: 'pin',
  unpinMessage: 'pin',
  copy: 'copy',
  forward: 'share',
  saveToDisk: 'disk',
  select: 'check',
  readers: 'eye',
  remind: 'clock',
  makeTask: 'todo',
  makeEvent: 'calendar',
  withdraw: 'undo',
  editWithdrawn: 'write',
  retry: 'redo',
  edit: 'write',
  drop: 'trash',
  delete: 'trash',
} as const satisfies Record<MessageAction['name'], IconName>;

/** What a menu is opened for: it offers what could be done as things stood then. */
export type MessageMenuRequest = {
  readonly message: LocalMessage;
  readonly at: MenuPlace;
  readonly around: MessageCircumstances;
};

/** `request` is another one each time the menu is opened; one with nothing to offer opens none. */
export function MessageMenu(props: {
  readonly request: MessageMenuRequest;
  readonly onEdit: (text: string, isFlash?: true) => void;
  readonly onQuote: (message: LocalMessage) => void;
}): JSX.Element {
  const { request, onEdit, onQuote } = props;
  const { t, translateRef, language } = useTranslator();
  const app = useApp();
  const { office } = app;
  const notify = useNotify();
  const acts = useActs();
  const [closed, setClosed] = useState<MessageMenuRequest>();
  const [asked, setAsked] = useState<{ request: MessageMenuRequest; action: MessageAction }>();
  const hasDisk = shownEntries(app).some(({ name }) => name === 'disk');
  const hasSchedule = shownEntries(app).some(({ name }) => name === 'schedule');
  const actions = actionsOfMessage(request.message, { ...request.around, hasDisk, hasSchedule });
  const perform = (action: MessageAction, { message, around }: MessageMenuRequest): void =>
    void notify.attempt(async () => {
      const outcome = await action.perform(office, message, around);
      if (outcome.copy !== undefined) {
        await navigator.clipboard.writeText(outcome.copy);
        notify.done({ key: 'chat.copied' });
      }
      if (outcome.editText !== undefined) onEdit(outcome.editText, outcome.isFlash);
      if (action.name === 'delete') notify.done({ key: 'chat.deleted' });
      if (outcome.told !== undefined) notify.done(outcome.told);
      if (outcome.quotes === true) onQuote(message);
      if (outcome.opens === 'select') acts.select(message.key, false);
      else if (outcome.opens === 'forward') acts.open({ type: 'forward', messages: [message] });
      else if (outcome.opens !== undefined) acts.open({ type: outcome.opens, message });
    });
  const { message } = request;
  const isMine = (emoji: string): boolean =>
    message.reactions?.some((one) => one.emoji === emoji && one.mine) === true;
  // A pointer has them in the toolbar beside the message; keys choose among all of them.
  const reactions =
    hasCoarsePointer() && actions.some(({ name }) => name === 'react')
      ? usualReactions.map((name) => ({
          id: name,
          label: t('marks.reactWith', { name: emojiCalled(name, language) }),
          checked: isMine(name),
          face: <Emoji name={name} />,
        }))
      : undefined;
  const choose = (name: string): void => {
    if (usualReactions.includes(name)) {
      const { chatId, mid } = message;
      void notify.attempt(() => office.marks.react(chatId, mid, { emoji: name, on: !isMine(name) }));
      return;
    }
    const action = actions.find((one) => one.name === name);
    if (action === undefined) return;
    if (action.confirm === true) setAsked({ request, action });
    else perform(action, request);
  };
  return (
    <>
      <ContextMenu
        at={closed === request || actions.length === 0 ? undefined : request.at}
        label={t('chat.messageActions.label')}
        faces={reactions}
        entries={actions.flatMap((action, at) => {
          const words = action.words?.(request.message, request.around);
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
        onClose={() => setClosed(request)}
      />
      <ConfirmDialog
        open={asked !== undefined}
        destructive
        title={t('chat.deleteTitle')}
        act={t('chat.messageActions.delete')}
        onConfirm={() => {
          if (asked !== undefined) perform(asked.action, asked.request);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {t('chat.deleteDetail')}
      </ConfirmDialog>
    </>
  );
}
