// Draws what stands where no chat is open: the organisation's own page where its server names one, else ours.
import type { JSX } from 'react';
import { welcomePage } from '#sdk/config/rules/welcome-page.ts';
import { useApp } from '../ground/app-parts.ts';
import { FirstTour } from '../frame/FirstTour.tsx';
import { useScreen } from '../ground/useScreen.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useText } from '../parts/text.ts';
import './WelcomeView.css';

/** A page of the office's own server is shown in a frame that has no part in ours; any other is a link. */
export function WelcomeView(): JSX.Element {
  const t = useText();
  const { config } = useApp();
  const { constants } = useScreen(config);
  const page = welcomePage(constants, location.origin);
  if (page?.shown === true)
    return (
      <iframe
        className="tg-welcome"
        title={t('chat.empty.welcomePage')}
        src={page.url}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
      />
    );
  return (
    <EmptyState
      level={1}
      figure="runner"
      title={t('chat.empty.welcomeTitle')}
      detail={t('chat.empty.welcomeDetail')}
      act={
        page !== undefined ? (
          <a
            className="tg-welcome__link"
            href={page.url}
            target="_blank"
            rel="noopener noreferrer"
            title={page.url}
          >
            {t('chat.empty.welcomeOpen')}
          </a>
        ) : (
          <FirstTour />
        )
      }
    />
  );
}
