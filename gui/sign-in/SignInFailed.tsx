// Draws, in place of the form, that the sign-in page could not be had.
import type { JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useText } from '../parts/text.ts';

/** With the way to try again. */
export function SignInFailed({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  const t = useText();
  return (
    <div className="tg-sign-in__placeholder">
      <EmptyState
        figure="boat"
        title={t('signIn.loadFailed')}
        detail={t('signIn.loadFailedDetail')}
        act={
          <Button icon="redo" onClick={onRetry}>
            {t('words.retry')}
          </Button>
        }
      />
    </div>
  );
}
