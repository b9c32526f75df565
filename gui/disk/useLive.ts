// Gives a component a value that this page keeps, and renders again when it changes.
import { useSyncExternalStore } from 'react';
import type { LiveValue } from '#sdk/base/live-value.ts';

/** The value as it is now. */
export function useLive<Value>(live: LiveValue<Value>): Value {
  return useSyncExternalStore(
    (listener) => live.subscribe(listener),
    () => live.get(),
  );
}
