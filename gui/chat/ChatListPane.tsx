// Draws the list pane: search, filters, and the chats, virtual so that ten thousand cost what ten do.
import { useVirtualizer } from '@tanstack/react-virtual';
import { lazy, useEffect, useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ChatFilter } from '#sdk/chat/screens/chat-list.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { Opening } from '../parts/Opening.tsx';
import { loadPart } from '../ground/lazy-part.ts';
import { useLayers } from '../ground/layer-openers.ts';
import { useNow } from '../ground/useNow.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { ChipRow } from '../parts/ChipRow.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SkeletonRow } from '../parts/SkeletonRow.tsx';
import { SearchTrigger } from '../parts/SearchTrigger.tsx';
import { useText } from '../parts/text.ts';
import { AssistantRow } from './AssistantRow.tsx';
import { ChatRow } from './ChatRow.tsx';
import { useChatMenu } from './useChatMenu.tsx';
import './TimelineView.css';
import './ChatListPane.css';

const CreateGroupDialog = lazy(async () => ({
  default: (await loadPart(() => import('../groups/CreateGroupDialog.tsx'))).CreateGroupDialog,
}));
const WaitingDialog = lazy(async () => ({
  default: (await loadPart(() => import('./acts/WaitingDialog.tsx'))).WaitingDialog,
}));

/** Row heights by density in px: the token and 2 px between rows. */
const rowHeights = { comfortable: 58, compact: 46 } as const;

/** Rows asked for beyond the last one drawn, so that scrolling meets rows and not their outlines. */
const rowsAhead = 60;

/** One Tab stop; arrows move, Enter opens, the menu key opens the menu. */
export function ChatListPane({ chatId }: { readonly chatId: string | undefined }): JSX.Element {
  const t = useText();
  const { settings } = useApp();
  const { chats, person, presence: present } = useDesk();
  const { density } = useScreen(settings);
  const list = useScreen(chats);
  const presence = useScreen(present);
  const { search } = useLayers();
  const { hint } = useShortcutKeys();
  const navigate = useNavigate();
  const now = useNow();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const [creating, setCreating] = useState(false);
  const [waits, setWaits] = useState(false);
  const { menu, openMenu, openFor } = useChatMenu();
  const { rows, count } = list;
  const activeIndex = rows.findIndex((row) => row.id === (active ?? chatId));

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[density],
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    paddingEnd: 8,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, density]);
  const lastShown = virtualizer.getVirtualItems().at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length < count) void chats.need(lastShown + rowsAhead);
  }, [chats, count, rows.length, lastShown]);
  const openIndex = rows.findIndex((row) => row.id === chatId);
  const broughtTo = useRef<string>(undefined);
  useEffect(() => {
    // Only another chat moves the list; new messages may reorder it without taking the person along.
    if (openIndex < 0 || broughtTo.current === chatId) return;
    broughtTo.current = chatId;
    virtualizer.scrollToIndex(openIndex, { align: 'auto' });
  }, [chatId, openIndex, virtualizer]);

  const rowId = (key: string): string => `${id}-${key}`;
  const open = (key: string): void => void navigate(`/main/messages/${key}`);
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const last = count - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(last, activeIndex + 1),
      ArrowUp: Math.max(0, activeIndex - 1),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const row = rows[target ?? activeIndex];
    if (row === undefined) {
      // The row is on its way: the list goes there, and the next key finds it.
      if (target === undefined) return;
      virtualizer.scrollToIndex(target, { align: 'auto' });
      event.preventDefault();
      return;
    }
    if (target !== undefined) {
      setActive(row.id);
      virtualizer.scrollToIndex(target, { align: 'auto' });
    } else if (event.key === 'Enter' || event.key === ' ') open(row.id);
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const box = document.getElementById(rowId(row.id))?.getBoundingClientRect();
      openMenu(row, { left: (box?.left ?? 0) + 56, top: (box?.top ?? 0) + 40 });
    } else return;
    event.preventDefault();
  };
  const unread = list.totals.unread;
  return (
    <>
      <ListHeader>
        <SearchTrigger label={t('words.search')} shortcut={hint('search')} onOpen={() => search({})} />
        <IconButton icon="send" label={t('acts.outbox.title')} onClick={() => setWaits(true)} />
        <MenuButton
          label={t('chat.newChat')}
          entries={[
            { id: 'direct', label: t('groups.direct'), icon: 'chat' },
            { id: 'group', label: t('groups.create'), icon: 'people' },
          ]}
          onChoose={(chosen) => (chosen === 'group' ? setCreating(true) : void navigate('/main/contacts'))}
        >
          {({ expanded, toggle }) => (
            <IconButton icon="plus" label={t('chat.newChat')} expanded={expanded} onClick={toggle} />
          )}
        </MenuButton>
      </ListHeader>
      <ChipRow
        label={t('chat.filter.label')}
        chosen={list.filter}
        onChoose={(filter) => chats.setFilter(filter as ChatFilter)}
        choices={[
          { id: 'all', label: t('chat.filter.all') },
          {
            id: 'unread',
            label: unread > 0 ? t('chat.filter.unreadCount', { count: unread }) : t('chat.filter.unread'),
          },
          { id: 'mentioned', label: t('chat.filter.mentions') },
          { id: 'groups', label: t('chat.filter.groups') },
          { id: 'focus', label: t('chat.filter.focus') },
        ]}
      />
      {list.filter === 'all' ? <AssistantRow /> : null}
      {list.phase === 'loading' ? (
        <div className="tg-list-rows">
          <ListSkeleton />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          small
          figure={list.total === 0 ? 'cat' : 'square'}
          title={t(list.total === 0 ? 'chat.empty.listTitle' : 'chat.empty.filterTitle')}
          detail={t(list.total === 0 ? 'chat.empty.listDetail' : 'chat.empty.filterDetail')}
          act={
            list.total === 0 ? (
              <Button onClick={() => void navigate('/main/contacts')}>{t('chat.empty.listAct')}</Button>
            ) : (
              <Button onClick={() => chats.setFilter('all')}>{t('chat.filter.showAll')}</Button>
            )
          }
        />
      ) : (
        <div
          ref={scroller}
          className="tg-list-rows tg-chats"
          role="listbox"
          tabIndex={0}
          aria-label={t('frame.nav.messages')}
          aria-activedescendant={activeIndex < 0 ? undefined : rowId(rows[activeIndex]?.id ?? '')}
          onKeyDown={press}
          onFocus={() => {
            if (activeIndex < 0) setActive(rows[0]?.id);
          }}
          onBlur={() => setActive(undefined)}
        >
          <div className="tg-virtual" style={{ height: virtualizer.getTotalSize() }} role="presentation">
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index];
              return (
                <div
                  key={item.key}
                  role="presentation"
                  className="tg-virtual__row"
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  {row === undefined ? (
                    <SkeletonRow at={item.index} />
                  ) : (
                    <ChatRow
                      id={rowId(row.id)}
                      chat={row}
                      meId={person.id}
                      now={now}
                      online={row.enabled && row.peerId !== undefined && list.online.has(row.peerId)}
                      typing={presence.typing.has(row.id)}
                      status={row.peerId === undefined ? undefined : presence.statuses[row.peerId]}
                      selected={row.id === chatId}
                      active={row.id === active}
                      hasMenu={row.id === openFor}
                      onOpen={open}
                      onMenu={openMenu}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
      )}
      {menu}
      {creating ? (
        <Opening onClose={() => setCreating(false)}>
          <CreateGroupDialog onClose={() => setCreating(false)} />
        </Opening>
      ) : null}
      {waits ? (
        <Opening onClose={() => setWaits(false)}>
          <WaitingDialog onClose={() => setWaits(false)} />
        </Opening>
      ) : null}
    </>
  );
}
