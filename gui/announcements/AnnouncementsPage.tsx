// Announcements: the list at the left, and beside it the one that is read or the one that is written.
import { useEffect, type JSX } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { AnnouncementListScreen } from '#sdk/announcements/screens/announcement-list.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useText } from '../parts/text.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { AnnouncementReading } from './AnnouncementReading.tsx';
import { PublishPane } from './PublishPane.tsx';
import './announcements.css';

const route = '/main/announcements';

/** The address names the open one; `?write` writes a new one, `?edit` changes the open one. */
export function AnnouncementsPage(): JSX.Element {
  const { office } = useApp();
  const t = useText();
  const screen = useOwnScreen(() => new AnnouncementListScreen(office));
  const place = t('workbench.announcement.title');
  if (screen === undefined)
    return <AppFrame current="apps" place={place} turn="list" list={<ListSkeleton />} main={null} />;
  return <Whole screen={screen} place={place} />;
}

function Whole({
  screen,
  place,
}: {
  readonly screen: AnnouncementListScreen;
  readonly place: string;
}): JSX.Element {
  const t = useText();
  const navigate = useNavigate();
  const { announcementId } = useParams();
  const [search] = useSearchParams();
  const fold = useFrameFold();
  const { open } = useScreen(screen);
  useEffect(() => void screen.open(announcementId), [screen, announcementId]);
  const go = (id: string | undefined): void => void navigate(id === undefined ? route : `${route}/${id}`);
  const writes = search.has('write') || (search.has('edit') && open !== undefined);
  const turns = fold === 'turns' || fold === 'phone';
  return (
    <AppFrame
      current="apps"
      place={place}
      turn={announcementId === undefined && !writes ? 'list' : 'main'}
      list={
        <AnnouncementList
          screen={screen}
          openId={announcementId}
          onOpen={go}
          onWrite={() => void navigate(`${route}?write`)}
        />
      }
      main={
        writes ? (
          <PublishPane
            key={search.has('edit') ? open?.id : 'new'}
            before={search.has('edit') ? open : undefined}
            onDone={(made) => {
              void screen.reload();
              go(made.id);
            }}
            onClose={() => go(announcementId)}
          />
        ) : announcementId === undefined ? (
          <EmptyState level={1} figure="boat" title={t('workbench.announcement.welcome')} />
        ) : (
          <AnnouncementReading
            screen={screen}
            onEdit={() => void navigate(`${route}/${announcementId}?edit`)}
            {...(turns ? { onBack: () => go(undefined) } : {})}
          />
        )
      }
    />
  );
}
