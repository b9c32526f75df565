// Brings a screen's snapshot into React; the six lines are the GUI's own, so that the SDK never imports React.
import { useSyncExternalStore } from 'react';
import type { ReadableScreen } from '#sdk/base/screen.ts';

/** The snapshot of a screen (or of any store of the same shape), up to date. */
export function useScreen<Snapshot>(screen: ReadableScreen<Snapshot>): Snapshot {
  return useSyncExternalStore(screen.subscribe, screen.getSnapshot);
}
