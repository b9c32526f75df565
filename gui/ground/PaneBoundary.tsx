// Holds a pane of the window: what fails in it takes its own place and no other, says so there, and can be tried again.
import type { JSX, ReactNode } from 'react';
import { asOfficeError } from '#sdk/errors.ts';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { useApp } from './app-parts.ts';
import { logFault } from './log-fault.ts';
import { PaneFailure, type PaneShape } from './PaneFailure.tsx';
import { useNotify } from './useNotify.ts';

/** `of` is what is shown, e.g. the address: another thing starts without the failure of the one before. */
export function PaneBoundary(props: {
  readonly children: ReactNode;
  readonly of?: string;
  readonly shape?: PaneShape;
  /** Of what has no place of its own (a dialog): a notice tells of the failure, and this takes the thing away. */
  readonly onFail?: () => void;
}): JSX.Element {
  const app = useApp();
  const notify = useNotify();
  const { onFail, shape = 'pane' } = props;
  return (
    <ErrorBoundary
      of={props.of ?? ''}
      onFault={(thrown) => {
        logFault(app, thrown);
        if (onFail === undefined) return;
        notify.fail(asOfficeError(thrown).data);
        onFail();
      }}
      fallback={(fault) => (onFail === undefined ? <PaneFailure {...fault} shape={shape} /> : null)}
    >
      {props.children}
    </ErrorBoundary>
  );
}
