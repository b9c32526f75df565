// Draws the acts on the messages that are chosen, in place of the conversation's head.
import { useEffect, useEffectEvent, useId, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { mayForward } from '#sdk/chat/rules/may-forward.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { useFrameFold } from '../../frame/useFrameFold.ts';
import { Button } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import type { IconName } from '../../parts/icon-paths.ts';
import { useTranslator } from '../../parts/text.ts';
import { useActs } from './acts-context.ts';
import './ActDialogs.css';
import '../../frame/PaneHeader.css';

/** `messages` are the chosen ones, oldest first; Esc ends the choosing, from wherever it is pressed. */
export function SelectBar(props: {
  readonly messages: readonly LocalMessage[];
  readonly onEnd: () => void;
}): JSX.Element {
  const { messages, onEnd } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const acts = useActs();
  const [asks, setAsks] = useState(false);
  const count = messages.length;
  const whyId = useId();
  const isPhone = useFrameFold() === 'phone';
  /** What stands under the count: why an act cannot be done, or how to choose more at once. */
  const why =
    count === 0
      ? 'acts.select.none'
      : !messages.some(mayForward)
        ? 'acts.select.notForwarded'
        : isPhone
          ? undefined
          : 'acts.select.range';
  const leave = useEffectEvent((event: KeyboardEvent): void => {
    // What lies over it (a question, a menu) takes its own Esc first.
    if (event.key === 'Escape' && !event.defaultPrevented) onEnd();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => leave(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const copy = (): void =>
    void notify.attempt(async () => {
      const text = messages
        .map(
          (message) =>
            `${message.senderName} ${fullTime(translator, message.time)}\n${plainText(message.text)}`,
        )
        .join('\n\n');
      await navigator.clipboard.writeText(text);
      notify.done({ key: 'acts.select.copied', parameters: { count } });
      onEnd();
    });
  const remove = (): void =>
    void notify.attempt(async () => {
      const [first] = messages;
      if (first === undefined) return;
      const reports = await office.acts.delete(
        first.chatId,
        messages.map(({ mid }) => mid),
      );
      const failed = reports.filter(({ error }) => error !== undefined);
      const [why] = failed.flatMap(({ error }) => error ?? []);
      if (why === undefined) notify.done({ key: 'chat.deleted' });
      else
        notify.inform({
          key: 'acts.select.partly',
          parameters: {
            done: count - failed.length,
            failed: failed.length,
            reason: errorText(translator, why),
          },
        });
      onEnd();
    });
  const buttons: readonly {
    id: 'forward' | 'copy' | 'delete';
    icon: IconName;
    disabled: boolean;
    act: () => void;
  }[] = [
    {
      id: 'forward',
      icon: 'share',
      disabled: !messages.some(mayForward),
      act: () => acts.open({ type: 'forward', messages }),
    },
    { id: 'copy', icon: 'copy', disabled: count === 0, act: copy },
    { id: 'delete', icon: 'trash', disabled: count === 0, act: () => setAsks(true) },
  ];
  return (
    <div className="tg-header tg-select-bar" role="toolbar" aria-label={t('chat.messageActions.select')}>
      <IconButton icon="close" hint="Esc" label={t('words.cancel')} onClick={onEnd} />
      <div className="tg-header__text">
        <b role="status">{t('acts.select.count', { count })}</b>
        {why === undefined ? null : (
          <p id={whyId} className="tg-truncate">
            {t(why)}
          </p>
        )}
      </div>
      <div className="tg-header__acts">
        {buttons.map(({ id, icon, disabled, act }) =>
          isPhone ? (
            <IconButton
              key={id}
              icon={icon}
              label={t(`chat.messageActions.${id}`)}
              disabled={disabled}
              onClick={act}
            />
          ) : (
            <Button
              key={id}
              icon={icon}
              disabled={disabled}
              {...(disabled ? { describedBy: whyId } : {})}
              onClick={act}
            >
              {t(`chat.messageActions.${id}`)}
            </Button>
          ),
        )}
      </div>
      <ConfirmDialog
        open={asks}
        destructive
        title={t('acts.select.deleteTitle', { count })}
        act={t('chat.messageActions.delete')}
        onConfirm={() => {
          setAsks(false);
          remove();
        }}
        onClose={() => setAsks(false)}
      >
        {t('chat.deleteDetail')}
      </ConfirmDialog>
    </div>
  );
}
