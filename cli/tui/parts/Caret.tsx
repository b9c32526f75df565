// Puts the terminal's own cursor where is written, so that an input method opens its window there.
import { useCursor } from 'ink';
import { useEffect, useReducer } from 'react';

/** `x` and `y` are cells from the corner of the screen. Mounted by the field that has the keys, and by no other. */
export function Caret({ x, y }: { readonly x: number; readonly y: number }): null {
  const { setCursorPosition } = useCursor();
  const [, settle] = useReducer((count: number) => count + 1, 0);
  // Where one field takes over from another, the one that goes may take the cursor away after this one has set it.
  useEffect(() => settle(), []);
  setCursorPosition({ x, y });
  return null;
}
