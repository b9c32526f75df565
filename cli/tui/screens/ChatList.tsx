// Draws the list of chats with its own cursor; filtering, ordering and opening are done from here.
import { Box } from 'ink';
import { useMemo, useState, type JSX } from 'react';
import type { ChatFilter, ChatListSnapshot } from '#sdk/chat/screens/chat-list.ts';
import { shownChats } from '../lines/chat-rows.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { Line } from '../parts/Line.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { useChatCommands } from '../commands/useChatCommands.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useNow } from '../frame/useNow.ts';
import { useOpenNeighbour } from '../commands/useOpenNeighbour.ts';
import { useScreen } from '../frame/useScreen.ts';
import { ChatRow } from './ChatRow.tsx';
import { FilterLine } from './FilterLine.tsx';

const filters: readonly ChatFilter[] = ['all', 'unread', 'mentioned', 'groups', 'focus'];

/** `top` is its first row on the screen. */
export function ChatList(props: {
  readonly width: number;
  readonly height: number;
  readonly top: number;
}): JSX.Element | null {
  const { width, height, top } = props;
  const { chats, go, isLinear, presence, translator } = useDesk();
  const focus = useFocus();
  const list = useScreen(chats);
  const { statuses, typing } = useScreen(presence);
  const now = useNow();
  const notify = useNotify();
  const [active, setActive] = useState<string>();
  const [query, setQuery] = useState('');
  const [unreadFirst, setUnreadFirst] = useState(false);
  const rows = useMemo(() => shownChats(list.rows, { query, unreadFirst }), [list.rows, query, unreadFirst]);
  const isFiltering = focus.within === 'filter';
  const hasLine = isFiltering || query !== '' || list.filter !== 'all' || unreadFirst;
  const room = hasLine ? height - 1 : height;
  const at = Math.max(
    0,
    // The best answer to a filter is the one Enter opens.
    rows.findIndex((row) => row.id === (active ?? (query === '' ? focus.chatId : undefined))),
  );
  const isFocused = focus.tab === 'messages' && focus.pane === 'list' && focus.overlay === undefined;
  const moveTo = (index: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row !== undefined) setActive(row.id);
    if (index + 2 * room > rows.length) notify.attempt(() => chats.need(index + 4 * room));
  };
  /** Filtering, ordering and the very last row want rows that were not needed so far. */
  const withAll = (work: () => void): void =>
    notify.attempt(async () => {
      await chats.need(Number.MAX_SAFE_INTEGER);
      work();
    });
  const toBottom = (): void => {
    const row = shownChats(chats.getSnapshot().rows, { query, unreadFirst }).at(-1);
    if (row !== undefined) setActive(row.id);
  };
  const open = (): void => {
    const row = rows[at];
    if (row === undefined) return;
    setActive(undefined);
    setQuery('');
    go({ type: 'open', chatId: row.id });
  };
  const search = (typed: string): void => {
    setQuery(typed);
    setActive(undefined);
  };
  const leaveFilter = (): void => {
    setQuery('');
    setActive(undefined);
    go({ type: 'within', within: undefined });
  };
  const openNeighbour = useOpenNeighbour();
  const hasRows = rows.length > 0;
  const hasUnread = list.totals.chats > 0;
  useChatCommands(isFocused ? rows[at] : list.selected);
  useCommands({
    listUp: hasRows ? () => moveTo(at - 1) : undefined,
    listDown: hasRows ? () => moveTo(at + 1) : undefined,
    listPageUp: hasRows ? () => moveTo(at - room) : undefined,
    listPageDown: hasRows ? () => moveTo(at + room) : undefined,
    listTop: hasRows ? () => moveTo(0) : undefined,
    listBottom: hasRows ? () => withAll(toBottom) : undefined,
    listOpen: hasRows ? open : undefined,
    listFilter: () => {
      go({ type: 'within', within: 'filter' });
      withAll(() => undefined);
    },
    listNextUnread: hasUnread ? () => openNeighbour(1, true) : undefined,
    listPreviousUnread: hasUnread ? () => openNeighbour(-1, true) : undefined,
    listView: () => chats.setFilter(filters[(filters.indexOf(list.filter) + 1) % filters.length] ?? 'all'),
    listOrder: () => withAll(() => setUnreadFirst(!unreadFirst)),
    listLeave:
      query !== '' || focus.chatId !== undefined
        ? () => (query === '' ? go({ type: 'pane', pane: 'composer' }) : leaveFilter())
        : undefined,
    filterOpen: hasRows ? open : undefined,
    filterUp: hasRows ? () => moveTo(at - 1) : undefined,
    filterDown: hasRows ? () => moveTo(at + 1) : undefined,
    filterLeave: leaveFilter,
  });
  if (isLinear && !isFocused) return null;
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0} overflow="hidden">
      {hasLine ? (
        <FilterLine
          width={width}
          top={top}
          filter={list.filter}
          unreadFirst={unreadFirst}
          query={query}
          isActive={isFiltering}
          onQuery={search}
        />
      ) : null}
      {hasRows ? (
        <WindowedList
          rows={rows}
          keyOf={(row) => row.id}
          chosen={at}
          width={width}
          height={room}
          label={translator.t('frame.nav.messages')}
          onPick={(index) => {
            const row = rows[index];
            if (row !== undefined) go({ type: 'open', chatId: row.id });
          }}
          onWheel={(steps) => moveTo(at + steps)}
          row={(row, index) => (
            <ChatRow
              chat={row}
              width={width}
              isOpen={row.id === focus.chatId}
              isActive={isFocused && index === at}
              isOnline={row.peerId !== undefined && list.online.has(row.peerId)}
              isTyping={typing.has(row.id)}
              status={statuses[row.peerId ?? '']}
              now={now}
            />
          )}
        />
      ) : (
        <NoChats list={list} query={query} />
      )}
    </Box>
  );
}

function NoChats({ list, query }: { readonly list: ChatListSnapshot; readonly query: string }): JSX.Element {
  const { t } = useDesk().translator;
  const said =
    list.phase === 'loading'
      ? t('words.loading')
      : query !== ''
        ? t('chat.empty.noHitsTitle', { query })
        : t(list.filter === 'all' ? 'chat.empty.listTitle' : 'chat.empty.filterTitle');
  return <Line spans={[{ text: ` ${said}`, tone: 'soft' }]} />;
}
