// The frame of every signed-in page: rail, band, title, search and shortcut sheet around the page's own panes.
import { lazy, useRef, useState, type JSX, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dockOpen } from '../files/dock-state.ts';
import { Frame } from './Frame.tsx';
import type { NavigationName } from './navigation.ts';
import { Opening } from '../parts/Opening.tsx';
import { AppRail } from './AppRail.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { SearchOpener } from '../ground/search-opener.ts';
import { holdTyping, type TypeAhead } from './type-ahead.ts';
import { useLockNow } from '../ground/useLockNow.ts';
import { useBadges } from './useBadges.ts';
import { usePanes } from './usePanes.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useShortcuts } from '../ground/useShortcuts.ts';
import { useTitle } from '../ground/useTitle.ts';

const SearchDialog = lazy(async () => ({
  default: (await loadPart(() => import('../search/SearchDialog.tsx'))).SearchDialog,
}));
const ShortcutSheet = lazy(async () => ({
  default: (await loadPart(() => import('./ShortcutSheet.tsx'))).ShortcutSheet,
}));

/** What is searched: everything, or one chat. */
type Search = { readonly chatId?: string; readonly chatName?: string };

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
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { listWidth } = useScreen(app.settings);
  const { totals } = useScreen(chats);
  const [search, setSearch] = useState<Search>();
  const typeAhead = useRef<TypeAhead>(undefined);
  const [sheet, setSheet] = useState(false);
  const lockNow = useLockNow();
  const panes = usePanes();
  const openSearch = (within: Search): void => {
    typeAhead.current ??= holdTyping();
    setSearch(within);
  };
  const takeTyped = (): string => {
    const typed = typeAhead.current?.release() ?? '';
    typeAhead.current = undefined;
    return typed;
  };
  const closeSearch = (): void => {
    takeTyped();
    setSearch(undefined);
    panes.takeUp();
  };
  const go = (steps: 1 | -1, unread: boolean): void => {
    void chats.reach(steps, unread).then((chat) => {
      if (chat !== undefined) void navigate(`/main/messages/${chat.id}`);
    });
  };
  const badges = useBadges(app.office);
  useTitle(props.place, totals.unread, badges.todo);
  useShortcuts({
    search: () => openSearch({}),
    sheet: () => setSheet(true),
    nextChat: () => go(1, false),
    previousChat: () => go(-1, false),
    nextUnread: () => go(1, true),
    previousUnread: () => go(-1, true),
    messages: () => void navigate('/main/messages'),
    contacts: () => void navigate('/main/contacts'),
    settings: () => void navigate('/setting'),
    transfers: () => dockOpen.set(!dockOpen.get()),
    lock: lockNow,
    nextPane: () => panes.move(1),
    previousPane: () => panes.move(-1),
  });
  return (
    <SearchOpener value={openSearch}>
      <Frame
        rail={<AppRail current={props.current} counted={badges} onShortcuts={() => setSheet(true)} />}
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
      {search === undefined ? null : (
        <PaneBoundary onFail={closeSearch}>
          <Opening onClose={closeSearch}>
            <SearchDialog {...search} takeTyped={takeTyped} onClose={closeSearch} />
          </Opening>
        </PaneBoundary>
      )}
      {sheet ? (
        <PaneBoundary onFail={() => setSheet(false)}>
          <Opening onClose={() => setSheet(false)}>
            <ShortcutSheet onClose={() => setSheet(false)} />
          </Opening>
        </PaneBoundary>
      ) : null}
    </SearchOpener>
  );
}
