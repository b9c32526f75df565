// Lays a picture over the characters in the terminal's own graphics, whichever those are.
import type { Unsubscribe } from '#sdk/base/live-value.ts';
import type { PictureArea, PictureLayer } from './picture-layer.ts';
import type { Picture } from './scale.ts';

/** Ways that lie over the characters instead of being some. */
export type LaidWay = 'kitty' | 'iterm2' | 'sixel';

/** What it is laid with: the layer, and who is told that it could not be. */
export type LayingParts = {
  readonly pictures: PictureLayer;
  readonly attempt: (work: () => Promise<unknown>) => void;
};

/** Shows it until the answer is called; the code that draws it is loaded with the first. */
export function layPicture(
  { pictures, attempt }: LayingParts,
  way: LaidWay,
  picture: Picture,
  area: PictureArea,
): Unsubscribe {
  let undo = (): void => undefined;
  let isGone = false;
  attempt(async () => {
    const { iterm2Picture, kittyDeletion, kittyPicture, sixelPicture, usualCell } =
      await import('./picture-sequence.ts');
    if (isGone) return;
    const placement = { columns: area.columns, rows: area.rows, cell: usualCell };
    if (way === 'kitty') {
      const id = pictures.nextId();
      undo = pictures.show({
        ...area,
        sequence: kittyPicture(picture, placement, id),
        deletion: kittyDeletion(id),
        isInCells: false,
      });
    } else
      undo = pictures.show({
        ...area,
        sequence: way === 'sixel' ? sixelPicture(picture, placement) : iterm2Picture(picture, placement),
        isInCells: true,
      });
  });
  return () => {
    isGone = true;
    undo();
  };
}
