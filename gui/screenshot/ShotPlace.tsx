// Takes a screenshot when it is asked for, from wherever one is, and opens it to be worked on.
import { lazy, Suspense, useEffect, useState, type JSX } from 'react';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useShortcuts } from '../ground/useShortcuts.ts';
import { shotDoor } from './shot-door.ts';

const ShotTool = lazy(async () => ({
  default: (await loadPart(() => import('./ShotTool.tsx'))).ShotTool,
}));

/** Draws nothing before the first picture. */
export function ShotPlace(): JSX.Element | null {
  const notify = useNotify();
  const [picture, setPicture] = useState<HTMLCanvasElement | null>();
  const take = (): void =>
    void notify.attempt(async () => {
      const { takeShot } = await loadPart(() => import('./take-shot.ts'));
      const taken = await takeShot();
      if (taken !== undefined) setPicture(taken);
    });
  useEffect(() => shotDoor.onAsked(take));
  useShortcuts({ screenshot: take });
  if (picture === undefined) return null;
  const close = (): void => setPicture(null);
  return (
    <PaneBoundary onFail={close}>
      <Suspense>
        <ShotTool picture={picture ?? undefined} onSend={shotDoor.target()} onClose={close} />
      </Suspense>
    </PaneBoundary>
  );
}
