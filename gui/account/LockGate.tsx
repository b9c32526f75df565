// Stands between the signed-in person and everything of theirs: while the screen is locked none of it is drawn.
import { lazy, Suspense, useLayoutEffect, type JSX, type ReactNode } from 'react';
import { LockScreen } from '#sdk/account/screens/lock.ts';
import { useApp } from '../ground/app-parts.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { OpeningPage } from '../app/OpeningPage.tsx';
import { useActivity } from '../ground/useActivity.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';

const LockPage = lazy(async () => ({
  default: (await loadPart(() => import('./LockPage.tsx'))).LockPage,
}));

/** Nothing is shown before it is known whether the screen is locked. */
export function LockGate({ children }: { readonly children: ReactNode }): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new LockScreen(office, Date.now));
  return screen === undefined ? <OpeningPage /> : <Gate screen={screen}>{children}</Gate>;
}

function Gate({
  screen,
  children,
}: {
  readonly screen: LockScreen;
  readonly children: ReactNode;
}): JSX.Element {
  const { page } = useApp();
  const { known, locked } = useScreen(screen);
  useActivity(screen, known && !locked);
  // Notices lie over the page, outside of it: they are told before anything is painted.
  useLayoutEffect(() => page.set({ locked }), [page, locked]);
  if (!known) return <OpeningPage />;
  if (!locked) return <>{children}</>;
  return (
    <Suspense fallback={<OpeningPage />}>
      <LockPage screen={screen} />
    </Suspense>
  );
}
