// Draws the timeline: virtual rows that hold on to the end, the two jump buttons, and older pages as one scrolls up.
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
} from 'react';
import type { LocalMessage } from '#sdk/api.ts';
import { everyoneNames } from '#sdk/chat/rules/mention-text.ts';
import { unreadKey } from '#sdk/chat/rules/timeline-rows.ts';
import type { TimelineScreen, TimelineSnapshot } from '#sdk/chat/screens/timeline.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useShortcuts } from '../ground/useShortcuts.ts';
import { Banner } from '../parts/Banner.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { JumpButton } from '../parts/JumpButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { TimelineSkeleton } from '../parts/TimelineSkeleton.tsx';
import { rowEstimate } from './row-estimate.ts';
import { TimelineItem } from './TimelineItem.tsx';
import { useMessageMenu } from './useMessageMenu.tsx';
import { useRowKeys } from './useRowKeys.ts';
import './TimelineView.css';
import { nameText } from '#sdk/locales/name-text.ts';

const PinnedBar = lazy(async () => ({
  default: (await loadPart(() => import('./PinnedBar.tsx'))).PinnedBar,
}));

const NoticeBanner = lazy(async () => ({
  default: (await loadPart(() => import('./NoticeBanner.tsx'))).NoticeBanner,
}));
const FindBar = lazy(async () => ({
  default: (await loadPart(() => import('./FindBar.tsx'))).FindBar,
}));

/** How near to the top older messages are fetched, and how near to the end counts as the end, in px. */
const edges = { top: 600, end: 48 } as const;

/** A row to be brought into sight as soon as it is drawn. */
type Goal = { readonly key: string; readonly align: 'center' | 'start' };

function indexOf(screen: TimelineScreen, key: string): number {
  return screen.getSnapshot().rows.findIndex((row) => row.key === key);
}

/** `mid` is a message to be shown and marked. */
export function Timeline(props: {
  readonly screen: TimelineScreen;
  readonly snapshot: TimelineSnapshot;
  readonly mid: number | undefined;
  /** How many messages were written here; one more leads to the end, where it appears. */
  readonly sent: number;
  /** Changes with each wish to find words here; undefined while nobody looks for any. */
  readonly finding: number | undefined;
  readonly onFound: () => void;
  readonly onEdit: (text: string, isFlash?: true) => void;
  readonly onQuote: (message: LocalMessage) => void;
  /** Somebody begins to write while a message has the focus. */
  readonly onWrite: () => void;
}): JSX.Element {
  const { screen, snapshot, mid } = props;
  const { rows, chat } = snapshot;
  const { person } = useDesk();
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const notify = useNotify();
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const holdsEnd = useRef(true);
  const lastTop = useRef(0);
  const [goal, setGoal] = useState<Goal>();
  /** Where the list stood when a long message was opened: it grows downwards, and nothing else moves. */
  const unfoldedAt = useRef<number>(undefined);
  const { menu, openMenu } = useMessageMenu(snapshot.around, props.onEdit, props.onQuote);
  const keys = useRowKeys(openMenu, rows, props.onWrite);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowEstimate(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: edges.end,
    overscan: 10,
    paddingStart: 8,
    paddingEnd: 18,
  });
  // Rows first: asking for them may change the height, and what is drawn and what is held have to be the same one.
  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const ready = snapshot.phase === 'ready' && rows.length > 0;

  const { place } = snapshot;
  useLayoutEffect(() => {
    if (!ready || mid !== undefined) return;
    if (place === undefined) return virtualizer.scrollToEnd();
    holdsEnd.current = false;
    setAtEnd(false);
    virtualizer.scrollToIndex(indexOf(screen, place), { align: 'start' });
  }, [ready, mid, place, screen, virtualizer]);

  useEffect(() => {
    if (!ready || mid === undefined) return undefined;
    let left = false;
    const show = async (): Promise<void> => {
      const key = await screen.reveal(mid);
      if (key !== undefined && !left) setGoal({ key, align: 'center' });
    };
    void show();
    return () => {
      left = true;
    };
  }, [ready, mid, screen]);

  const scrolled = (): void => {
    const box = scroller.current;
    if (box === null) return;
    const end = box.scrollHeight - box.scrollTop - box.clientHeight < edges.end;
    setAtEnd(end);
    holdsEnd.current = end;
    screen.setAtBottom(end);
    const top = virtualizer.getVirtualItemForOffset(box.scrollTop)?.index ?? 0;
    screen.readAt(end ? undefined : rows.slice(top).find(({ type }) => type === 'message')?.key);
    // Only who moves up asks for more: rows that came move what is read down, and must not fetch the next page.
    const movesUp = box.scrollTop < lastTop.current;
    lastTop.current = box.scrollTop;
    if (movesUp && box.scrollTop < edges.top && ready) void screen.loadOlder();
  };
  // A window of messages lower than the pane cannot be scrolled, so it asks for older ones by itself.
  useEffect(() => {
    const box = scroller.current;
    if (ready && box && box.scrollHeight <= box.clientHeight + 1) void screen.loadOlder();
  }, [ready, rows.length, screen]);

  // Rows turn out higher than they were guessed, and the pane gets lower when a band appears over it: whoever stood
  // at the end still does.
  useLayoutEffect(() => {
    if (ready && holdsEnd.current) virtualizer.scrollToEnd();
  }, [ready, total, virtualizer]);
  useLayoutEffect(() => {
    if (unfoldedAt.current !== undefined) virtualizer.scrollToOffset(unfoldedAt.current);
    unfoldedAt.current = undefined;
  }, [total, virtualizer]);
  const unfold = useCallback(
    (key: string): void => {
      unfoldedAt.current = scroller.current?.scrollTop;
      holdsEnd.current = false;
      screen.unfold(key);
    },
    [screen],
  );
  // Stands after the effect that holds the end: rows that were loaded for a goal are drawn with it, and it wins.
  useLayoutEffect(() => {
    const index = goal === undefined ? -1 : rows.findIndex(({ key }) => key === goal.key);
    if (goal === undefined || index < 0) return;
    holdsEnd.current = false;
    virtualizer.scrollToIndex(index, { align: goal.align });
    setGoal(undefined);
  }, [goal, rows, virtualizer]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (holdsEnd.current) virtualizer.scrollToEnd();
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [ready, virtualizer]);
  const { sent } = props;
  useEffect(() => {
    if (sent === 0) return;
    screen.setAtBottom(true);
    holdsEnd.current = true;
    requestAnimationFrame(() => virtualizer.scrollToEnd());
  }, [sent, screen, virtualizer]);
  const jump = useCallback(
    (quoted: number): void =>
      void notify.attempt(async () => {
        const key = await screen.reveal(quoted);
        if (key === undefined) notify.inform({ key: 'chat.quote.gone' });
        else setGoal({ key, align: 'center' });
      }),
    [notify, screen],
  );
  const toNewest = (): void => {
    virtualizer.scrollToEnd({ behavior: 'auto' });
    screen.setAtBottom(true);
  };
  const toFirstUnread = async (): Promise<void> => {
    const key = await screen.findFirstUnread();
    if (key !== undefined) setGoal({ key, align: 'start' });
  };
  useShortcuts({
    newest: toNewest,
    markRead: toNewest,
    firstUnread: () => void toFirstUnread(),
  });

  const names = useMemo(
    () => ({ people: snapshot.names, me: [person.name, ...everyoneNames] }),
    [snapshot.names, person.name],
  );
  const unreadIndex = rows.findIndex((row) => row.key === unreadKey);
  const dividerAbove = unreadIndex >= 0 && (items[0]?.index ?? 0) > unreadIndex;
  const unreadCount = chat === undefined ? 0 : Math.max(snapshot.unreadAbove, 0);
  if (snapshot.phase === 'loading') return <TimelineSkeleton />;
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.type === 'start'))
    return (
      <div className="tg-timeline">
        <EmptyState
          figure="fish"
          title={t('chat.emptyTimeline.title')}
          detail={t('chat.emptyTimeline.detail')}
        />
      </div>
    );
  return (
    <div className="tg-timeline">
      {props.finding === undefined ? null : (
        <Suspense fallback={null}>
          <FindBar
            asked={props.finding}
            chatId={snapshot.chatId}
            chatName={chat?.name ?? ''}
            onJump={jump}
            onClose={props.onFound}
          />
        </Suspense>
      )}
      {snapshot.around.hasMarks === true ? (
        <Suspense fallback={null}>
          <PinnedBar screen={screen.pins} onJump={jump} />
        </Suspense>
      ) : null}
      {chat?.groupId === undefined || !chat.enabled ? null : (
        <Suspense fallback={null}>
          <NoticeBanner chatId={snapshot.chatId} groupId={chat.groupId} />
        </Suspense>
      )}
      {snapshot.error === undefined ? null : (
        <Banner
          tone="warn"
          text={t('chat.olderFailed', { reason: errorText(translator, snapshot.error) })}
          act={{ label: t('words.retry'), onAct: () => void screen.loadOlder() }}
        />
      )}
      <div
        ref={scroller}
        className="tg-timeline__scroll"
        role="log"
        aria-live="off"
        aria-label={chat?.name}
        aria-busy={snapshot.loadingOlder}
        tabIndex={0}
        onScroll={scrolled}
        onKeyDown={keys}
      >
        <div className="tg-timeline__all" style={{ height: total }}>
          {items.map((item) => {
            const row = rows[item.index];
            return row === undefined ? null : (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className="tg-timeline__row"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <TimelineItem
                  row={row}
                  chat={chat}
                  names={names}
                  now={now}
                  counts={row.type === 'message' ? snapshot.readCounts.get(row.message.mid) : undefined}
                  highlight={row.type === 'message' && row.message.mid === snapshot.highlight}
                  withdrawnText={
                    row.type === 'notice' ? snapshot.around.withdrawnTexts.get(row.message.mid) : undefined
                  }
                  onEdit={props.onEdit}
                  onJump={jump}
                  onUnfold={unfold}
                  onMenu={openMenu}
                  onQuote={props.onQuote}
                  hasMarks={snapshot.around.hasMarks === true}
                />
              </div>
            );
          })}
        </div>
      </div>
      {unreadCount > 0 && (dividerAbove || unreadIndex < 0) ? (
        <div className="tg-timeline__jump" data-up>
          <JumpButton
            direction="up"
            label={t('chat.toFirstUnread', { count: unreadCount })}
            onJump={() => void toFirstUnread()}
          />
        </div>
      ) : null}
      {atEnd ? null : (
        <div className="tg-timeline__jump">
          <JumpButton
            direction="down"
            label={
              snapshot.newBelow > 0 ? t('chat.newMessages', { count: snapshot.newBelow }) : t('chat.toNewest')
            }
            onJump={toNewest}
          />
        </div>
      )}
      <div className="tg-hidden" role="status">
        {snapshot.loadingOlder ? t('chat.loadingOlder') : ''}
      </div>
      <NewMessages snapshot={snapshot} />
      {menu}
    </div>
  );
}

/** Says the newest message of somebody else to screen readers, once it is there and while the window is looked at. */
function NewMessages({ snapshot }: { readonly snapshot: TimelineSnapshot }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const last = snapshot.rows.at(-1);
  const [first] = useState(last?.key);
  const isNew = last?.type === 'message' && !last.message.mine && last.key !== first;
  return (
    <div className="tg-hidden" role="status">
      {isNew && document.hasFocus()
        ? t('chat.sender', {
            name: nameText(translator, last.message.senderName),
            text: lineText(translator, summarize(last.message.text, last.message.senderId), asCharacter),
          })
        : ''}
    </div>
  );
}
