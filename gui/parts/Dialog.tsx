// A dialog that keeps the focus when the thing that had it goes away, and gives it back to where it was opened from.
import { Dialog as BlueprintDialog, type DialogProps } from '@blueprintjs/core';
import { useEffect, useState, type JSX } from 'react';
import { useHeldFocus } from './useHeldFocus.ts';

/**
 * Blueprint's dialog and its properties; everything of ours opens through it. `returnsFocus` is for those that are mounted
 * only while they are open and lead nowhere else: taken away, Blueprint gives nothing back.
 */
export function Dialog({
  returnsFocus = false,
  ...props
}: DialogProps & { readonly returnsFocus?: boolean }): JSX.Element {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [opener] = useState(() => (returnsFocus ? document.activeElement : null));
  useHeldFocus(container);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return <BlueprintDialog {...props} containerRef={setContainer} />;
}
