// Gives the present minute, so that yesterday becomes yesterday at midnight without anybody touching the page.
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const minute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs / 4);
  return () => clearInterval(timer);
}

/** Epoch ms of the present minute; renders again when the minute changes. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, minute);
}
