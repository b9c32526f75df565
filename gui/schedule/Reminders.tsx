// Cards of reminders that have come due, over whatever page is open: once for the person, put away on all their devices at once.
import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import { momentText } from '#sdk/locales/time-text.ts';
import type { Reminder } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import './reminders.css';

const shownAtOnce = 3;

/** The first that are due; the next follows where one is put away. */
export function Reminders({ rows }: { readonly rows: readonly Reminder[] }): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const notify = useNotify();
  const navigate = useNavigate();
  const settle = ({ itemId, recurrenceId }: Reminder, again?: number): void =>
    void notify.attempt(() =>
      office.schedule.settleReminder({ itemId, recurrenceId, ...(again !== undefined && { again }) }),
    );
  return (
    <div className="tg-reminders" role="status">
      {rows.slice(0, shownAtOnce).map((row) => (
        <div key={`${row.itemId}@${row.recurrenceId}`} className="tg-reminders__card">
          <Icon name="bell" size={18} />
          <button
            type="button"
            className="tg-reminders__title tg-truncate"
            onClick={() => void navigate(`/main/schedule?open=event:${row.itemId}@${row.recurrenceId}`)}
          >
            {t('schedule.reminderTitle', {
              title: row.title,
              time: momentText(translator, row.start, now),
            })}
          </button>
          <SnoozeMenu start={row.start} onSnooze={(again) => settle(row, again)} />
          <Button size="small" onClick={() => settle(row)}>
            {t('schedule.dismiss')}
          </Button>
        </div>
      ))}
      {rows.length > shownAtOnce ? (
        <span className="tg-reminders__more">
          {t('schedule.moreDue', { count: rows.length - shownAtOnce })}
        </span>
      ) : null}
    </div>
  );
}
