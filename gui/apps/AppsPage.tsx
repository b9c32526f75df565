// All apps by category, what was used lately, one's groups, and finding an app by name, pinyin or use.
import { useRef, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { WorkbenchScreen } from '#sdk/apps/screens/workbench.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { Card } from '../workbench/Card.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { AppTiles } from './AppTiles.tsx';
import { GroupsCard } from './GroupsCard.tsx';
import './home.css';

/** The page of all apps. */
export function AppsPage(): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new WorkbenchScreen(office));
  return (
    <AppFrame
      current="apps"
      place={t('workbench.apps.title')}
      turn="main"
      main={screen === undefined ? <ListSkeleton /> : <Apps screen={screen} />}
    />
  );
}

function Apps({ screen }: { readonly screen: WorkbenchScreen }): JSX.Element {
  const translator = useTranslator();
  const { t, language } = translator;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { apps, categories, recent, found, sought, error } = useScreen(screen);
  return (
    <div className="tg-home">
      <PaneHeader
        title={t('workbench.allApps')}
        onBack={() => void navigate('/main/apps')}
        acts={
          <span className="tg-home__search">
            <SearchBox
              inputRef={field}
              value={sought}
              placeholder={t('workbench.apps.searchHint')}
              onChange={(text) => screen.setSought(text)}
            />
          </span>
        }
      />
      <div className="tg-home__body">
        {apps === undefined ? (
          error === undefined ? (
            <ListSkeleton />
          ) : (
            <ErrorState
              detail={errorText(translator, error)}
              code={error.code}
              onRetry={() => void screen.reload()}
            />
          )
        ) : apps.length === 0 ? (
          <EmptyState
            figure="square"
            title={t('workbench.apps.empty')}
            detail={t('workbench.apps.emptyDetail')}
          />
        ) : found !== undefined ? (
          found.length === 0 ? (
            <EmptyState
              small
              figure="fish"
              title={t('workbench.apps.none')}
              detail={t('workbench.apps.noneDetail')}
            />
          ) : (
            <Card title={t('workbench.apps.title')}>
              <AppTiles screen={screen} apps={found} empty="" />
            </Card>
          )
        ) : (
          <>
            {recent.length === 0 ? null : (
              <Card title={t('workbench.apps.recent')}>
                <AppTiles screen={screen} apps={recent} empty="" />
              </Card>
            )}
            {categories.map(({ category, apps: own }) => (
              <Card key={category.id} title={inLanguage(category.name, language)}>
                <AppTiles screen={screen} apps={own} empty="" />
              </Card>
            ))}
            <GroupsCard screen={screen} />
          </>
        )}
      </div>
    </div>
  );
}
