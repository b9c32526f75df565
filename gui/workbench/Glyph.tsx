// Draws the tile of an app, a form or a source: its icon on a tint of its hue.
import type { JSX } from 'react';
import { workIconPath } from './work-icons.ts';
import './Glyph.css';

/** Silent for screen readers: the name always stands beside it. `hue` is 0 to 6. */
export function Glyph(props: {
  readonly icon: string;
  readonly hue: number;
  readonly size?: 24 | 32 | 40;
}): JSX.Element {
  const { size = 32 } = props;
  return (
    <span className="tg-glyph" data-hue={props.hue + 1} data-size={size} aria-hidden="true">
      <svg
        className="tg-icon"
        width={size / 2 + 2}
        height={size / 2 + 2}
        viewBox="0 0 20 20"
        focusable="false"
      >
        <path d={workIconPath(props.icon)} />
      </svg>
    </span>
  );
}
