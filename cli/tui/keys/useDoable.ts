// Remembers what could be done at the moment something came to stand over the place below.
import { useState } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { CommandId } from './keys.ts';

/**
 * The commands that had a handler when the component was made: its first drawing comes before the place below gives
 * its commands up. They can be run by `runWhenThere` once the overlay is gone.
 */
export function useDoable(): ReadonlySet<CommandId> {
  const { board, keys } = useDesk();
  const [doable] = useState(() => new Set(keys.flatMap(({ id }) => (board.has(id) ? [id] : []))));
  return doable;
}
