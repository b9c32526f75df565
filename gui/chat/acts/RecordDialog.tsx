// Draws the whole of a record of messages that were forwarded as one.
import { useEffect, useState, type JSX } from 'react';
import type { ForwardedRecord } from '#sdk/api.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useApp } from '../../app/app-parts.ts';
import { errorText } from '../../app/error-text.ts';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { useTranslator } from '../../parts/text.ts';
import { ActFrame } from './ActFrame.tsx';

/** Mounted is open. */
export function RecordDialog(props: {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { office } = useApp();
  const [found, setFound] = useState<{ record?: ForwardedRecord; error?: ErrorData }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    office.acts.forwarded(props.id).then(
      (record) => !left && setFound({ record }),
      (error: unknown) => !left && setFound({ error: asOfficeError(error).data }),
    );
    return () => {
      left = true;
    };
  }, [office, props.id, attempt]);
  const { record, error } = found;
  return (
    <ActFrame title={props.title} wide onClose={props.onClose}>
      {error === undefined ? null : (
        <ErrorState
          detail={errorText(translator, error)}
          code={error.code}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <ul className="tg-act-dialog__list" data-text>
        {record === undefined && error === undefined ? <ListSkeleton rows={4} /> : null}
        {(record?.messages ?? []).map((message, at) => (
          // A record never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <div className="tg-act-dialog__text">
              <span className="tg-act-dialog__who">
                <b className="tg-truncate">{message.senderName}</b>
                <time className="tg-number">{fullTime(translator, message.time)}</time>
              </span>
              <p dir="auto">{lineText(translator, summarize(message.text))}</p>
            </div>
          </li>
        ))}
      </ul>
    </ActFrame>
  );
}
