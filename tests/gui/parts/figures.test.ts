// Checks that every figure is a true tangram: the seven pieces, each once, congruent, none over another.
import { describe, expect, it } from 'vitest';
import { figures, type Figure, type Piece, type Point } from '../../../gui/parts/tangram/figures.ts';

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const edges = ({ corners }: Piece): [Point, Point][] =>
  corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);

function signedArea({ corners }: Piece): number {
  return edges({ hue: 1, corners }).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;
}

/** All distances between corners, sorted: the same for congruent pieces. */
function fingerprint({ corners }: Piece, unit: number): string {
  return corners
    .flatMap((corner, at) => corners.slice(at + 1).map((other) => distance(corner, other) / unit))
    .toSorted((left, right) => left - right)
    .map((length) => length.toFixed(4))
    .join(' ');
}

/** Convex pieces are apart when one of their edges separates them. */
function areApart(left: Piece, right: Piece): boolean {
  return [left, right].some((piece) =>
    edges(piece).some(([[ax, ay], [bx, by]]) => {
      const project = ([x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      const a = left.corners.map(project);
      const b = right.corners.map(project);
      return Math.max(...a) <= Math.min(...b) + 1e-9 || Math.max(...b) <= Math.min(...a) + 1e-9;
    }),
  );
}

describe('tangram figures', () => {
  const unitOf = (figure: Figure): number =>
    Math.sqrt(figure.pieces.reduce((sum, p) => sum + Math.abs(signedArea(p)), 0));
  const model: Figure = figures.square;
  const expected = model.pieces.map((p) => fingerprint(p, unitOf(model)));

  it.each(Object.entries<Figure>(figures))('%s', (_name, figure) => {
    expect(figure.pieces.map((p) => fingerprint(p, unitOf(figure)))).toEqual(expected);
    expect(new Set(figure.pieces.map((p) => p.hue)).size).toBe(7);
    figure.pieces.forEach((left, at) => {
      for (const right of figure.pieces.slice(at + 1))
        expect(areApart(left, right), `${left.hue}/${right.hue}`).toBe(true);
    });
    const [x, y, width, height] = figure.viewBox;
    for (const [px, py] of figure.pieces.flatMap((p) => p.corners)) {
      expect(px >= x && px <= x + width && py >= y && py <= y + height, `${px},${py}`).toBe(true);
    }
  });
});
