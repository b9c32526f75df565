// Decides how many cells a picture of a message takes: its own shape, within what the timeline can spare.

/** Columns and rows of cells. */
export type CellSize = { readonly columns: number; readonly rows: number };

/** Which line of which picture a span begins, so that the terminal's own graphics can lie over all of them. */
export type PicturePart = { readonly fileId: string; readonly at: number } & CellSize;

/** A cell is about twice as high as it is wide. */
const cellShape = 2;
/** Pixels that one column stands for at most: small pictures stay small. */
const pixelsPerColumn = 10;
/** The most a picture gets, however large the screen is. */
const most: CellSize = { columns: 36, rows: 10 };
/** Of a picture that does not say its size. */
const unknown: CellSize = { columns: 20, rows: 6 };

/** What a timeline of that size can spare for one picture; undefined where it can spare nothing. */
export function pictureRoom(width: number, height: number): CellSize | undefined {
  const room = {
    columns: Math.min(most.columns, width - 6),
    rows: Math.min(most.rows, Math.floor(height / 3)),
  };
  return room.columns < 8 || room.rows < 3 ? undefined : room;
}

/** The cells of a picture of `width` by `height` pixels, 0 where it does not say; the same before it has loaded as after. */
export function inlineSize(
  { width, height }: { readonly width: number; readonly height: number },
  room: CellSize,
): CellSize {
  if (!(width > 0 && height > 0))
    return {
      columns: Math.min(unknown.columns, room.columns),
      rows: Math.min(unknown.rows, room.rows),
    };
  const natural = Math.max(1, Math.ceil(width / pixelsPerColumn));
  const shape = height / width / cellShape;
  const columns = Math.max(1, Math.min(natural, room.columns, Math.floor(room.rows / shape)));
  return { columns, rows: Math.max(1, Math.min(room.rows, Math.round(columns * shape))) };
}
