// Draws one act of a card: opening where it truly leads, copying a place, asking for access, or why it cannot be done.
import { useId, useState, type JSX } from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import type { CardAct } from '#sdk/chat/kinds/card-view.ts';
import { useNavigate } from 'react-router';
import { useApp } from '../../ground/app-parts.ts';
import { shownEntries } from '../../ground/shown-entries.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { Button } from '../../parts/Button.tsx';
import { useText } from '../../parts/text.ts';
import { OpenThingButton } from './OpenThingButton.tsx';
import { OpenLink } from '../OpenLink.tsx';

/** An act with a reason is drawn disabled, with the reason beside it. */
export function CardActButton(props: {
  readonly act: CardAct;
  readonly message: LocalMessage;
}): JSX.Element | null {
  const t = useText();
  const app = useApp();
  const { office } = app;
  const navigate = useNavigate();
  const isThere = (place: string): boolean => shownEntries(app).some(({ name }) => name === place);
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
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
          <OpenLink open={asking} url={act.url} host={act.host ?? ''} onClose={() => setAsking(false)} />
        </>
      );
    case 'openThing':
      return <OpenThingButton reference={act.reference} url={act.url} />;
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
      // Where the disk is at hand, opening says whether access is lacking, and offers to ask for it.
      return isThere('disk') ? null : (
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
    case 'openFile':
      return isThere('disk') ? (
        <Button size="small" onClick={() => void navigate(act.path)}>
          {t('chat.cardActs.openFile')}
        </Button>
      ) : null;
    case 'joinMeeting':
      return isThere('meeting') ? (
        <Button
          size="small"
          onClick={() =>
            void navigate(`/main/meeting/${act.id}${act.number === undefined ? '' : `?n=${act.number}`}`)
          }
        >
          {t('chat.cardActs.join')}
        </Button>
      ) : (
        <NotHere />
      );
    case 'join':
      return <NotHere />;
  }
}

/** A meeting that this build or this person has no room for. */
function NotHere(): JSX.Element {
  const t = useText();
  const reasonId = useId();
  return (
    <>
      <Button size="small" disabled describedBy={reasonId}>
        {t('chat.cardActs.join')}
      </Button>
      <span id={reasonId} className="tg-kind__reason">
        {t('chat.cardActs.meetingMissing')}
      </span>
    </>
  );
}
