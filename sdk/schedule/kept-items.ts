// What this device keeps of the schedule: the stretch around today in the store, what was looked at in memory.
import type { Store } from '#storage/store.ts';
import type { ScheduleItem } from '../contract/schedule.ts';
import type { WorkingDays } from './rules/working-days.ts';

type Stretch = { from: number; to: number; items: readonly ScheduleItem[]; time: number };

const itemsKey = 'schedule.items';
const daysKey = 'schedule.days';
/** Characters that the kept stretch may take. */
const most = 4_000_000;
const stretches = 12;

/** Opens what is kept. */
export function openKeptItems({ values }: Pick<Store, 'values'>) {
  let seen: Stretch[] = [];
  let changes = 0;
  const covers = ({ from, to }: Stretch, wanted: { from: number; to: number }): boolean =>
    from <= wanted.from && to >= wanted.to;

  return {
    /** What was asked for since the last change. */
    remembered: (from: number, to: number) => seen.find((one) => covers(one, { from, to }))?.items,
    /** What is in the store, however old. */
    stored(from: number, to: number): Stretch | undefined {
      const text = values.get(itemsKey);
      if (text === undefined) return undefined;
      const found = JSON.parse(text) as Stretch;
      return found.from < to && found.to > from ? found : undefined;
    },
    /** How often something has changed; an answer to a question of before is not remembered as what is now. */
    changes: () => changes,
    keep(stretch: Stretch, now: number, asOf: number): void {
      if (asOf !== changes) return;
      seen = [stretch, ...seen].slice(0, stretches);
      // A month around today is what one wants to read on the way; a shorter look does not replace a longer one of today.
      if (stretch.from > now || stretch.to < now) return;
      const old = values.get(itemsKey);
      const known = old === undefined ? undefined : (JSON.parse(old) as Stretch);
      const isShorter =
        known !== undefined && known.to > now && known.to - known.from > stretch.to - stretch.from;
      if (isShorter && now - known.time < 86_400_000) return;
      const text = JSON.stringify(stretch);
      if (text.length <= most) values.set(itemsKey, text);
    },
    forget(): void {
      seen = [];
      changes += 1;
    },
    days(): WorkingDays | undefined {
      const text = values.get(daysKey);
      return text === undefined ? undefined : (JSON.parse(text) as WorkingDays);
    },
    keepDays(days: WorkingDays): WorkingDays {
      values.set(daysKey, JSON.stringify(days));
      return days;
    },
  };
}
