// Draws one tile of the watermark, and lays it over a picture that leaves the window.
import type { Watermark } from '#sdk/config/rules/watermark.ts';

const slant = -Math.PI / 8;
const letters = { size: 14, line: 20, family: 'system-ui, "Noto Sans CJK SC", sans-serif' } as const;
/** Dark letters with a light edge: one of the two is read on any ground, and neither hides what lies below. */
const inks = [
  { colour: 'rgb(255 255 255 / 11%)', shift: 1 },
  { colour: 'rgb(0 0 0 / 9%)', shift: 0 },
] as const;

/** The tile at so many device px for one CSS px. */
export function watermarkTile({ lines, width, height }: Watermark, sharp: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(height * sharp);
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.scale(sharp, sharp);
  pen.translate(width / 2, height / 2);
  pen.rotate(slant);
  pen.textAlign = 'center';
  pen.font = `${letters.size}px ${letters.family}`;
  for (const { colour, shift } of inks) {
    pen.fillStyle = colour;
    lines.forEach((line, at) => pen.fillText(line, shift, at * letters.line + shift, width));
  }
  return canvas;
}

/** Lays it over the whole of a picture. */
export function drawWatermark(pen: CanvasRenderingContext2D, mark: Watermark, sharp = 1): void {
  const tiles = pen.createPattern(watermarkTile(mark, sharp), 'repeat');
  if (tiles === null) return;
  pen.save();
  pen.resetTransform();
  pen.fillStyle = tiles;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.restore();
}
