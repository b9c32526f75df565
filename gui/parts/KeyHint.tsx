// Draws a keyboard shortcut the way it is printed on keys.
import type { JSX } from 'react';
import './KeyHint.css';

/** One shortcut, e.g. `Ctrl K`. */
export function KeyHint({ keys }: { readonly keys: string }): JSX.Element {
  return <kbd className="tg-key">{keys}</kbd>;
}
