// Takes the keys of the whole client. It draws nothing, so that a key costs no drawing but that of what it changes.
import { useKeys } from '../keys/useKeys.ts';

/** Mounted once, behind everything it listens for. */
export function KeyListener(): null {
  useKeys();
  return null;
}
