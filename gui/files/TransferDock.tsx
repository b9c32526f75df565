// Draws the list of transfers: a pill while something is under way, unfolded a panel with every row and its acts.
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
import { useTranslator } from '../parts/text.ts';
import { saveContent } from './save-content.ts';
import './TransferDock.css';

/** `open` is the panel; closed, the pill shows as long as it is mounted. */
export function TransferDock({ open, ...parts }: Parts & { readonly open: boolean }): JSX.Element {
  return open ? <Panel {...parts} /> : <Pill {...parts} />;
}

type Parts = { readonly screen: TransfersScreen; readonly onOpen: (open: boolean) => void };

const percentOf = (done: number, size: number): number =>
  size === 0 ? 100 : Math.floor((done / size) * 100);

function Pill({ screen, onOpen }: Parts): JSX.Element {
  const { t } = useTranslator();
  const { sum } = useScreen(screen);
  return (
    <button type="button" className="tg-dock-pill tg-number" onClick={() => onOpen(true)}>
      <Icon name="transfers" size={16} />
      <span className="tg-dock-pill__words">{t('files.transfersRunning', { number: sum.underWay })}</span>
      <span className="tg-dock-pill__number" aria-hidden="true">
        {sum.underWay}
      </span>
      <progress max={Math.max(1, sum.size)} value={sum.done} aria-hidden="true" />
    </button>
  );
}

function Panel({ screen, onOpen }: Parts): JSX.Element {
  const { t } = useTranslator();
  const { office } = useApp();
  const notify = useNotify();
  const { rows, sum } = useScreen(screen);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
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
        <ul>
          {rows.map((row) => (
            <Row key={row.id} row={row} screen={screen} />
          ))}
        </ul>
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
  return (
    <li data-state={state}>
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
    </li>
  );
}
