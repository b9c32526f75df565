// Draws one thing that waits for its time: what it is and when, what it waits for on this device, and what can be done.
import type { JSX } from 'react';
import type { LaterEntry } from '#sdk/api.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { mayRetryHere } from '#sdk/chat/screens/waiting.ts';
import { laterState, laterText } from '#sdk/locales/later-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useNotify } from '../../ground/useNotify.ts';
import { Button } from '../../parts/Button.tsx';
import { useTranslator } from '../../parts/text.ts';
import { WhoAndWhen } from './WhoAndWhen.tsx';

/** A line of a list, as it is said at `now` (epoch ms); `onEdit` asks for other words and another time. */
export function LaterLine(props: {
  readonly entry: LaterEntry;
  readonly now: number;
  readonly onEdit: () => void;
}): JSX.Element {
  const { entry, now, onEdit } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const notify = useNotify();
  const act = (work: () => Promise<void>) => () => void notify.attempt(work);
  return (
    <li>
      <div className="tg-act-dialog__text">
        <WhoAndWhen name={entry.chatName} time={entry.dueTime} now={now} />
        <p className="tg-truncate" lang={textLanguage(entry.text)}>
          {laterText(translator, entry)}
        </p>
        {entry.here === undefined ? null : (
          <p className="tg-act-dialog__note tg-number">{laterState(translator, entry)}</p>
        )}
        {entry.error === undefined ? null : (
          <p className="tg-act-dialog__failure">{errorText(translator, entry.error)}</p>
        )}
      </div>
      {entry.mid === undefined ? (
        <>
          <Button size="small" onClick={onEdit}>
            {t('acts.later.edit')}
          </Button>
          {mayRetryHere(entry) ? (
            <Button size="small" onClick={act(() => office.acts.retry(entry.id))}>
              {t('words.retry')}
            </Button>
          ) : null}
          <Button size="small" onClick={act(() => office.later.now(entry.id))}>
            {t('acts.later.now')}
          </Button>
        </>
      ) : null}
      <Button size="small" onClick={act(() => office.later.cancel(entry.id))}>
        {t('acts.later.cancel')}
      </Button>
    </li>
  );
}
