// Holds the place of the list of transfers: its script comes with the first transfer, or when it is asked for.
import { lazy, Suspense, useSyncExternalStore, type JSX } from 'react';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { dockOpen } from './dock-state.ts';
import { useHasTransfers } from './transfer-store.ts';

const TransferGate = lazy(async () => ({
  default: (await loadPart(() => import('./TransferGate.tsx'))).TransferGate,
}));

/** Stands above every signed-in page. */
export function TransferPlace(): JSX.Element | null {
  const hasTransfers = useHasTransfers();
  const open = useSyncExternalStore(
    (listener) => dockOpen.subscribe(listener),
    () => dockOpen.get(),
  );
  if (!open && !hasTransfers) return null;
  return (
    <PaneBoundary onFail={() => undefined}>
      <Suspense>
        <TransferGate />
      </Suspense>
    </PaneBoundary>
  );
}
