// Draws a small word beside a name: pinned, external, shared.
import type { JSX, ReactNode } from 'react';
import './Tag.css';

/** Jade by default; `warn` and `danger` only when they mean it. */
export function Tag(props: {
  readonly children: ReactNode;
  readonly tone?: 'accent' | 'plain' | 'warn';
}): JSX.Element {
  return (
    <span className="tg-tag" data-tone={props.tone ?? 'accent'}>
      {props.children}
    </span>
  );
}
