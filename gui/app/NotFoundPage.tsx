// Draws the place for addresses that lead nowhere.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useText } from '../parts/text.ts';
import { AppFrame } from '../frame/AppFrame.tsx';

/** Within the frame, so that nobody is lost. */
export function NotFoundPage(): JSX.Element {
  const t = useText();
  const navigate = useNavigate();
  return (
    <AppFrame
      current={undefined}
      place={t('frame.notFound')}
      turn="main"
      main={
        <EmptyState
          level={1}
          figure="boat"
          title={t('frame.notFound')}
          detail={t('frame.notFoundDetail')}
          act={<Button onClick={() => void navigate('/')}>{t('frame.toHome')}</Button>}
        />
      }
    />
  );
}
