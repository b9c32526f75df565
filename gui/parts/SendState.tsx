// Draws the small line under my bubble: sending, sent, read, waiting, or failed with a way out.
import type { JSX } from 'react';
import { useText } from './text.ts';
import './SendState.css';

/** `text` is what the SDK's state says in words; a failed one brings `onRetry`, or `onEdit` where other words are needed. */
export function SendState(props: {
  readonly text: string;
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  readonly onEdit?: () => void;
}): JSX.Element {
  const t = useText();
  return (
    <div className="tg-send-state tg-number" data-failed={props.failed || undefined}>
      <span>{props.text}</span>
      {props.onRetry ? (
        <button type="button" onClick={props.onRetry}>
          {t('words.retry')}
        </button>
      ) : null}
      {props.onEdit ? (
        <button type="button" onClick={props.onEdit}>
          {t('chat.messageActions.edit')}
        </button>
      ) : null}
    </div>
  );
}
