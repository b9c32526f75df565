// Draws a folder or list as tiles with small pictures, a virtual row of them at a time.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { shownSize } from '#sdk/disk/rules/shown-size.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { EditRow } from './EditRow.tsx';
import { Thumbnail, timeOf } from './row-facts.tsx';
import { useRowActs, type RowEvents } from './useRowActs.ts';

const tileHeight = 188;
const tileWidth = 176;

/** What a tile says of the size, where there is one. */
function sizesOf(row: DiskNode, locale: string): string[] {
  const size = shownSize(row);
  return size === undefined ? [] : [sizeText(size, locale)];
}

/** The tiles of one folder or list. */
export function DiskGrid(
  props: RowEvents & {
    readonly screen: DiskFolderScreen;
    readonly editing: string | undefined;
    readonly onEdited: (name: string) => Promise<string | undefined>;
    readonly onCancelEdit: () => void;
  },
): JSX.Element {
  const { screen, editing } = props;
  const { t, locale, timeLocale } = useTranslator();
  const now = useNow();
  const { rows, chosen, total } = useScreen(screen);
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(4);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const measure = (): void => setColumns(Math.max(2, Math.floor((box.clientWidth - 16) / tileWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const lines = Math.ceil(rows.length / columns);
  const virtualizer = useVirtualizer({
    count: lines,
    getScrollElement: () => scroller.current,
    estimateSize: () => tileHeight,
    overscan: 2,
  });
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length < total && end >= lines - 3) void screen.more();
  }, [screen, end, lines, rows.length, total]);
  const { rowProps, choose, menuAt } = useRowActs(screen, props, columns, (index) => {
    virtualizer.scrollToIndex(Math.floor(index / columns));
    return scroller.current?.querySelector<HTMLElement>(`[data-id="${rows[index]?.id ?? ''}"]`) ?? null;
  });
  const edited = rows.find(({ id }) => id === editing);
  return (
    <>
      {editing === undefined ? null : (
        <EditRow
          style={{}}
          name={edited?.name ?? t('disk.newFolder')}
          onDone={props.onEdited}
          onCancel={props.onCancelEdit}
        />
      )}
      <div
        ref={scroller}
        className="tg-disk-grid"
        role="grid"
        aria-label={t('disk.files')}
        aria-multiselectable
        onContextMenu={(event) => {
          event.preventDefault();
          props.onMenu({ left: event.pageX, top: event.pageY }, undefined);
        }}
      >
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }} role="presentation">
          {items.map(({ index, start }) => (
            <div
              key={index}
              role="row"
              className="tg-disk-grid__line"
              style={{
                transform: `translateY(${start}px)`,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              }}
            >
              {rows.slice(index * columns, (index + 1) * columns).map((row) => (
                <div
                  key={row.id}
                  role="gridcell"
                  className="tg-disk-grid__tile"
                  aria-label={row.name}
                  {...rowProps(row)}
                >
                  <span className="tg-disk-grid__picture">
                    <Thumbnail row={row} />
                  </span>
                  <input
                    type="checkbox"
                    tabIndex={-1}
                    aria-hidden
                    checked={chosen.has(row.id)}
                    onChange={() => undefined}
                    onClick={(event) => choose(row, event)}
                  />
                  <span className="tg-disk-grid__more">
                    <IconButton
                      icon="more"
                      size={16}
                      label={t('disk.more')}
                      onClick={(event) => menuAt(event.currentTarget, row)}
                    />
                  </span>
                  <b className="tg-truncate" dir="auto" title={row.name}>
                    {row.name}
                  </b>
                  <span className="tg-number">
                    {[timeOf(row.modifiedTime, timeLocale, now), ...sizesOf(row, locale)]
                      .filter((one) => one !== '')
                      .join(' · ')}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
