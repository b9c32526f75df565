// What waits for whoever looks after the knowledge: questions that found nothing, or whose answer did not help.
import { useEffect, useState, type JSX } from 'react';
import type { Unanswered } from '#sdk/ask/ask-api.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useTranslator } from '../parts/text.ts';
import { CorrectDialog } from './CorrectDialog.tsx';

/** An answer that is written here comes first the next time somebody asks. */
export function UnansweredList({ manages }: { readonly manages: boolean }): JSX.Element {
  const { office } = useApp();
  const { t, timeLocale } = useTranslator();
  const notify = useNotify();
  const [rows, setRows] = useState<readonly Unanswered[]>();
  const [writing, setWriting] = useState<Unanswered>();
  useEffect(() => {
    if (manages) void notify.attempt(async () => setRows(await office.ask.unanswered()));
  }, [office, notify, manages]);
  if (!manages || rows?.length === 0)
    return (
      <EmptyState
        level={1}
        figure="house"
        title={t('ask.manage')}
        detail={manages ? t('ask.noUnanswered') : t('ask.landingHint')}
      />
    );
  return (
    <>
      <PaneHeader title={t('ask.unanswered')} meta={t('ask.unansweredHint')} />
      <div className="tg-ask-manage">
        <ul>
          {rows?.map((row) => (
            <li key={row.answerId} className="tg-ask-manage__pair">
              <strong>{row.question}</strong>
              <span className="tg-ask-manage__line">
                <small>
                  {[
                    row.person,
                    writeDate(timeLocale, row.time, { dateStyle: 'medium' }),
                    row.refused ? t('ask.noAnswer') : row.reason || t('ask.bad'),
                  ].join(' · ')}
                </small>
                <Button size="small" onClick={() => setWriting(row)}>
                  {t('ask.correct')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {writing === undefined ? null : (
        <CorrectDialog
          text=""
          onClose={() => setWriting(undefined)}
          onSave={(text) => {
            setWriting(undefined);
            void notify.attempt(async () => {
              await office.ask.correct(writing.answerId, text);
              setRows(await office.ask.unanswered());
            });
          }}
        />
      )}
    </>
  );
}
