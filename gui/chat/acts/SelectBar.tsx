// Draws the acts on the messages that are chosen, in place of the composer.
import { useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { mayForward } from '#sdk/chat/rules/may-forward.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../../app/app-parts.ts';
import { errorText } from '../../app/error-text.ts';
import { useNotify } from '../../app/useNotify.ts';
import { Button } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { useTranslator } from '../../parts/text.ts';
import { useActs } from './acts-context.ts';
import './ActDialogs.css';

/** `messages` are the chosen ones, oldest first; Esc ends the choosing. */
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
  return (
    <div
      className="tg-select-bar"
      role="toolbar"
      aria-label={t('chat.messageActions.select')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <span role="status" title={t('acts.select.range')}>
        {t('acts.select.count', { count })}
      </span>
      <Button
        icon="share"
        disabled={!messages.some(mayForward)}
        onClick={() => acts.open({ type: 'forward', messages })}
      >
        {t('chat.messageActions.forward')}
      </Button>
      <Button icon="copy" disabled={count === 0} onClick={copy}>
        {t('chat.messageActions.copy')}
      </Button>
      <Button icon="trash" disabled={count === 0} onClick={() => setAsks(true)}>
        {t('chat.messageActions.delete')}
      </Button>
      <IconButton icon="close" label={t('words.cancel')} onClick={onEnd} />
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
