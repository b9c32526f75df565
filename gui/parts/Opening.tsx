// Holds the place of a dialog whose script is on its way: Escape calls it off.
import { Suspense, useEffect, type ReactNode } from 'react';

/** Draws what is inside as soon as its script is there, and `ready` is true; nothing before. */
export function Opening(props: {
  readonly ready?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  if (props.ready === false) return <OnItsWay onClose={props.onClose} />;
  return <Suspense fallback={<OnItsWay onClose={props.onClose} />}>{props.children}</Suspense>;
}

function OnItsWay({ onClose }: { readonly onClose: () => void }): null {
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', close, { capture: true });
    return () => removeEventListener('keydown', close, { capture: true });
  }, [onClose]);
  return null;
}
