// A picture in characters: each cell is two pixels, one above the other. Works in every terminal that has colours.
import { hexText } from '#sdk/base/hex-text.ts';
import { type Picture, scaled } from './scale.ts';

/** Neighbouring cells of the same two colours, `#rrggbb`. */
export type BlockRun = { readonly text: string; readonly upper: string; readonly lower: string };

/** Lines of `columns` cells; as many as `rows`. */
export function halfBlocks(
  picture: Picture,
  columns: number,
  rows: number,
  ground: readonly [number, number, number] = [128, 128, 128],
): BlockRun[][] {
  const small = scaled(picture, columns, rows * 2, ground);
  const colour = (x: number, y: number): string => {
    const at = (y * columns + x) * 4;
    return `#${hexText(small.rgba.subarray(at, at + 3))}`;
  };
  return Array.from({ length: rows }, (_, row) => {
    const runs: BlockRun[] = [];
    for (let x = 0; x < columns; x += 1) {
      const [upper, lower] = [colour(x, row * 2), colour(x, row * 2 + 1)];
      const last = runs.at(-1);
      if (last?.upper === upper && last.lower === lower)
        runs[runs.length - 1] = { ...last, text: `${last.text}▀` };
      else runs.push({ text: '▀', upper, lower });
    }
    return runs;
  });
}
