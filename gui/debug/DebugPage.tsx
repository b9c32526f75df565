// The debug page: connection states, frame counts, what is stored, the last errors and notices.
import { useCallback, useEffect, useState, type JSX, type ReactNode } from 'react';
import type { ConnectionCounts, LoggedError, OfficeApi } from '#sdk/api.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { noticeSentence } from '../ground/notice-sentence.ts';
import { NotFoundPage } from '../app/NotFoundPage.tsx';
import { shownEntries } from '../ground/shown-entries.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import './DebugPage.css';

type Figures = {
  readonly counts: ConnectionCounts;
  readonly store: Awaited<ReturnType<OfficeApi['maintenance']['storeInfo']>>;
  readonly errors: readonly LoggedError[];
};

const errorsShown = 20;
const refreshMs = 2_000;

/** Only where the variant or the person asks for it (decisions §5); else there is no such page. */
export function DebugPage(): JSX.Element {
  const app = useApp();
  useScreen(app.settings);
  const shown = shownEntries(app).some((entry) => entry.name === 'debug');
  return shown ? <Debug /> : <NotFoundPage />;
}

function Debug(): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { office, notices } = useApp();
  const { connection } = useDesk();
  const notify = useNotify();
  const { state } = useScreen(connection);
  const { log } = useScreen(notices);
  const [figures, setFigures] = useState<Figures>();
  const refresh = useCallback(
    () =>
      notify.attempt(async () => {
        const [counts, store, errors] = await Promise.all([
          office.connection.counts(),
          office.maintenance.storeInfo(),
          office.maintenance.recentErrors(errorsShown),
        ]);
        setFigures({ counts, store, errors });
      }),
    [office, notify],
  );
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), refreshMs);
    return () => clearInterval(timer);
  }, [refresh]);
  const yesNo = (value: boolean): string => t(value ? 'debug.yes' : 'debug.no');
  return (
    <AppFrame
      current="debug"
      place={t('debug.title')}
      turn="main"
      main={
        <>
          <PaneHeader
            title={t('debug.title')}
            acts={<Button onClick={() => void refresh()}>{t('debug.refresh')}</Button>}
          />
          <div className="tg-debug" tabIndex={0} role="group" aria-label={t('debug.title')}>
            <Panel title={t('debug.connection')}>
              <Figure label={t('debug.phase')} value={t(`debug.phases.${state.phase}`)} />
              <Figure label={t('debug.attempt')} value={state.attempt} />
              <Figure label={t('debug.framesIn')} value={figures?.counts.framesIn} />
              <Figure label={t('debug.framesOut')} value={figures?.counts.framesOut} />
              <Figure label={t('debug.unknownFrames')} value={figures?.counts.unknownFrames} />
              <Figure label={t('debug.faultyFrames')} value={figures?.counts.faultyFrames} />
              <Figure label={t('debug.gaps')} value={figures?.counts.gaps} />
              <Figure label={t('debug.reconnects')} value={figures?.counts.reconnects} />
              <Figure label={t('debug.resyncs')} value={figures?.counts.resyncs} />
            </Panel>
            <Panel title={t('debug.store')}>
              <Figure label={t('debug.messages')} value={figures?.store.messages} />
              <Figure label={t('debug.chats')} value={figures?.store.chats} />
              <Figure
                label={t('debug.bytes')}
                value={figures === undefined ? undefined : sizeText(figures.store.bytes, translator.locale)}
              />
              <Figure label={t('debug.cursor')} value={figures?.store.cursor} />
              <Figure
                label={t('debug.complete')}
                value={figures === undefined ? undefined : yesNo(figures.store.complete)}
              />
              <Figure label={t('debug.path')} value={figures?.store.path} />
            </Panel>
            <Panel title={t('debug.errors')} wide>
              {figures?.errors.length ? (
                figures.errors.map((error, at) => (
                  <Entry
                    key={`${error.time}-${at}`}
                    head={`${fullTime(translator, error.time)} · ${error.type} · ${error.page}`}
                    text={error.message}
                  />
                ))
              ) : (
                <p className="tg-debug__none">{t('settings.errorsNone')}</p>
              )}
            </Panel>
            <Panel title={t('debug.notifications')} wide>
              {log.length === 0 ? (
                <p className="tg-debug__none">{t('frame.noNotifications')}</p>
              ) : (
                log.map((notice) => (
                  <Entry
                    key={notice.id}
                    head={fullTime(translator, notice.time)}
                    text={noticeSentence(translator, notice)}
                  />
                ))
              )}
            </Panel>
          </div>
        </>
      }
    />
  );
}

function Panel(props: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <section className="tg-debug__panel" data-wide={props.wide || undefined} aria-label={props.title}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}

function Figure(props: { readonly label: string; readonly value: string | number | undefined }): JSX.Element {
  const { locale } = useTranslator();
  const value = typeof props.value === 'number' ? props.value.toLocaleString(locale) : (props.value ?? '–');
  return (
    <p className="tg-debug__figure tg-number">
      <span>{props.label}</span>
      <b>{value}</b>
    </p>
  );
}

function Entry({ head, text }: { readonly head: string; readonly text: string }): JSX.Element {
  return (
    <div className="tg-debug__entry">
      <small className="tg-number">{head}</small>
      <pre>{text}</pre>
    </div>
  );
}
