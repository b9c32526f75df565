// A dialog that keeps the focus when the thing that had it goes away, so that Escape and Tab always mean it.
import { Dialog as BlueprintDialog, type DialogProps } from '@blueprintjs/core';
import { useState, type JSX } from 'react';
import { useHeldFocus } from './useHeldFocus.ts';

/** Blueprint's dialog and its properties; everything of ours opens through it. */
export function Dialog(props: DialogProps): JSX.Element {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  useHeldFocus(container);
  return <BlueprintDialog {...props} containerRef={setContainer} />;
}
