// What was done last with the schedule and what takes it back, kept so that the next command of a person can undo this one's.
import type { Store } from '#storage/store.ts';
import type { ItemWrite } from '../contract/schedule.ts';
import type { Acted } from './rules/act-undo.ts';

/** Something that was done: writes or an act that undo it. */
export type Undoable = { id: string; title: string; time: number } & (
  | { writes: readonly ItemWrite[] }
  | { act: Acted }
);

const key = 'schedule.undo';
const maxEntries = 20;
/** Characters that they may take. */
const maxText = 1_000_000;
const lastsMs = 86_400_000;

/** Opens it over what the device keeps. */
export function openUndoMemory({ values }: Pick<Store, 'values'>) {
  const read = (): Undoable[] => JSON.parse(values.get(key) ?? '[]') as Undoable[];
  const write = (entries: readonly Undoable[]): void => values.set(key, JSON.stringify(entries));
  return {
    /** What was done last and not undone; undefined after a day. */
    last: (now: number): Undoable | undefined => read().findLast(({ time }) => time > now - lastsMs),
    remember(entry: Undoable): void {
      let entries = [...read().filter(({ time }) => time > entry.time - lastsMs), entry].slice(-maxEntries);
      while (entries.length > 0 && JSON.stringify(entries).length > maxText) entries = entries.slice(1);
      write(entries);
    },
    forget(entry: Undoable): void {
      const text = JSON.stringify(entry);
      write(read().filter((one) => JSON.stringify(one) !== text));
    },
  };
}
