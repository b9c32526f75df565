// Decides which files the message of a file has to wait for: those that were chosen with it, before it.
import type { LocalTransfer } from '../../api.ts';
import { isUnderWay } from './transfer-acts.ts';

type Standing = Pick<LocalTransfer, 'id' | 'direction' | 'state'> & { readonly facts: string };
type Together = { together?: { id: string; place: number } };

/**
 * Whom a file goes with: those it was chosen with or, while there is no connection, everything that waits for the chat,
 * in the order it was written, as texts do.
 * @param now when it was chosen, in epoch ms
 */
export function goesWith<Group extends { readonly id: string; readonly place: number }>(
  chosen: Group | undefined,
  { chatId, now, isOnline }: { readonly chatId: string; readonly now: number; readonly isOnline: boolean },
): { readonly id: string; readonly place: number } | undefined {
  if (isOnline) return chosen;
  return { id: `waiting ${chatId}`, place: now * maxChosen + Math.min(chosen?.place ?? 0, maxChosen - 1) };
}

/** More are never chosen at once. */
const maxChosen = 1_000;

/**
 * Ids of the earlier files of the same choice that are still on their way. One that failed, was paused or was taken
 * away holds nobody: it goes when it is tried again.
 */
export function earlierOf(row: Standing, all: readonly Standing[]): string[] {
  const own = togetherOf(row);
  if (own === undefined) return [];
  const before = all.filter((other) => {
    if (other.direction !== 'up' || !isUnderWay(other)) return false;
    const together = togetherOf(other);
    return together?.id === own.id && together.place < own.place;
  });
  return before.map(({ id }) => id);
}

const togetherOf = ({ facts }: Standing): Together['together'] => (JSON.parse(facts) as Together).together;
