// Follows the window's width and gives the frame's fold.
import { useSyncExternalStore } from 'react';
import { frameFold, type FrameFold } from './pane-size.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Renders again only when the fold changes, not on every pixel. */
export function useFrameFold(): FrameFold {
  return useSyncExternalStore(subscribe, () => frameFold(window.innerWidth));
}
