// Places on a screenshot: boxes between two points, heads of arrows, cells of a mosaic, steps by keys.

export type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly left: number; readonly top: number };

/** The box between two corners, whichever they are. */
export function boxOf(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** A point that lies on the picture. */
export const within = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, Math.round(x))),
  y: Math.min(height, Math.max(0, Math.round(y))),
});

/** The two ends of an arrow's head. */
export function arrowHead(from: Point, to: Point, length: number): readonly [Point, Point] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const end = (turn: number): Point => ({
    x: to.x - length * Math.cos(angle + turn),
    y: to.y - length * Math.sin(angle + turn),
  });
  return [end(Math.PI / 7), end(-Math.PI / 7)];
}

/** The cells that cover a box, in one grid for the whole picture, so that two mosaics beside each other meet. */
export function mosaicCells(box: Box, side: number, { width, height }: Size): Box[] {
  const cells: Box[] = [];
  const [right, bottom] = [Math.min(width, box.left + box.width), Math.min(height, box.top + box.height)];
  for (let top = Math.floor(box.top / side) * side; top < bottom; top += side)
    for (let left = Math.floor(box.left / side) * side; left < right; left += side)
      cells.push({ left, top, width: Math.min(side, width - left), height: Math.min(side, height - top) });
  return cells;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a point goes by an arrow key: a pixel with Alt, ten without, fifty with Shift; undefined for other keys. */
export function movedBy(
  point: Point,
  press: { readonly key: string; readonly shiftKey: boolean; readonly altKey: boolean },
  size: Size,
): Point | undefined {
  const step = steps[press.key];
  if (step === undefined) return undefined;
  const far = press.altKey ? 1 : press.shiftKey ? 50 : 10;
  return within({ x: point.x + step.x * far, y: point.y + step.y * far }, size);
}
