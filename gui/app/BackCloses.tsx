// Draws nothing: the browser's Back closes the top layer, if there is one, before it leaves the place.
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** What lies over a place: dialogs, menus, the viewer, drawers; the line that finds words, and choosing messages. */
const layers = '.bp6-overlay-open, [role="dialog"], [role="menu"], [data-layer], [data-choosing]';

const topLayer = (): Element | undefined => [...document.querySelectorAll(layers)].at(-1);

/** Every layer ends by Escape, the innermost first: Back asks it the same way. */
function closeLayer(layer: Element): void {
  const focused = document.activeElement;
  const at =
    focused !== null && layer.contains(focused) ? focused : (layer.querySelector('input, button') ?? layer);
  at.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  );
}

/** Stands inside the router, once. */
export function BackCloses(): null {
  const blocker = useBlocker(
    ({ historyAction }: { historyAction: string }) => historyAction === 'POP' && topLayer() !== undefined,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const layer = topLayer();
    if (layer === undefined) return blocker.proceed();
    closeLayer(layer);
    blocker.reset();
  }, [blocker]);
  return null;
}
