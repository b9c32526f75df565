// What to do first, until somebody has seen enough of it: on the page one lands on, and where no chat is open.
import type { JSX } from 'react';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { FirstSteps } from './FirstSteps.tsx';

/** The cards with the way to leave them; nothing once one has. */
export function FirstTour(): JSX.Element | null {
  const t = useText();
  const { office, settings } = useApp();
  const { showFirstSteps } = useScreen(settings);
  const notify = useNotify();
  if (!showFirstSteps) return null;
  return (
    <>
      <FirstSteps />
      <Button
        look="quiet"
        onClick={() => void notify.attempt(() => office.settings.set('showFirstSteps', false))}
      >
        {t('frame.firstSteps.hide')}
      </Button>
    </>
  );
}
