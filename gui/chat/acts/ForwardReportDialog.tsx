// Draws what became of a forward, chat by chat: who has it, who has not and why, and the ways to try again and to go there.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { type ForwardLine, mayRetryLine } from '#sdk/chat/rules/forward-lines.ts';
import { type ForwardingScreen, forwardLineText } from '#sdk/chat/screens/forwarding.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { errorText } from '../../ground/error-text.ts';
import { useScreen } from '../../ground/useScreen.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';

/** Mounted is open. */
export function ForwardReportDialog(props: {
  readonly screen: ForwardingScreen;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, onClose } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { lines, refused, sending, done, failed, retriable } = useScreen(screen);
  const why = refused[0]?.error;
  return (
    <ActFrame title={t('acts.forward.report')} onClose={onClose}>
      <p role="status" className="tg-act-dialog__note">
        {t('acts.forward.summary', { done, failed })}
        {why === undefined
          ? null
          : ` · ${t('acts.forward.notSent', { count: refused.length, reason: errorText(translator, why) })}`}
      </p>
      <ul className="tg-act-dialog__list">
        {lines.map((line) => (
          <li key={line.key}>
            <Avatar
              id={line.chatId !== undefined && line.kind === 'group' ? line.chatId : line.id}
              name={line.name}
              photo={line.avatar}
              size="small"
              kind={line.kind}
            />
            <div className="tg-act-dialog__text">
              <b className="tg-truncate" lang={textLanguage(line.name)}>
                {line.kind === 'person' ? nameText(translator, line.name) : line.name}
              </b>
              <p className="tg-act-dialog__outcome" data-state={line.state}>
                <Icon name={icons[line.state]} size={14} />
                <Said line={line} />
              </p>
            </div>
            {mayRetryLine(line) ? (
              <Button size="small" disabled={sending} onClick={() => void screen.retry(line.key)}>
                {t('words.retry')}
              </Button>
            ) : null}
            {line.chatId === undefined ? null : <OpenChat chatId={line.chatId} onClose={onClose} />}
          </li>
        ))}
      </ul>
      <div className="tg-dialog__acts">
        {retriable > 1 ? (
          <Button busy={sending} onClick={() => void screen.retry()}>
            {t('acts.forward.retryAll', { count: retriable })}
          </Button>
        ) : null}
        <Button look="primary" autoFocus onClick={onClose}>
          {t('words.close')}
        </Button>
      </div>
    </ActFrame>
  );
}

const icons = { sending: 'clock', queued: 'clock', done: 'check', failed: 'warning' } as const;

function Said({ line }: { readonly line: ForwardLine }): JSX.Element {
  const translator = useTranslator();
  const said = forwardLineText(line);
  return <span>{'error' in said ? errorText(translator, said.error) : translator.translateRef(said)}</span>;
}

function OpenChat(props: { readonly chatId: string; readonly onClose: () => void }): JSX.Element {
  const { t } = useTranslator();
  const navigate = useNavigate();
  return (
    <Button
      size="small"
      look="quiet"
      onClick={() => {
        props.onClose();
        void navigate(`/main/messages/${props.chatId}`);
      }}
    >
      {t('acts.forward.openChat')}
    </Button>
  );
}
