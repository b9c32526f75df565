// What can be drawn on a screenshot, as data: where it is, and how it gets onto the picture. Places are pixels of the picture.
import { arrowHead, boxOf, mosaicCells, type Box, type Point } from './shot-geometry.ts';

/** The tools, in the order of their keys. */
export const shotTools = ['rectangle', 'ellipse', 'arrow', 'pen', 'text', 'mosaic', 'number'] as const;
export type ShotTool = (typeof shotTools)[number];

/** One thing that was drawn. */
export type Mark = {
  readonly tool: ShotTool;
  readonly from: Point;
  readonly to: Point;
  /** Of the pen: where it went. */
  readonly way?: readonly Point[];
  /** What stands there. */
  readonly text?: string;
  readonly colour: string;
};

/** Measures in pixels of a picture on a screen of so many device pixels for one. */
const sizes = (sharp: number) => ({
  line: 3 * sharp,
  letters: 20 * sharp,
  cell: 12 * sharp,
  badge: 14 * sharp,
});

/** The number that the next badge gets. */
export const nextNumber = (marks: readonly Mark[]): number =>
  marks.filter(({ tool }) => tool === 'number').length + 1;

/** Draws one mark; `source` is the picture without marks, whose colours the mosaic takes. */
export function drawMark(
  pen: CanvasRenderingContext2D,
  mark: Mark,
  source: CanvasRenderingContext2D,
  sharp: number,
): void {
  const { from, to, colour } = mark;
  const { line, letters, cell, badge } = sizes(sharp);
  const box = boxOf(from, to);
  pen.save();
  Object.assign(pen, {
    strokeStyle: colour,
    fillStyle: colour,
    lineWidth: line,
    lineJoin: 'round',
    lineCap: 'round',
  });
  pen.beginPath();
  const draws: Readonly<Record<ShotTool, () => void>> = {
    rectangle: () => pen.strokeRect(box.left, box.top, box.width, box.height),
    ellipse() {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      pen.ellipse(x, y, box.width / 2, box.height / 2, 0, 0, 2 * Math.PI);
      pen.stroke();
    },
    arrow() {
      const [left, right] = arrowHead(from, to, 6 * line);
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
      pen.moveTo(left.x, left.y);
      pen.lineTo(to.x, to.y);
      pen.lineTo(right.x, right.y);
      pen.stroke();
    },
    pen() {
      pen.moveTo(from.x, from.y);
      for (const { x, y } of mark.way ?? [to]) pen.lineTo(x, y);
      pen.stroke();
    },
    text() {
      pen.font = `600 ${letters}px system-ui, "Noto Sans CJK SC", sans-serif`;
      pen.textBaseline = 'top';
      (mark.text ?? '')
        .split('\n')
        .forEach((row, at) => pen.fillText(row, from.x, from.y + at * letters * 1.3));
    },
    mosaic: () => drawMosaic(pen, source, box, cell),
    number() {
      pen.arc(from.x, from.y, badge, 0, 2 * Math.PI);
      pen.fill();
      pen.fillStyle = '#fff';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.font = `600 ${badge}px system-ui, sans-serif`;
      pen.fillText(mark.text ?? '', from.x, from.y);
    },
  };
  draws[mark.tool]();
  pen.restore();
}

/** One colour for each cell, that of its middle: nothing below can be read back. */
function drawMosaic(
  pen: CanvasRenderingContext2D,
  source: CanvasRenderingContext2D,
  box: Box,
  cell: number,
): void {
  const { width, height } = source.canvas;
  for (const { left, top, width: wide, height: high } of mosaicCells(box, cell, { width, height })) {
    const [red = 0, green = 0, blue = 0] = source.getImageData(left + wide / 2, top + high / 2, 1, 1).data;
    pen.fillStyle = `rgb(${red} ${green} ${blue})`;
    pen.fillRect(left, top, wide, high);
  }
}
