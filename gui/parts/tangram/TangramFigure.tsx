// Draws a tangram figure; decoration only, so it is silent for screen readers.
import type { JSX } from 'react';
import { figures, type Figure, type FigureName } from './figures.ts';
import './TangramFigure.css';

/** Options of a figure: `soft` for empty pages, full colour for the mark. */
export type TangramFigureProps = {
  readonly figure: FigureName;
  /** Height in CSS pixels; the width follows. */
  readonly height: number;
  readonly tone?: 'full' | 'soft';
};

/** The seven pieces in one of their arrangements, with hairline gaps in the colour of the ground. */
export function TangramFigure({ figure, height, tone = 'full' }: TangramFigureProps): JSX.Element {
  const { viewBox, pieces }: Figure = figures[figure];
  const scale = height / viewBox[3];
  return (
    <svg
      className="tg-figure"
      data-tone={tone}
      width={Math.round(viewBox[2] * scale)}
      height={height}
      viewBox={viewBox.join(' ')}
      strokeWidth={(tone === 'full' ? Math.max(1.2, height * 0.035) : 2) / scale}
      aria-hidden="true"
      focusable="false"
    >
      {pieces.map((piece) => (
        <polygon
          key={piece.corners.join(' ')}
          data-hue={piece.hue}
          points={piece.corners.map((corner) => corner.join(',')).join(' ')}
        />
      ))}
    </svg>
  );
}
