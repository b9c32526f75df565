// Draws one icon of the set in the colour of the text around it.
import type { JSX } from 'react';
import { iconPaths, type IconName } from './icon-paths.ts';
import './Icon.css';

/** An icon never stands alone for its meaning: the button or text around it carries the name. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg
      className="tg-icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
