// Draws why a conversation cannot be opened, and what to do instead.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import type { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { useTranslator } from '../parts/text.ts';
import { useWayBack } from './useWayBack.ts';

/** Nothing while nothing is wrong. */
export function Unopened({ screen }: { readonly screen: TimelineScreen }): JSX.Element | null {
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const { error } = useScreen(screen);
  const back = useWayBack();
  if (error === undefined) return null;
  // The office answers the same for what is not there and what is not ours.
  if (error.code === 'chatNotFound' || error.code === 'notFound' || error.code === 'forbidden')
    return (
      <>
        {back.onBack ? <PaneHeader title={t('frame.nav.messages')} {...back} /> : null}
        <EmptyState
          level={back.onBack ? 2 : 1}
          figure="boat"
          title={t('chat.gone')}
          detail={t('chat.goneDetail')}
          act={<Button onClick={() => void navigate('/main/messages')}>{t('chat.toList')}</Button>}
        />
      </>
    );
  return (
    <>
      {back.onBack ? <PaneHeader title={t('frame.nav.messages')} {...back} /> : null}
      <ErrorState detail={errorText(translator, error)} code={error.code} onRetry={() => location.reload()} />
    </>
  );
}
