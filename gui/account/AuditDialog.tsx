// Draws the log of what was done to groups and the organisation: by person, act and day, newest first.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type JSX } from 'react';
import { auditedActs, AuditScreen, type AuditSnapshot, auditWords } from '#sdk/account/screens/audit.ts';
import type { AuditEntry } from '#sdk/api.ts';
import { fullTime, momentText } from '#sdk/locales/time-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ActFrame } from '../chat/acts/ActFrame.tsx';
import { DayField } from '../chat/acts/DayField.tsx';
import { localInput } from '../chat/acts/local-input.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import '../chat/acts/ActDialogs.css';
import './AuditDialog.css';

const rowHeight = 56;

/** Mounted is open. The office refuses it to everybody who may not read it, and that is what then stands here. */
export function AuditDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const screen = useOwnScreen(() => new AuditScreen(office));
  return (
    <ActFrame title={t('settings.audit.row')} wide onClose={onClose}>
      {screen === undefined ? null : <AuditLog screen={screen} />}
    </ActFrame>
  );
}

/** The log itself, with its filters. */
export function AuditLog({ screen }: { readonly screen: AuditScreen }): JSX.Element {
  const translator = useTranslator();
  const { t, translateRef } = translator;
  const found = useScreen(screen);
  const [today] = useState(() => localInput(Date.now()).slice(0, 10));
  const { entries, error, loading } = found;
  const acts = auditedActs.map((act) => ({ value: act, label: translateRef({ key: `audit.act.${act}` }) }));
  return (
    <>
      <div className="tg-act-dialog__row tg-audit__filters">
        <SearchBox
          value={found.account}
          placeholder={t('audit.account')}
          onChange={(account) => screen.setAccount(account)}
        />
        <Select
          label={t('audit.actLabel')}
          value={found.act}
          choices={[{ value: '', label: t('audit.actAll') }, ...acts]}
          onChoose={(act) => screen.setAct(act as AuditSnapshot['act'])}
        />
        <DayField
          label={t('audit.day')}
          value={found.day}
          max={today}
          onChange={(day) => screen.setDay(day)}
        />
      </div>
      <div className="tg-audit__found">
        {error === undefined || error.code === 'notFound' ? null : (
          <ErrorState
            detail={errorText(translator, error)}
            code={error.code}
            onRetry={() => void screen.loadMore()}
          />
        )}
        {entries.length > 0 ? <Rows screen={screen} entries={entries} /> : null}
        {entries.length === 0 && loading ? <ListSkeleton rows={6} /> : null}
        {entries.length === 0 && !loading && (error === undefined || error.code === 'notFound') ? (
          <EmptyState
            small
            figure="fish"
            title={t(error === undefined ? 'audit.none' : 'audit.unknown')}
            detail={t('audit.noneDetail')}
          />
        ) : null}
      </div>
    </>
  );
}

function Rows(props: { readonly screen: AuditScreen; readonly entries: readonly AuditEntry[] }): JSX.Element {
  const { screen, entries } = props;
  const translator = useTranslator();
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 8,
  });
  return (
    <div
      ref={scroller}
      className="tg-act-dialog__list tg-audit"
      role="list"
      tabIndex={0}
      aria-label={translator.t('settings.audit.row')}
      onScroll={({ currentTarget: box }) => {
        if (box.scrollHeight - box.scrollTop - box.clientHeight < 400) void screen.loadMore();
      }}
    >
      <div className="tg-virtual" style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map((item) => {
          const entry = entries[item.index];
          if (entry === undefined) return null;
          const { act, targets, who } = auditWords(translator, entry);
          return (
            <div
              key={item.key}
              role="listitem"
              aria-setsize={entries.length}
              aria-posinset={item.index + 1}
              className="tg-audit__row tg-virtual__row"
              style={{ transform: `translateY(${item.start}px)`, height: item.size }}
            >
              <span className="tg-audit__line">
                <b className="tg-truncate" title={entry.loginName}>
                  {who}
                </b>
                <span className="tg-truncate" title={act}>
                  {act}
                </span>
                <time className="tg-number" title={fullTime(translator, entry.time)}>
                  {momentText(translator, entry.time, now)}
                </time>
              </span>
              <span className="tg-audit__line tg-audit__detail">
                <span className="tg-truncate" title={targets} dir="auto">
                  {targets}
                </span>
                <span className="tg-truncate tg-audit__group" title={entry.chatName} dir="auto">
                  {entry.chatName ?? entry.chatId ?? ''}
                </span>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
