// Draws a screenshot while it is worked on, and writes the chosen part of it as a file, with the watermark over it.
import type { Watermark } from '#sdk/config/rules/watermark.ts';
import { drawWatermark } from '../parts/watermark-tile.ts';
import type { Editing } from './shot-editing.ts';
import { boxOf, type Box } from './shot-geometry.ts';
import { drawMark, type Mark } from './shot-marks.ts';

/** What lies outside of the region. */
const shade = 'rgb(0 0 0 / 55%)';

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new TypeError('a canvas without a context');
  return pen;
}

/** The picture with its marks, and what is not chosen in shade. */
export function drawShot(
  canvas: HTMLCanvasElement,
  picture: HTMLCanvasElement,
  { region, marks, begun, corner, at }: Editing,
  sharp: number,
): void {
  const pen = contextOf(canvas);
  const source = contextOf(picture);
  pen.drawImage(picture, 0, 0);
  for (const mark of [...marks, ...(begun === undefined ? [] : [begun])]) drawMark(pen, mark, source, sharp);
  const chosen = region ?? (corner === undefined ? undefined : boxOf(corner, at));
  if (chosen === undefined) return;
  const { left, top, width, height } = chosen;
  pen.save();
  pen.fillStyle = shade;
  pen.beginPath();
  pen.rect(0, 0, picture.width, picture.height);
  pen.rect(left, top, width, height);
  pen.fill('evenodd');
  pen.restore();
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The name of the file, by the day and time of this device. */
export function shotName(now: Date): string {
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `screenshot-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.png`;
}

/** The chosen part with its marks, as a PNG file. */
export async function writtenShot(
  picture: HTMLCanvasElement,
  region: Box,
  marks: readonly Mark[],
  { sharp, watermark }: { readonly sharp: number; readonly watermark: Watermark | undefined },
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.max(1, region.width), height: Math.max(1, region.height) });
  const pen = contextOf(canvas);
  pen.translate(-region.left, -region.top);
  pen.drawImage(picture, 0, 0);
  for (const mark of marks) drawMark(pen, mark, contextOf(picture), sharp);
  if (watermark !== undefined) drawWatermark(pen, watermark, sharp);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new TypeError('the picture cannot be written');
  return new File([blob], shotName(new Date()), { type: 'image/png' });
}
