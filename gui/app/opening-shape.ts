// Decides what the window looks like in grey while a place opens: a conversation only where one comes.
import { matchPath } from 'react-router';
import type { OpeningShape } from '../frame/OpeningFrame.tsx';
import { guiFeatures } from '../features.ts';

/** The shape of the place at an address. */
export function openingShape(pathname: string): OpeningShape {
  if (pathname.startsWith('/main/messages')) return 'conversation';
  const routes = guiFeatures.flatMap((feature) => feature.routes);
  return routes.find(({ path }) => matchPath(path, pathname) !== null)?.wide === true ? 'wide' : 'rows';
}
