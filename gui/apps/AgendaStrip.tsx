// Draws today's agenda on the workbench, where this build has a schedule: five at most, the running one tinted.
import { useEffect, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import { todayOf, type AgendaEntry } from '#sdk/apps/screens/agenda.ts';
import { clockText } from '#sdk/locales/time-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNow } from '../ground/useNow.ts';
import { useTranslator } from '../parts/text.ts';

/** Its place is kept until it is known; nothing at all where there is no schedule, or where it cannot be asked. */
export function AgendaStrip(): JSX.Element | null {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const now = useNow();
  const [entries, setEntries] = useState<readonly AgendaEntry[] | 'asked' | undefined>('asked');
  useEffect(() => {
    let isHere = true;
    const ask = (): void =>
      void todayOf(office.schedule, now).then((found) => {
        if (isHere) setEntries(found);
      });
    ask();
    const stop = office.schedule.changed(ask);
    return () => {
      isHere = false;
      stop();
    };
  }, [office, now]);
  if (entries === undefined) return null;
  return (
    <section className="tg-agenda" aria-label={t('workbench.agenda')} aria-busy={entries === 'asked'}>
      {entries === 'asked' ? null : entries.length === 0 ? (
        <p>{t('workbench.agendaEmpty')}</p>
      ) : (
        entries.slice(0, 5).map((entry) => (
          <button
            key={entry.id}
            type="button"
            data-now={(entry.start <= now && entry.end > now) || undefined}
            data-over={entry.end <= now || undefined}
            onClick={() => void navigate(entry.path)}
          >
            <span className="tg-number">
              {entry.allDay ? t('schedule.allDay') : clockText(translator, entry.start)}
            </span>
            <span className="tg-agenda__text">
              <b className="tg-truncate">{entry.title}</b>
              <small className="tg-truncate">
                {entry.start <= now && entry.end > now ? t('workbench.now') : entry.place}
              </small>
            </span>
          </button>
        ))
      )}
    </section>
  );
}
