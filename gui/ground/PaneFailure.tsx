// Draws what stands in the place of a pane that failed: that the rest goes on, and the way to try again.
import type { JSX } from 'react';
import { asOfficeError } from '#sdk/errors.ts';
import { Button } from '../parts/Button.tsx';
import type { Fault } from '../parts/ErrorBoundary.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { useTranslator } from '../parts/text.ts';
import { errorText } from './error-text.ts';
import './PaneFailure.css';

/** How much room there is: a whole pane, a list, or a line among others. */
export type PaneShape = 'pane' | 'list' | 'line';

/** What fails a second time is not drawn a third: the window is loaded anew. So is a script that did not come at all. */
export function PaneFailure(props: Fault & { readonly shape: PaneShape }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const error = asOfficeError(props.thrown);
  const again = props.times > 1;
  const reloads = again || error.code === 'scriptFailed';
  const detail =
    error.kind !== 'bug'
      ? errorText(translator, error.data)
      : t(again ? 'frame.paneFailedAgain' : 'frame.paneFailedDetail');
  const act = reloads ? () => location.reload() : props.onAgain;
  const label = reloads ? t('frame.reload') : t('words.retry');
  if (props.shape === 'line')
    return (
      <div className="tg-pane-failure" role="alert">
        <span className="tg-pane-failure__text">
          <b>{t('frame.paneFailed')}</b>
          <small>{detail}</small>
        </span>
        <Button size="small" onClick={act}>
          {label}
        </Button>
      </div>
    );
  return (
    <ErrorState
      title={t('frame.paneFailed')}
      detail={detail}
      code={error.code}
      retryLabel={label}
      onRetry={act}
      small={props.shape === 'list'}
    />
  );
}
