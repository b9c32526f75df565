// Holds the place of reminders on every page: their cards load with the first one that is due.
import { lazy, Suspense, useMemo, type JSX } from 'react';
import { FeedStore } from '#sdk/base/feed-store.ts';
import type { Reminder } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useScreen } from '../ground/useScreen.ts';

const Reminders = lazy(async () => ({
  default: (await loadPart(() => import('./Reminders.tsx'))).Reminders,
}));
const none: readonly Reminder[] = [];

/** Stands above every signed-in page, behind the lock: what is due is told wherever somebody is. */
export function ReminderPlace(): JSX.Element | null {
  const { office } = useApp();
  const store = useMemo(() => new FeedStore<readonly Reminder[]>(office.schedule.reminders, none), [office]);
  const rows = useScreen(store);
  if (rows.length === 0) return null;
  return (
    <PaneBoundary onFail={() => undefined}>
      <Suspense>
        <Reminders rows={rows} />
      </Suspense>
    </PaneBoundary>
  );
}
