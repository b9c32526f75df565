// Draws a keyboard shortcut the way it is printed on keys.
import type { JSX } from 'react';
import './KeyHint.css';

/** One shortcut, e.g. `Ctrl K`. `hidden`: whatever it stands in says it itself, by `aria-keyshortcuts`. */
export function KeyHint({ keys, hidden }: { readonly keys: string; readonly hidden?: boolean }): JSX.Element {
  return (
    <kbd className="tg-key" aria-hidden={hidden}>
      {keys}
    </kbd>
  );
}
