// Decides which files the message of a file has to wait for: those that were chosen with it, before it.
import type { LocalTransfer } from '../../api.ts';
import { isUnderWay } from './transfer-acts.ts';

type Standing = Pick<LocalTransfer, 'id' | 'direction' | 'state'> & { readonly facts: string };
type Together = { together?: { id: string; place: number } };

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
