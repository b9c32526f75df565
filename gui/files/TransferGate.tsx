// Decides when the list of transfers is on the page: asked for, or while something is under way; guards uploads from closing.
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type JSX } from 'react';
import { TransfersScreen } from '#sdk/transfers/screens/transfers.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { dockOpen } from './dock-state.ts';

const TransferDock = lazy(async () => ({
  default: (await loadPart(() => import('./TransferDock.tsx'))).TransferDock,
}));

const ConflictDialog = lazy(async () => ({
  default: (await loadPart(() => import('../disk/ConflictDialog.tsx'))).ConflictDialog,
}));

/** When this page was opened, as the clocks of transfers tell it. */
const pageStart = performance.timeOrigin;

/** Stands above every signed-in page. */
export function TransferGate(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new TransfersScreen(office));
  return screen === undefined ? null : <Gate screen={screen} />;
}

function Gate({ screen }: { readonly screen: TransfersScreen }): JSX.Element | null {
  const { sum, rows, taken } = useScreen(screen);
  const { underWay, uploads } = sum;
  const notify = useNotify();
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
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  // What failed before this page was opened stands in the list; nobody is called to it again.
  const failed = rows.filter(
    ({ id, state, createdTime, error }) =>
      state === 'failed' && error?.code !== 'diskSameName' && createdTime >= pageStart && !seen.has(id),
  );
  if (open && failed.length > 0) setSeen(new Set([...seen, ...failed.map(({ id }) => id)]));
  const finished = useJustFinished(screen);
  const undecided = taken.filter(({ id, createdTime }) => all || (createdTime >= pageStart && !left.has(id)));
  return (
    <Suspense>
      {open || underWay > 0 || failed.length > 0 || finished > 0 ? (
        <TransferDock
          screen={screen}
          open={open}
          failed={failed.length}
          finished={finished}
          onOpen={(next) => dockOpen.set(next)}
          onDecide={() => setAll(true)}
        />
      ) : null}
      {undecided.length === 0 ? null : (
        <ConflictDialog
          undecided={{
            taken: undecided,
            decide: (decisions, all) => void notify.attempt(() => screen.decide(undecided, decisions, all)),
          }}
          // Given up with the button, they leave the list; what goes on has no taken name.
          onCancel={() => {
            setAll(false);
            void notify.attempt(() => screen.decide(undecided, {}, 'skip'));
          }}
          // Closed by the way, they stay in the list, where each can still be decided.
          onClose={() => {
            setAll(false);
            setLeft(new Set([...left, ...undecided.map(({ id }) => id)]));
            dockOpen.set(true);
          }}
        />
      )}
    </Suspense>
  );
}

/** So long it is said that transfers have ended well, in ms. */
const saidMs = 6_000;

/** How many transfers have just ended well; none a while after. */
function useJustFinished(screen: TransfersScreen): number {
  const { justFinished } = useScreen(screen);
  useEffect(() => {
    if (justFinished === 0) return undefined;
    const timer = setTimeout(() => screen.forgetFinished(), saidMs);
    return () => clearTimeout(timer);
  }, [screen, justFinished]);
  return justFinished;
}
