// Draws a place that could not be opened: the office does not answer, a script did not come, or a fault of ours.
import { useEffect, type JSX } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { asOfficeError } from '#sdk/errors.ts';
import { ErrorState } from '../parts/ErrorState.tsx';
import { useTranslator } from '../parts/text.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { logFault } from '../ground/log-fault.ts';
import './pages.css';

/** Says what happened and tries again. A fault of ours is logged on the device by whoever sees it first: here. */
export function BrokenPage(): JSX.Element {
  const translator = useTranslator();
  const app = useApp();
  const thrown = useRouteError();
  const revalidator = useRevalidator();
  const error = asOfficeError(thrown);
  useEffect(() => logFault(app, thrown), [app, thrown]);
  const config = app.config.getSnapshot().phase === 'fail';
  const reason = errorText(translator, error.data);
  return (
    <main className="tg-page">
      <ErrorState
        title={translator.t(
          config
            ? 'frame.configFailed'
            : error.kind === 'network'
              ? 'frame.resumeFailed'
              : 'errors.somethingWrong',
        )}
        detail={config ? translator.t('frame.configFailedDetail', { reason }) : reason}
        code={error.code}
        onRetry={() => {
          if (error.kind === 'bug') location.reload();
          else void revalidator.revalidate();
        }}
      />
    </main>
  );
}
