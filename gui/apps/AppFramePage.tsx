// An app whose page stands in this window: its head says where it is from, and the page itself reaches nothing of ours.
import { useEffect, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { AppOpening } from '#sdk/apps/apps-api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { OutsideFrame } from '../parts/OutsideFrame.tsx';
import { useTranslator } from '../parts/text.ts';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { openOutside } from '../workbench/open-outside.ts';
import { withToken } from './useOpenApp.ts';

/** The address names the app. */
export function AppFramePage(): JSX.Element {
  const { appId = '' } = useParams();
  return <Opened key={appId} appId={appId} />;
}

function Opened({ appId }: { readonly appId: string }): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const navigate = useNavigate();
  const [opening, setOpening] = useState<AppOpening>();
  const [error, setError] = useState<ErrorData>();
  useEffect(() => {
    office.apps.open(appId).then(setOpening, (thrown: unknown) => setError(asOfficeError(thrown).data));
  }, [office, appId]);
  const name = opening === undefined ? t('workbench.apps.title') : inLanguage(opening.name, language);
  const address = opening === undefined ? '' : withToken(opening.target, opening.token);
  const outside = (): void => void openOutside(address);
  return (
    <AppFrame
      current="apps"
      place={name}
      turn="main"
      main={
        error !== undefined ? (
          error.code === 'appGone' ? (
            <EmptyState level={1} figure="house" title={errorText(translator, error)} />
          ) : (
            <ErrorState detail={errorText(translator, error)} code={error.code} />
          )
        ) : opening === undefined ? (
          <ListSkeleton />
        ) : (
          <>
            <PaneHeader
              title={name}
              meta={t('workbench.apps.outsideOf', {
                host: URL.canParse(opening.target) ? new URL(opening.target).host : '',
              })}
              onBack={() => void navigate('/main/apps')}
              acts={
                <Button look="plain" icon="link" size="small" onClick={outside}>
                  {t('workbench.apps.openInBrowser')}
                </Button>
              }
            />
            <OutsideFrame address={address} title={t('workbench.apps.frame', { name })} onOutside={outside} />
          </>
        )
      }
    />
  );
}
