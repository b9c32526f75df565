// Draws one grey block of a skeleton.
import type { CSSProperties, JSX } from 'react';
import './Skeleton.css';

/** Width and height as CSS lengths; `round` is the corner in px. */
export function SkeletonBlock(props: {
  readonly width: string | number;
  readonly height: string | number;
  readonly round?: number;
  readonly style?: CSSProperties;
}): JSX.Element {
  return (
    <span
      className="tg-skeleton__block"
      aria-hidden="true"
      style={{ width: props.width, height: props.height, borderRadius: props.round ?? 4, ...props.style }}
    />
  );
}
