// Draws the list of transfers: a pill while something is under way, unfolded a panel with every row and its acts.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type JSX, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { TransferRow, TransfersScreen } from '#sdk/transfers/screens/transfers.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { TransferLine } from '../chat/kinds/TransferLine.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { saveContent } from './save-content.ts';
import './TransferDock.css';

/** `open` is the panel; closed, the pill shows as long as it is mounted. */
export function TransferDock({ open, ...parts }: Parts & { readonly open: boolean }): JSX.Element {
  return open ? <Panel {...parts} /> : <Pill {...parts} />;
}

/** How high a row is before it was measured. */
const rowHeight = 62;

type Parts = {
  readonly screen: TransfersScreen;
  /** Transfers that have failed and nobody has looked at. */
  readonly failed: number;
  /** Transfers that have just ended well. */
  readonly finished: number;
  readonly onOpen: (open: boolean) => void;
  /** Somebody wants to decide for all names that are taken. */
  readonly onDecide: () => void;
};

const moveIcons = { first: 'up', earlier: 'up', later: 'down', last: 'down' } as const;
const allIcons = { pause: 'pause', resume: 'play', retry: 'redo' } as const;
const percentOf = (done: number, size: number): number =>
  size === 0 ? 100 : Math.floor((done / size) * 100);

function Pill({ screen, failed, finished, onOpen }: Parts): JSX.Element {
  const { t } = useTranslator();
  const { sum } = useScreen(screen);
  const isOver = sum.underWay === 0;
  const words = [
    ...(isOver ? [] : [t('files.transfersRunning', { number: sum.underWay })]),
    ...(finished === 0 ? [] : [t('files.transfersDone', { count: finished })]),
    ...(failed === 0 ? [] : [t('files.transfersFailed', { count: failed })]),
  ];
  return (
    <button
      type="button"
      className="tg-dock-pill tg-number"
      data-failed={failed > 0 || undefined}
      data-done={(isOver && failed === 0) || undefined}
      onClick={() => onOpen(true)}
    >
      <Icon name={isOver ? (failed > 0 ? 'warning' : 'check') : 'transfers'} size={16} />
      <span className="tg-dock-pill__words">{words.join(' · ')}</span>
      <span className="tg-dock-pill__number" aria-hidden="true">
        {isOver ? failed || finished : sum.underWay}
      </span>
      {isOver ? null : <progress max={Math.max(1, sum.size)} value={sum.done} aria-hidden="true" />}
    </button>
  );
}

function Panel({ screen, onOpen, onDecide }: Parts): JSX.Element {
  const { t } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const { rows, sum, taken } = useScreen(screen);
  const panel = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const several = (['pause', 'resume', 'retry'] as const).filter(
    (id) => rows.filter(({ acts }) => acts[id]).length > 1,
  );
  const all = [
    ...(taken.length > 1 ? [{ id: 'decide', label: t('files.all.decide') } as const] : []),
    ...several.map((id) => ({ id, label: t(`files.all.${id}`), icon: allIcons[id] })),
  ];
  const actOnAll = (id: string): void => {
    const act = several.find((one) => one === id);
    if (act === undefined) onDecide();
    else void notify.attempt(() => screen.actOnAll(act));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onOpen(false);
  };
  return (
    <aside ref={panel} className="tg-dock" aria-label={t('files.transfers')} tabIndex={-1} onKeyDown={press}>
      <header>
        <h2>{t('files.transfers')}</h2>
        <span className="tg-dock__sum tg-number tg-truncate" role="status">
          {sum.underWay === 0
            ? ''
            : `${t('files.transfersRunning', { number: sum.underWay })} · ${percentOf(sum.done, sum.size)}%`}
        </span>
        {sum.finished === 0 ? null : (
          <Button look="quiet" size="small" onClick={() => void notify.attempt(() => office.files.tidy())}>
            {t('files.tidy')}
          </Button>
        )}
        {all.length === 0 ? null : (
          <MenuButton label={t('files.all.title')} entries={all} onChoose={actOnAll}>
            {({ expanded, toggle }) => (
              <IconButton
                icon="more"
                size={18}
                label={t('files.all.title')}
                expanded={expanded}
                onClick={toggle}
              />
            )}
          </MenuButton>
        )}
        <IconButton icon="expand" size={18} label={t('files.fold')} onClick={() => onOpen(false)} />
      </header>
      {rows.length === 0 ? (
        <EmptyState
          small
          figure="boat"
          title={t('files.transfersNone')}
          detail={t('files.transfersNoneDetail')}
        />
      ) : (
        <div ref={scroller} className="tg-dock__list">
          <ul style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ key, index, start }) => {
              const row = rows[index];
              return row === undefined ? null : (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  data-state={row.state}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Row row={row} screen={screen} />
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </aside>
  );
}

function Row({ row, screen }: { readonly row: TransferRow; readonly screen: TransfersScreen }): JSX.Element {
  const { t, locale } = useTranslator();
  const { office } = useApp();
  const navigate = useNavigate();
  const notify = useNotify();
  const { name, chatName, direction, state, size, way, wayReason, acts, disk } = row;
  const isOfDisk = disk !== undefined || Number(row.chatId) === 0;
  const route =
    wayReason !== undefined
      ? t('files.way.office', { reason: t(`files.wayReason.${wayReason}`) })
      : way === 'direct'
        ? t('files.way.direct')
        : '';
  const open = async (): Promise<void> => saveContent(office, await screen.fileOf(row));
  const moves = row.moves.map((id) => ({ id, label: t(`files.moves.${id}`), icon: moveIcons[id] }));
  const move = (chosen: string): void => {
    const found = row.moves.find((one) => one === chosen);
    if (found !== undefined) void notify.attempt(() => office.files.reorder(row.id, found));
  };
  return (
    <>
      <div className="tg-dock__row">
        <Icon name={direction === 'up' ? 'up' : 'down'} size={16} />
        <span className="tg-dock__text">
          <b className="tg-truncate" dir="auto" title={name}>
            {name}
          </b>
          <span>
            {isOfDisk
              ? t(direction === 'up' ? 'files.toDisk' : 'files.fromDisk')
              : t(direction === 'up' ? 'files.toChat' : 'files.fromChat', { chat: chatName })}
            {state === 'done'
              ? ` · ${sizeText(size, locale)} · ${t(disk?.node?.instant === true ? 'files.instant' : 'files.states.done')}`
              : ''}
            {route === '' ? '' : ` · ${route}`}
          </span>
        </span>
        {acts.open && !isOfDisk ? (
          <Button size="small" onClick={() => void notify.attempt(open)}>
            {t('files.save')}
          </Button>
        ) : null}
        {moves.length === 0 ? null : (
          <MenuButton label={t('files.order')} entries={moves} onChoose={move}>
            {({ expanded, toggle }) => (
              <IconButton
                icon="transfers"
                size={16}
                label={t('files.order')}
                expanded={expanded}
                onClick={toggle}
              />
            )}
          </MenuButton>
        )}
        {isOfDisk ? null : (
          <IconButton
            icon="chat"
            size={16}
            label={t('files.showChat', { chat: chatName })}
            onClick={() =>
              void navigate(`/main/messages/${row.chatId}${row.mid > 0 ? `?mid=${row.mid}` : ''}`)
            }
          />
        )}
      </div>
      {row.error?.code === 'diskSameName' ? (
        <div className="tg-dock__decide">
          <span>{t('files.sameName')}</span>
          {(['skip', 'rename', 'replace'] as const).map((way) => (
            <Button
              key={way}
              look="quiet"
              size="small"
              onClick={() => void notify.attempt(() => office.files.decide(row.id, way))}
            >
              {t(`files.conflict.${way}`)}
            </Button>
          ))}
        </div>
      ) : (
        <TransferLine transfer={row} pace={row.pace} />
      )}
    </>
  );
}
