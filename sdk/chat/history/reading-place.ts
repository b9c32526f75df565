// Where somebody was reading in a chat, on this device; like a draft it outlives the program, however that ended.
import type { Store } from '#storage/store.ts';

/** What the names of the stored values begin with. */
export const placePrefix = 'readingPlace ';
const nameOf = (chatId: string): string => `${placePrefix}${chatId}`;

/** The message at the upper edge of what was last looked at; undefined where that was the end of the chat. */
export function readingPlace(store: Pick<Store, 'values'>, chatId: string): number | undefined {
  const stored = store.values.get(nameOf(chatId));
  return stored === undefined ? undefined : Number(stored);
}

/** Keeps the place; without `mid` the chat is read at its end again. */
export function keepReadingPlace(store: Pick<Store, 'values'>, chatId: string, mid?: number): void {
  if (mid === undefined) store.values.remove(nameOf(chatId));
  else store.values.set(nameOf(chatId), String(mid));
}
