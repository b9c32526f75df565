// Draws the small line under my bubble: sending, sent, read, waiting, or failed with a way out.
import type { JSX } from 'react';
import { useText } from './text.ts';
import './SendState.css';

/** `text` is what the SDK's state says in words; a failed one brings `onRetry`, or `onEdit` where other words are needed. */
export function SendState(props: {
  readonly text: string;
  readonly time?: string;
  /** Opens what is behind the state. */
  readonly onOpen?: () => void;
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  readonly onEdit?: () => void;
}): JSX.Element {
  const t = useText();
  return (
    <div className="tg-send-state tg-number" data-failed={props.failed || undefined}>
      {props.time === undefined ? null : <time>{props.time}</time>}
      {props.onOpen === undefined ? (
        <span>{props.text}</span>
      ) : (
        <button type="button" className="tg-send-state__open" onClick={props.onOpen}>
          {props.text}
        </button>
      )}
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
