// Decides what lies over every screen: whether there is a watermark, what it says, and how large one tile of it is (spec §9).
import { constantTable } from '#variants/constants.ts';

/** A watermark as it is to be drawn; the tile's size is in CSS px. */
export type Watermark = {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
};

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/**
 * The watermark of somebody on a day, or none where variant and organisation do without.
 * @param constants those in force; what is not there, or of another kind, is that of the product
 * @param day as the language writes it
 */
export function watermark(
  constants: Readonly<Record<string, unknown>>,
  person: { readonly name: string },
  day: string,
): Watermark | undefined {
  const { watermarkAllow, watermarkTileWidthPx, watermarkTileHeightPx } = constants;
  const isAllowed = typeof watermarkAllow === 'boolean' ? watermarkAllow : constantTable.watermarkAllow.value;
  if (!isAllowed) return undefined;
  return {
    lines: [person.name, day],
    width: numberOr(watermarkTileWidthPx, constantTable.watermarkTileWidthPx.value),
    height: numberOr(watermarkTileHeightPx, constantTable.watermarkTileHeightPx.value),
  };
}
