// Decides when the list of transfers is on the page: asked for, or while something is under way; guards uploads from closing.
import { lazy, Suspense, useEffect, useSyncExternalStore, type JSX } from 'react';
import { TransfersScreen } from '#sdk/transfers/screens/transfers.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { dockOpen } from './dock-state.ts';

const TransferDock = lazy(async () => ({
  default: (await loadPart(() => import('./TransferDock.tsx'))).TransferDock,
}));

/** Stands above every signed-in page. */
export function TransferGate(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new TransfersScreen(office));
  return screen === undefined ? null : <Gate screen={screen} />;
}

function Gate({ screen }: { readonly screen: TransfersScreen }): JSX.Element | null {
  const { underWay, uploads } = useScreen(screen).sum;
  const open = useSyncExternalStore(
    (listener) => dockOpen.subscribe(listener),
    () => dockOpen.get(),
  );
  const holds = uploads > 0;
  useEffect(() => {
    if (!holds) return;
    // Files still uploading block the end (spec §4); the browser asks in its own words.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [holds]);
  if (!open && underWay === 0) return null;
  return (
    <Suspense>
      <TransferDock screen={screen} open={open} onOpen={(next) => dockOpen.set(next)} />
    </Suspense>
  );
}
