// Draws the list of notices under one focus, as many rows as are seen, driven by keys.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type JSX, type KeyboardEvent } from 'react';
import type { NoticeCentreScreen } from '#sdk/notices/screens/notice-centre.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { noticeDetail, noticeHeading } from '#sdk/locales/notice-text.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { errorText } from '../ground/error-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { isFocusFree } from '../parts/free-focus.ts';
import { ListRow } from '../parts/ListRow.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { UnreadDot } from '../workbench/UnreadDot.tsx';
import { useActKeys } from '../workbench/useActKeys.ts';
import { kindLook } from './kind-look.ts';
import { useNoticeActs } from './useNoticeActs.ts';

const rowHeight = 56;
/** Rows from the end at which older ones are asked for. */
const nearEnd = 10;

/** A press shows a notice beside the list and reads it, Enter goes where it leads. */
export function NoticeList(props: {
  readonly screen: NoticeCentreScreen;
  readonly onReadAll: () => void;
}): JSX.Element {
  const { screen } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { items, selected, error, more, unreadOnly, kind } = useScreen(screen);
  const now = useNow();
  const prefix = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const acts = useNoticeActs(screen);
  const virtualizer = useVirtualizer({
    count: items?.length ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items?.[index]?.mid ?? index,
    overscan: 8,
    paddingEnd: 8,
  });
  const at = items?.findIndex(({ mid }) => mid === selected) ?? -1;
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
  }, [at, virtualizer]);
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && items !== undefined && last >= items.length - nearEnd) void screen.more();
  }, [more, items, last, screen]);
  const keys: Readonly<Record<string, () => void>> = {
    j: () => screen.step(1),
    k: () => screen.step(-1),
    e: () => void acts.read(),
    E: props.onReadAll,
    m: () => void acts.mute(),
    Enter: () => acts.open(),
  };
  // Wherever the focus is on the page; Enter belongs to what has the focus.
  useActKeys((key) => {
    if (key === 'Enter' && !isFocusFree()) return false;
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (act === undefined) return false;
    act();
    if (key !== 'Enter') scroller.current?.focus();
    return true;
  });
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 8,
      PageUp: -8,
      Home: -Infinity,
      End: Infinity,
    };
    const step = steps[event.key];
    if (step !== undefined) screen.step(step);
    else if (event.key === ' ') void acts.read();
    else if (event.key === 'Enter') acts.open();
    else return;
    event.preventDefault();
  };
  if (items === undefined)
    return error === undefined ? (
      <ListSkeleton />
    ) : (
      <ErrorState
        small
        detail={errorText(translator, error)}
        code={error.code}
        onRetry={() => void screen.reload()}
      />
    );
  if (items.length === 0)
    return kind !== undefined ? (
      <EmptyState small figure="fish" title={t('noticeCentre.emptyKind')} />
    ) : unreadOnly ? (
      <EmptyState small figure="cat" title={t('noticeCentre.emptyUnread')} />
    ) : (
      <EmptyState
        small
        figure="fish"
        title={t('noticeCentre.emptyAll')}
        detail={t('noticeCentre.emptyAllDetail')}
      />
    );
  return (
    <div
      ref={scroller}
      className="tg-notices__list"
      role="listbox"
      tabIndex={0}
      aria-label={t('noticeCentre.title')}
      aria-activedescendant={at < 0 ? undefined : `${prefix}-${selected}`}
      onKeyDown={press}
    >
      <div className="tg-virtual" style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {rows.map((row) => {
          const item = items[row.index];
          if (item === undefined) return null;
          return (
            <div
              key={row.key}
              className="tg-virtual__row"
              role="presentation"
              data-unread={item.unread || undefined}
              style={{ transform: `translateY(${row.start}px)`, height: row.size }}
            >
              <ListRow
                id={`${prefix}-${item.mid}`}
                avatar={<Glyph {...kindLook[item.kind]} />}
                name={noticeHeading(translator, item, asCharacter)}
                time={rowTime(translator, item.time, now)}
                line={
                  item.unread
                    ? `${noticeDetail(translator, item, asCharacter)} · ${t('noticeCentre.isUnread')}`
                    : noticeDetail(translator, item, asCharacter)
                }
                end={<UnreadDot read={!item.unread} />}
                selected={item.mid === selected}
                onOpen={() => {
                  screen.select(item.mid);
                  void acts.read(item);
                }}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
