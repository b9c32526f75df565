// A dialog that keeps the focus when the thing that had it goes away, and gives it back to where it was opened from.
import { Dialog as BlueprintDialog, type DialogProps } from '@blueprintjs/core';
import { useEffect, useState, type JSX } from 'react';
import { focusedOrOpener } from './menu-openers.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import { useFormKey } from './useFormKey.ts';
import { useHeldFocus } from './useHeldFocus.ts';
import { useTabRound } from './useTabRound.ts';

/**
 * Blueprint's dialog and its properties; everything of ours opens through it. Taken away while it is open, Blueprint
 * gives nothing back: then the focus goes to what opened it or, where that is gone or was only pointed at, to main.
 * Whoever has taken it since keeps it.
 */
export function Dialog({
  leadsOn = false,
  ...props
}: DialogProps & {
  /** What it opens takes the focus itself, a moment later. */
  readonly leadsOn?: boolean;
}): JSX.Element {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [opener] = useState(focusedOrOpener);
  const [address] = useState(() => location.href);
  useHeldFocus(container);
  useFirstFocus(container);
  useTabRound(container);
  useFormKey(container);
  useEffect(
    () => () => {
      // Where one has gone on from here, the new place gives the focus to what is its own.
      if (leadsOn || location.href !== address || document.activeElement !== document.body) return;
      const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (known ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
    },
    [opener, address, leadsOn],
  );
  return <BlueprintDialog {...props} containerRef={setContainer} />;
}
