// Texts of messages that were withdrawn here, kept for a while on this device alone so that they can be written anew.
import type { Clock } from '../../host/port.ts';
import type { Store } from '#storage/store.ts';

/** Name of the stored value (spec §3 «withdraw message»). */
export const withdrawnTextsName = 'withdrawnTexts';
/** How long a text is kept, in ms; the spec gives none. Afterwards it is nowhere any more. */
export const keptMs = 10 * 60_000;

type Kept = { chatId: string; mid: number; text: string; time: number };

/** Keeps texts of withdrawn messages. */
export function keepWithdrawnTexts(store: Store, clock: Clock, texts: readonly Omit<Kept, 'time'>[]): void {
  const time = clock.now();
  store.transaction(() => put(store, [...read(store, time), ...texts.map((text) => ({ ...text, time }))]));
}

/** The texts of a chat that are still kept. What is too old is forgotten by asking. */
export function withdrawnTexts(store: Store, clock: Clock, chatId: string): { mid: number; text: string }[] {
  const kept = store.transaction(() => {
    const now = read(store, clock.now());
    put(store, now);
    return now;
  });
  return kept.filter((one) => one.chatId === chatId).map(({ mid, text }) => ({ mid, text }));
}

function read(store: Store, now: number): Kept[] {
  const stored = (store.values.parsed(withdrawnTextsName) ?? []) as Kept[];
  // A clock that was set back keeps nothing longer.
  return stored.filter(({ time }) => Math.abs(now - time) < keptMs);
}

function put(store: Store, kept: readonly Kept[]): void {
  const after = kept.length === 0 ? undefined : JSON.stringify(kept);
  if (after === store.values.get(withdrawnTextsName)) return;
  if (after === undefined) store.values.remove(withdrawnTextsName);
  else store.values.set(withdrawnTextsName, after);
}
