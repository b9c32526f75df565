// The page of the cloud disk: the disks beside a folder, or one of the lists across disks.
import { useEffect, type JSX } from 'react';
import { useParams } from 'react-router';
import { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { DetailsPane } from './DetailsPane.tsx';
import { detailsShown } from './disk-clip.ts';
import { DiskOpenings } from './DiskOpenings.tsx';
import { DiskPane } from './DiskPane.tsx';
import { DiskSidebar } from './DiskSidebar.tsx';
import { useLive } from './useLive.ts';
import { viewOf } from './views.ts';
import './DiskPage.css';
import './DiskViews.css';

/** The address names the list and, below it, the folder. */
export function DiskPage(): JSX.Element {
  const { office, config } = useApp();
  const { navigationTitles } = useScreen(config);
  const { person } = useDesk();
  const { t } = useTranslator();
  const { kind, folderId } = useParams();
  const { view } = viewOf(kind);
  const screen = useOwnScreen(() => new DiskFolderScreen(office, person.id));
  const details = useLive(detailsShown);
  useEffect(() => {
    void screen?.open(view, folderId);
  }, [screen, view, folderId]);
  return (
    <AppFrame
      current="disk"
      place={navigationTitles['disk'] ?? t('disk.title')}
      turn={kind === undefined ? 'list' : 'main'}
      list={screen === undefined ? <ListSkeleton /> : <DiskSidebar screen={screen} />}
      main={
        screen === undefined ? null : (
          <>
            <DiskPane screen={screen} />
            <DiskOpenings />
          </>
        )
      }
      {...(details && screen !== undefined
        ? { details: <DetailsPane screen={screen} />, onCloseDetails: () => detailsShown.set(false) }
        : {})}
    />
  );
}
