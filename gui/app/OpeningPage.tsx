// Draws the window while the guard is at work: the real layout in grey.
import type { JSX } from 'react';
import { OpeningFrame } from '../frame/OpeningFrame.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useScreen } from '../ground/useScreen.ts';
import { openingShape } from './opening-shape.ts';

/** The list keeps its remembered width, so nothing moves when the frame comes. `path` is of what comes, where that is another. */
export function OpeningPage({ path = location.pathname }: { readonly path?: string }): JSX.Element {
  const { settings, office } = useApp();
  const { listWidth } = useScreen(settings);
  return (
    <OpeningFrame
      shape={openingShape(path)}
      listWidth={listWidth}
      onListWidth={(width) => void office.settings.set('listWidth', width)}
    />
  );
}
