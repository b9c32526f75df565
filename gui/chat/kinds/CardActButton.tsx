// Draws one act of a card: opening where it truly leads, copying a place, asking for access, or why it cannot be done.
import { useId, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import type { CardAct } from '#sdk/chat/kinds/card-view.ts';
import { useApp } from '../../app/app-parts.ts';
import { useNotify } from '../../app/useNotify.ts';
import { Button } from '../../parts/Button.tsx';
import { useText } from '../../parts/text.ts';
import { OpenLinkDialog } from '../OpenLinkDialog.tsx';

/** An act with a reason is drawn disabled, with the reason beside it. */
export function CardActButton(props: { readonly act: CardAct; readonly message: LocalMessage }): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const reasonId = useId();
  const { act, message } = props;
  switch (act.type) {
    case 'open':
      return (
        <>
          <Button
            size="small"
            onClick={() => {
              if (act.host === undefined) window.open(act.url, '_blank', 'noopener,noreferrer');
              else setAsking(true);
            }}
          >
            {t('chat.cardActs.open')}
          </Button>
          <OpenLinkDialog
            open={asking}
            url={act.url}
            host={act.host ?? ''}
            onClose={() => setAsking(false)}
          />
        </>
      );
    case 'copyPlace':
      return (
        <Button
          size="small"
          onClick={() =>
            void notify.attempt(async () => {
              await navigator.clipboard.writeText(act.text);
              notify.done({ key: 'chat.cardActs.copied' });
            })
          }
        >
          {t('chat.cardActs.copyPlace')}
        </Button>
      );
    case 'askAccess':
      return (
        <Button
          size="small"
          onClick={() =>
            void notify.attempt(async () => {
              await office.chat.askFileAccess(message.chatId, act.mid);
              notify.done({ key: 'chat.cardActs.asked' });
            })
          }
        >
          {t('chat.cardActs.askAccess')}
        </Button>
      );
    case 'join':
    case 'openFile':
      return (
        <>
          <Button size="small" disabled describedBy={reasonId}>
            {t(`chat.cardActs.${act.type}`)}
          </Button>
          <span id={reasonId} className="tg-kind__reason">
            {t(`chat.cardActs.${act.reason}`)}
          </span>
        </>
      );
  }
}
