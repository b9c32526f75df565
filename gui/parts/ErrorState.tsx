// Draws a place that could not load: what happened, what to do, a retry, the code in small.
import type { JSX } from 'react';
import { errorCatalogue } from '#sdk/errors.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useText } from './text.ts';

/** Errors after which nothing helps but loading the page anew. */
const onlyAnew: ReadonlySet<string> = new Set(
  Object.entries(errorCatalogue).flatMap(([code, { recovery }]) => (recovery === 'reload' ? [code] : [])),
);

/** `detail` is the translated sentence of the error; `code` is for whoever is asked for help. */
export function ErrorState(props: {
  readonly title?: string;
  readonly detail: string;
  readonly code?: string;
  readonly onRetry?: () => void;
  /** What the button says instead of «Try again». */
  readonly retryLabel?: string;
  readonly small?: boolean;
}): JSX.Element {
  const t = useText();
  // What this page cannot do any more is not tried again in it.
  const reloads = props.code !== undefined && onlyAnew.has(props.code);
  const act = reloads ? () => location.reload() : props.onRetry;
  return (
    <EmptyState
      figure="boat"
      small={props.small ?? false}
      title={props.title ?? t('errors.somethingWrong')}
      detail={props.detail}
      act={
        <>
          {act ? (
            <Button icon="redo" onClick={act}>
              {reloads ? t('frame.reload') : (props.retryLabel ?? t('words.retry'))}
            </Button>
          ) : null}
          {props.code === undefined ? null : (
            <small className="tg-empty__code tg-number">{t('words.errorCode', { code: props.code })}</small>
          )}
        </>
      }
    />
  );
}
