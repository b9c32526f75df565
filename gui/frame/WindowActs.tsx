// What can be done from every page: the keys that need none of them, the search and the sheet of the shortcuts.
import { lazy, useEffect, useMemo, useRef, useState, type JSX, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { dockOpen } from '../files/dock-state.ts';
import { useDesk } from '../ground/app-parts.ts';
import { takeEarly } from '../ground/early-shortcut.ts';
import { LayerOpenersProvider, type SearchWithin } from '../ground/layer-openers.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { holdTyping, type TypeAhead } from '../ground/type-ahead.ts';
import { doableActs } from '../ground/shortcut-board.ts';
import { useLockNow } from '../ground/useLockNow.ts';
import { useShortcuts } from '../ground/useShortcuts.ts';
import { holdInMain } from '../parts/free-focus.ts';
import { isWhole } from '../parts/load-translator.ts';
import { Opening } from '../parts/Opening.tsx';
import { useTranslator } from '../parts/text.ts';
import { usePanes } from './usePanes.ts';

const SearchDialog = lazy(async () => ({
  default: (await loadPart(() => import('../search/SearchDialog.tsx'))).SearchDialog,
}));
const ShortcutSheet = lazy(async () => ({
  default: (await loadPart(() => import('./ShortcutSheet.tsx'))).ShortcutSheet,
}));

/** `/main/messages` of `/main/messages/c-1`: within a page, layers stay. */
const pageOf = (pathname: string): string => pathname.split('/', 3).join('/');

/** Stands over the pages, so that a key counts while one of them is still on its way. */
export function WindowActs({ children }: { readonly children: ReactNode }): JSX.Element {
  const { chats } = useDesk();
  const navigate = useNavigate();
  const way = useNavigation();
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const [search, setSearch] = useState<SearchWithin>();
  const [sheet, setSheet] = useState(false);
  const typeAhead = useRef<TypeAhead>(undefined);
  /** The page that the layers lie over; while one is on its way, that one. */
  const under = useRef(page);
  const lockNow = useLockNow();
  const panes = usePanes();
  // Both name what features do.
  const ready = isWhole(useTranslator());
  const takeTyped = (): string => {
    const typed = typeAhead.current?.release() ?? '';
    typeAhead.current = undefined;
    return typed;
  };
  const close = (): void => {
    takeTyped();
    setSearch(undefined);
    setSheet(false);
  };
  const closeSearch = (): void => {
    close();
    panes.takeUp();
  };
  const open = {
    search: (within: SearchWithin, held?: TypeAhead): void => {
      typeAhead.current ??= held ?? holdTyping();
      under.current = pageOf(way.location?.pathname ?? page);
      setSearch(within);
    },
    sheet: (): void => {
      under.current = pageOf(way.location?.pathname ?? page);
      setSheet(true);
    },
  };
  const latest = useRef({ open, close });
  useEffect(() => {
    latest.current = { open, close };
  });
  const openers = useMemo(
    () => ({
      search: (within: SearchWithin) => latest.current.open.search(within),
      sheet: () => latest.current.open.sheet(),
    }),
    [],
  );
  const go = (steps: 1 | -1, unread: boolean): void => {
    void chats.reach(steps, unread).then((chat) => {
      if (chat !== undefined) void navigate(`/main/messages/${chat.id}`);
    });
  };
  useShortcuts({
    search: () => open.search({}),
    sheet: open.sheet,
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
  useEffect(() => {
    const early = takeEarly();
    if (early?.name === 'search') latest.current.open.search({}, early.typeAhead);
    else if (early !== undefined) doableActs()[early.name]?.();
  }, []);
  // Who goes on to another page has left what lay over this one.
  useEffect(() => {
    if (under.current === page || way.state !== 'idle') return;
    under.current = page;
    latest.current.close();
  }, [page, way.state]);
  // What had the focus has gone with the place it stood in. Who has only come to the window begins at its beginning.
  const stood = useRef(pathname);
  useEffect(() => {
    if (stood.current === pathname || way.state !== 'idle') return undefined;
    stood.current = pathname;
    return holdInMain();
  }, [pathname, way.state]);
  return (
    <LayerOpenersProvider value={openers}>
      {children}
      {search === undefined ? null : (
        <PaneBoundary onFail={closeSearch}>
          <Opening ready={ready} onClose={closeSearch}>
            <SearchDialog {...search} takeTyped={takeTyped} onClose={closeSearch} />
          </Opening>
        </PaneBoundary>
      )}
      {sheet ? (
        <PaneBoundary onFail={() => setSheet(false)}>
          <Opening ready={ready} onClose={() => setSheet(false)}>
            <ShortcutSheet onClose={() => setSheet(false)} />
          </Opening>
        </PaneBoundary>
      ) : null}
    </LayerOpenersProvider>
  );
}
