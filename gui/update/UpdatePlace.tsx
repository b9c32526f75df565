// Asks for new versions once a day, when the window has had its rest, and shows the dialog about one.
import { lazy, Suspense, useEffect, useState, type JSX } from 'react';
import type { UpdateState } from '#sdk/api.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useApp } from '../ground/app-parts.ts';
import { isWhole } from '../parts/load-translator.ts';
import { useTranslator } from '../parts/text.ts';

const UpdateDialog = lazy(async () => ({
  default: (await loadPart(() => import('./UpdateDialog.tsx'))).UpdateDialog,
}));

/** What the person came for is drawn first, in ms. */
const restMs = 15_000;
/** A window may stay open for weeks, in ms. */
const againMs = 4 * 3_600_000;

/** Draws nothing while nothing is to be said. */
export function UpdatePlace(): JSX.Element | null {
  const { office } = useApp();
  const whole = isWhole(useTranslator());
  const [state, setState] = useState<UpdateState>();
  useEffect(() => office.update.state(setState), [office]);
  useEffect(() => {
    const ask = (): void => void office.update.checkDaily().catch(() => undefined);
    const first = setTimeout(ask, restMs);
    const later = setInterval(ask, againMs);
    return () => {
      clearTimeout(first);
      clearInterval(later);
    };
  }, [office]);
  if (!whole || state === undefined || state.dialog === 'idle') return null;
  return (
    <PaneBoundary onFail={() => undefined}>
      <Suspense>
        <UpdateDialog state={state} />
      </Suspense>
    </PaneBoundary>
  );
}
