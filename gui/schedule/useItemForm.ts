// What the form of an item needs where there is no page of the schedule around it.
import { useEffect, useState } from 'react';
import type { Calendar, NewItem } from '#sdk/api.ts';
import { useApp } from '../ground/app-parts.ts';
import { useCreateItem } from './useCreateItem.ts';

/** One's calendars, and the saving of a new item, which answers whether it is done. */
export function useItemForm(): {
  readonly calendars: readonly Calendar[];
  readonly save: (item: NewItem) => Promise<boolean>;
} {
  const { office } = useApp();
  const save = useCreateItem();
  const [calendars, setCalendars] = useState<readonly Calendar[]>([]);
  useEffect(() => {
    office.schedule.calendars().then(setCalendars, () => undefined);
  }, [office]);
  return {
    calendars,
    save,
  };
}
