// Draws the product's mark: the seven pieces as a square with softened corners.
import type { JSX } from 'react';
import { TangramFigure } from './TangramFigure.tsx';
import './Logo.css';

/** The mark at a size in CSS pixels. The product's name stands beside it or in `label`. */
export function Logo({ size = 34, label }: { readonly size?: number; readonly label?: string }): JSX.Element {
  return (
    <span
      className="tg-logo"
      data-large={size > 60 || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <TangramFigure figure="square" height={size} />
    </span>
  );
}
