// Draws a folder or list as a virtual table: order by column, choosing, the inline edit row, where a thing of a list lies.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { DiskSort } from '#sdk/disk/rules/sort-nodes.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { shownSize } from '#sdk/disk/rules/shown-size.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { EditRow } from './EditRow.tsx';
import { taskFacts, Tile, timeOf } from './row-facts.tsx';
import { useRowActs, type RowEvents } from './useRowActs.ts';
import { nameText } from '#sdk/locales/name-text.ts';

const rowHeight = 46;

/** The table of one folder or list. */
export function DiskTable(
  props: RowEvents & {
    readonly screen: DiskFolderScreen;
    /** `new`, or the id of the row whose name is edited. */
    readonly editing: string | undefined;
    readonly onEdited: (name: string) => Promise<string | undefined>;
    readonly onCancelEdit: () => void;
  },
): JSX.Element {
  const { screen, editing } = props;
  const { t } = useTranslator();
  const { rows, chosen, sort, descending, total, view, folder, query } = useScreen(screen);
  const scroller = useRef<HTMLDivElement>(null);
  const offset = editing === 'new' ? 1 : 0;
  const virtualizer = useVirtualizer({
    count: rows.length + offset,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length < total && end >= rows.length - 20) void screen.more();
  }, [screen, end, rows.length, total]);
  const { rowProps, choose, menuAt } = useRowActs(screen, props, 1, (index) => {
    virtualizer.scrollToIndex(index + offset);
    return scroller.current?.querySelector<HTMLElement>(`[data-id="${rows[index]?.id ?? ''}"]`) ?? null;
  });
  const all = rows.length > 0 && chosen.size === rows.length;
  const ordered = sort ?? (folder === undefined ? undefined : 'name');
  const head = (id: DiskSort, label: string): JSX.Element => (
    <span
      role="columnheader"
      data-column={id}
      aria-sort={ordered === id ? (descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className="tg-disk-table__head" onClick={() => void screen.setSort(id)}>
        {label}
        {ordered === id ? <Icon name={descending ? 'down' : 'up'} size={14} /> : null}
      </button>
    </span>
  );
  const isTrash = view === 'trash' && query === '';
  return (
    <div
      className="tg-disk-table"
      role="grid"
      aria-label={t('disk.files')}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
    >
      <div className="tg-disk-table__line tg-disk-table__line--head" role="row" aria-rowindex={1}>
        <span role="columnheader" className="tg-disk-table__box">
          <label>
            <input
              type="checkbox"
              aria-label={t('disk.chooseAll')}
              checked={all}
              ref={(box) => {
                if (box !== null) box.indeterminate = !all && chosen.size > 0;
              }}
              onChange={() => (all ? screen.choose(new Set()) : void screen.chooseAll())}
            />
          </label>
        </span>
        <span role="presentation" />
        {head('name', t('disk.name'))}
        {head('uploader', isTrash ? t('disk.deletedBy') : t('disk.uploader'))}
        {head('time', isTrash ? t('disk.deletedAt') : t('disk.modified'))}
        {head('size', t('disk.size'))}
        <span role="presentation" />
      </div>
      <div
        ref={scroller}
        className="tg-disk-table__body"
        onContextMenu={(event) => {
          event.preventDefault();
          props.onMenu({ left: event.pageX, top: event.pageY }, undefined);
        }}
        onClick={(event) => {
          if (event.target === event.currentTarget) screen.choose(new Set());
        }}
      >
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }} role="presentation">
          {items.map(({ index, start }) => {
            const row = rows[index - offset];
            const place = { transform: `translateY(${start}px)`, height: rowHeight };
            if (row === undefined || row.id === editing)
              return (
                <EditRow
                  key={row?.id ?? 'new'}
                  style={place}
                  name={row?.name ?? t('disk.newFolder')}
                  onDone={props.onEdited}
                  onCancel={props.onCancelEdit}
                />
              );
            return (
              <div
                key={row.id}
                role="row"
                aria-rowindex={index + 2}
                className="tg-disk-table__line"
                style={place}
                {...rowProps(row)}
              >
                <span role="gridcell" className="tg-disk-table__box">
                  <label>
                    <input
                      type="checkbox"
                      tabIndex={-1}
                      aria-label={row.name}
                      checked={chosen.has(row.id)}
                      onChange={() => undefined}
                      onClick={(event) => choose(row, event)}
                    />
                  </label>
                </span>
                <span role="gridcell">
                  <Tile row={row} />
                </span>
                <NameCell row={row} screen={screen} onOpen={props.onOpen} />
                <Facts row={row} isTrash={isTrash} />
                <span role="gridcell">
                  <IconButton
                    icon="more"
                    size={16}
                    label={t('disk.more')}
                    onClick={(event) => menuAt(event.currentTarget, row)}
                  />
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function NameCell(props: {
  readonly row: DiskNode;
  readonly screen: DiskFolderScreen;
  readonly onOpen: (row: DiskNode) => void;
}): JSX.Element {
  const { row, screen } = props;
  const translator = useTranslator();
  const { t, translateRef, timeLocale, language } = translator;
  const { places, shares, view, tasks } = useScreen(screen);
  const place = places.get(row.id);
  const share = shares.find(({ node }) => node.id === row.id);
  const task = tasks.find(({ rootId }) => rootId === row.id);
  const way = [place?.diskName, place?.path].filter((one) => one !== undefined && one !== '').join(' / ');
  const lies = view === 'trash' ? row.oldPath : way === '' ? undefined : way;
  const ends =
    share?.until === undefined
      ? []
      : [t('grants.untilDay', { day: writeDate(timeLocale, share.until, { dateStyle: 'medium' }) })];
  const told =
    share === undefined
      ? task === undefined
        ? lies
        : taskFacts(task, t, timeLocale)
      : view === 'shared'
        ? [t('disk.sharedBy', { name: nameText(translator, share.senderName) }), ...ends].join(' · ')
        : [
            t('disk.read', { read: share.readCount, unread: share.unreadCount }),
            t('disk.received', { count: share.receivedCount }),
            listText(
              translator,
              share.grantees.map((one) => forReader(one, language).name),
            ),
            ...ends,
          ]
            .filter((one) => one !== '')
            .join(' · ');
  return (
    <span role="gridcell" className="tg-disk-name">
      <span className="tg-disk-name__text">
        <button
          type="button"
          tabIndex={-1}
          className="tg-truncate"
          dir="auto"
          title={row.name}
          onClick={() => props.onOpen(row)}
        >
          {row.name}
        </button>
        {told === undefined ? null : (
          <span className="tg-disk-name__told tg-truncate" title={told}>
            {told}
          </span>
        )}
      </span>
      {row.sharedWith > 0 && share === undefined ? (
        <span className="tg-disk-tag">{t('disk.shared', { count: row.sharedWith })}</span>
      ) : null}
      {share !== undefined && view === 'shared' && !share.read ? (
        <span className="tg-disk-tag" data-new>
          {t('disk.unread')}
        </span>
      ) : null}
      {share === undefined ? null : (
        <span className="tg-disk-tag">{translateRef({ key: `disk.levels.${share.level}` })}</span>
      )}
      {row.starred ? <Icon name="star" size={14} /> : null}
    </span>
  );
}

function Facts({ row, isTrash }: { readonly row: DiskNode; readonly isTrash: boolean }): JSX.Element {
  const { locale, timeLocale } = useTranslator();
  const now = useNow();
  const size = shownSize(row);
  return (
    <>
      <span role="gridcell" data-column="uploader" className="tg-truncate">
        {isTrash ? (row.trashedBy ?? '') : row.uploaderName}
      </span>
      <span role="gridcell" data-column="time" className="tg-number">
        {timeOf(isTrash ? (row.trashedTime ?? 0) : row.modifiedTime, timeLocale, now)}
      </span>
      <span role="gridcell" data-column="size" className="tg-number">
        {size === undefined ? '—' : sizeText(size, locale)}
      </span>
    </>
  );
}
