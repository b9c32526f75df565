// Draws a variant's mark as pixels: seven polygons, seams cut out, corners rounded — the one form all marks have.
import { PNG } from 'pngjs';

type Point = readonly [x: number, y: number];
type Mark = {
  side: number;
  corner: number;
  pieces: readonly { corners: readonly Point[]; colour: readonly [number, number, number] }[];
  seams: readonly (readonly [Point, Point])[];
  /** Half the width of a seam. */
  half: number;
};

const numbers = (text: string): number[] =>
  [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([found]) => Number(found));
const points = (text: string): Point[] => {
  const all = numbers(text);
  return all.flatMap((x, at) => (at % 2 === 0 ? [[x, all[at + 1] ?? 0] as const] : []));
};

function attribute(svg: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(svg)?.[1];
  if (found === undefined) throw new TypeError(`the mark has no ${what}`);
  return found;
}

/** @throws TypeError for a mark of another form, which needs another drawer */
function readMark(svg: string): Mark {
  const [, , side = 0, height = 0] = numbers(attribute(svg, /viewBox="([^"]+)"/, 'viewBox'));
  const path = attribute(svg, /<path d="([MLml\d\s.,-]+)"/, 'seams');
  const seams = path.split('M').flatMap((line) => {
    const corners = points(line);
    return corners.slice(1).map((to, at) => [corners[at] ?? to, to] as const);
  });
  const pieces = [...svg.matchAll(/<polygon points="([^"]+)" fill="#([0-9a-f]{6})"/g)].map(
    ([, at = '', colour = '']) => ({
      corners: points(at),
      colour: [0, 2, 4].map((from) =>
        Number.parseInt(colour.slice(from, from + 2), 16),
      ) as unknown as readonly [number, number, number],
    }),
  );
  if (side !== height || pieces.length !== 7 || seams.length === 0)
    throw new TypeError('the mark is no tangram');
  return {
    side,
    corner: Number(attribute(svg, /<rect [^>]*rx="([\d.]+)"/, 'rounded corner')),
    half: Number(attribute(svg, /stroke-width="([\d.]+)"/, 'width of seams')) / 2,
    pieces,
    seams,
  };
}

function isInside(corners: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  corners.forEach(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function distance([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function isRounded({ side, corner }: Mark, [x, y]: Point): boolean {
  const [fromX, fromY] = [
    Math.max(corner - x, x - (side - corner), 0),
    Math.max(corner - y, y - (side - corner), 0),
  ];
  return Math.hypot(fromX, fromY) <= corner;
}

function colourAt(mark: Mark, at: Point): readonly [number, number, number] | undefined {
  if (!isRounded(mark, at) || mark.seams.some((seam) => distance(at, seam) < mark.half)) return undefined;
  return mark.pieces.find(({ corners }) => isInside(corners, at))?.colour;
}

/** Looks per pixel and direction; their mean makes soft edges. */
const looks = 3;

/**
 * The mark as PNG with a transparent ground.
 * @param svg one of `variants/brand`'s files
 * @param size in pixels
 */
export function iconPicture(svg: string, size: number): Buffer {
  const mark = readMark(svg);
  const picture = new PNG({ width: size, height: size });
  const unit = mark.side / size / looks;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0];
      let seen = 0;
      for (let look = 0; look < looks * looks; look += 1) {
        const at = [
          (x * looks + (look % looks) + 0.5) * unit,
          (y * looks + Math.floor(look / looks) + 0.5) * unit,
        ] as const;
        const colour = colourAt(mark, at);
        if (colour === undefined) continue;
        seen += 1;
        colour.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part));
      }
      const mean = sum.map((part) => (seen === 0 ? 0 : Math.round(part / seen)));
      picture.data.set([...mean, Math.round((255 * seen) / (looks * looks))], (y * size + x) * 4);
    }
  return PNG.sync.write(picture);
}
