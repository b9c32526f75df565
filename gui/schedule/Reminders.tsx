// Reminders that have come due: once for the person, put away on all their devices at once.
import { momentText } from '#sdk/locales/time-text.ts';
import { useMemo, type JSX } from 'react';
import { FeedStore } from '#sdk/base/feed-store.ts';
import type { Reminder } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';

const none: readonly Reminder[] = [];
const shownAtOnce = 3;

/** Cards at the foot of the schedule. */
export function Reminders({ onOpen }: { readonly onOpen: (itemId: string) => void }): JSX.Element | null {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const now = useNow();
  const notify = useNotify();
  const store = useMemo(() => new FeedStore<readonly Reminder[]>(office.schedule.reminders, none), [office]);
  const rows = useScreen(store);
  if (rows.length === 0) return null;
  return (
    <div className="tg-reminders" role="status">
      {rows.slice(0, shownAtOnce).map((row) => (
        <div key={`${row.itemId}@${row.recurrenceId}`} className="tg-reminders__card">
          <Icon name="bell" size={18} />
          <button
            type="button"
            className="tg-reminders__title tg-truncate"
            onClick={() => onOpen(row.itemId)}
          >
            {t('schedule.reminderTitle', {
              title: row.title,
              time: momentText(translator, row.start, now),
            })}
          </button>
          <SnoozeMenu
            start={row.start}
            onSnooze={(again) =>
              void notify.attempt(() =>
                office.schedule.settleReminder({
                  itemId: row.itemId,
                  recurrenceId: row.recurrenceId,
                  again,
                }),
              )
            }
          />
          <Button
            size="small"
            onClick={() =>
              void notify.attempt(() =>
                office.schedule.settleReminder({ itemId: row.itemId, recurrenceId: row.recurrenceId }),
              )
            }
          >
            {t('schedule.dismiss')}
          </Button>
        </div>
      ))}
    </div>
  );
}
