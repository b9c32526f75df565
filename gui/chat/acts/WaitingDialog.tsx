// Draws everything that waits over all chats: for its confirmation by the office, for a connection, and for its time.
import { useState, type JSX } from 'react';
import type { LaterEntry } from '#sdk/api.ts';
import { mayRetryEntry, outboxLine, outboxState } from '#sdk/chat/rules/outbox-line.ts';
import { WaitingScreen } from '#sdk/chat/screens/waiting.ts';
import { asCharacter, emojiText } from '#sdk/locales/emoji-text.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { useNow } from '../../ground/useNow.ts';
import { useOwnScreen } from '../../ground/useOwnScreen.ts';
import { useScreen } from '../../ground/useScreen.ts';
import { Button } from '../../parts/Button.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { useTranslator } from '../../parts/text.ts';
import { useLeaveQuestion } from '../../parts/useLeaveQuestion.tsx';
import { EmojiText } from '../EmojiText.tsx';
import { ActFrame } from './ActFrame.tsx';
import { EditScheduled } from './EditScheduled.tsx';
import { LaterLine } from './LaterLine.tsx';
import './ActDialogs.css';

/** Mounted is open. */
export function WaitingDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new WaitingScreen(office));
  const [edited, setEdited] = useState<LaterEntry>();
  const [isChanged, setChanged] = useState(false);
  const { leave, question } = useLeaveQuestion(isChanged, onClose);
  const edit = (entry?: LaterEntry): void => {
    setChanged(false);
    setEdited(entry);
  };
  return (
    <ActFrame
      title={t(edited === undefined ? 'acts.outbox.title' : 'acts.later.editTitle')}
      wide
      onClose={leave}
    >
      {edited !== undefined ? (
        <EditScheduled entry={edited} onChanged={setChanged} onEnd={() => edit()} />
      ) : screen === undefined ? null : (
        <Waiting screen={screen} onEdit={edit} />
      )}
      {question}
    </ActFrame>
  );
}

function Waiting(props: {
  readonly screen: WaitingScreen;
  readonly onEdit: (entry: LaterEntry) => void;
}): JSX.Element {
  const { screen, onEdit } = props;
  const translator = useTranslator();
  const { t, translateRef } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const { outbox, here, later, error } = useScreen(screen);
  const now = useNow();
  return (
    <div className="tg-act-dialog__scroll">
      {outbox.length + here.length === 0 ? (
        <EmptyState
          small
          figure="square"
          title={t('acts.outbox.empty')}
          detail={t('acts.outbox.emptyDetail')}
        />
      ) : (
        <ul className="tg-act-dialog__list" data-acts>
          {outbox.map((entry) => {
            const line = outboxLine(entry);
            return (
              <li key={entry.id}>
                <div className="tg-act-dialog__text">
                  <span className="tg-act-dialog__who">
                    <b className="tg-truncate">{entry.chatName}</b>
                    <span data-state={entry.state}>{t(outboxState(entry))}</span>
                  </span>
                  <p className="tg-truncate" {...('text' in line ? { lang: textLanguage(line.text) } : {})}>
                    {'text' in line ? (
                      <EmojiText text={emojiText(translator, line.text, asCharacter)} />
                    ) : (
                      translateRef(line)
                    )}
                  </p>
                  {entry.error === undefined ? null : (
                    <p className="tg-act-dialog__failure">{errorText(translator, entry.error)}</p>
                  )}
                </div>
                {mayRetryEntry(entry) ? (
                  <Button size="small" onClick={() => void notify.attempt(() => office.acts.retry(entry.id))}>
                    {t('words.retry')}
                  </Button>
                ) : null}
                <Button size="small" onClick={() => void notify.attempt(() => office.acts.drop(entry.id))}>
                  {t('acts.outbox.drop')}
                </Button>
              </li>
            );
          })}
          {here.map((entry) => (
            <LaterLine key={entry.id} entry={entry} now={now} onEdit={() => onEdit(entry)} />
          ))}
        </ul>
      )}
      <h3>{t('acts.later.title')}</h3>
      {error === undefined ? null : <p className="tg-act-dialog__note">{errorText(translator, error)}</p>}
      {later.length === 0 && error === undefined ? (
        <EmptyState small figure="boat" title={t('acts.later.empty')} detail={t('acts.later.emptyDetail')} />
      ) : (
        <ul className="tg-act-dialog__list" data-acts>
          {later.map((entry) => (
            <LaterLine key={entry.id} entry={entry} now={now} onEdit={() => onEdit(entry)} />
          ))}
        </ul>
      )}
    </div>
  );
}
