// The frame of every signed-in page: rail, band and title around the page's own panes.
import type { JSX, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Frame } from './Frame.tsx';
import type { NavigationName } from './navigation.ts';
import { AppRail } from './AppRail.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { OwnActs } from './OwnActs.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useLayers } from '../ground/layer-openers.ts';
import { useBadges } from './useBadges.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useTitle } from '../ground/useTitle.ts';

/** The page gives its panes; `place` is its name in the window's title. */
export function AppFrame(props: {
  readonly current: NavigationName | 'settings' | undefined;
  readonly place: string;
  readonly turn: 'list' | 'main';
  readonly list?: ReactNode;
  readonly main: ReactNode;
  readonly details?: ReactNode;
  readonly onCloseDetails?: () => void;
}): JSX.Element {
  const app = useApp();
  const { chats } = useDesk();
  const { pathname } = useLocation();
  const { listWidth } = useScreen(app.settings);
  const { totals } = useScreen(chats);
  const { sheet } = useLayers();
  const badges = useBadges(app.office);
  useTitle(props.place, totals.unread, badges.todo);
  return (
    <>
      <Frame
        rail={<AppRail current={props.current} counted={badges} onShortcuts={sheet} />}
        banner={<ConnectionBanner />}
        turn={props.turn}
        {...(props.list === undefined
          ? {}
          : {
              list: (
                <PaneBoundary of={pathname} shape="list">
                  {props.list}
                </PaneBoundary>
              ),
            })}
        main={<PaneBoundary of={pathname}>{props.main}</PaneBoundary>}
        {...(props.details === undefined
          ? {}
          : { details: <PaneBoundary of={pathname}>{props.details}</PaneBoundary> })}
        {...(props.onCloseDetails === undefined ? {} : { onCloseDetails: props.onCloseDetails })}
        listWidth={listWidth}
        onListWidth={(width) => void app.office.settings.set('listWidth', width)}
      />
      <OwnActs />
    </>
  );
}
