// Proves that every variant has a mark that is safe to show and whose seven pieces tile the square exactly.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pickVariant, variantNames } from '#variants/index.ts';

type Point = readonly [number, number];
const side = 40;
const read = (path: string) => readFileSync(new URL(`../../variants/${path}`, import.meta.url), 'utf8');

const pieces = (svg: string): Point[][] =>
  [...svg.matchAll(/<polygon points="([^"]+)"/g)].map(([, points = '']) =>
    points.split(' ').map((pair): Point => {
      const [x, y] = pair.split(',').map(Number);
      return [x ?? Number.NaN, y ?? Number.NaN];
    }),
  );
const edges = (shape: readonly Point[]) =>
  shape.map((from, at): readonly [Point, Point] => [from, shape[(at + 1) % shape.length] ?? from]);
const signedArea = (shape: readonly Point[]) =>
  edges(shape).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0) / 2;
const area = (shape: readonly Point[]) => Math.abs(signedArea(shape));

/** Separating axes: two convex shapes share no inner point if some edge has them on its two sides. */
function apart(one: readonly Point[], other: readonly Point[]): boolean {
  return [...edges(one), ...edges(other)].some(([[x1, y1], [x2, y2]]) => {
    const across = (shape: readonly Point[]) =>
      shape.map(([x, y]) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
    const [a, b] = [across(one), across(other)];
    return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);
  });
}

/** Corner count and area say which of the five kinds of piece a shape is; equal sides tell square from parallelogram. */
function kindOf(shape: readonly Point[]): string {
  const lengths = new Set(edges(shape).map(([[x1, y1], [x2, y2]]) => (x1 - x2) ** 2 + (y1 - y2) ** 2));
  if (shape.length === 3 && lengths.size === 2) return `triangle ${area(shape)}`;
  return `${lengths.size === 1 ? 'square' : 'parallelogram'} ${area(shape)}`;
}

describe.each(variantNames)('the mark of %s', (name) => {
  const svg = read(pickVariant(name).brand.logo);
  const shapes = pieces(svg);

  it('is made of the seven pieces', () => {
    expect(shapes.map(kindOf).toSorted()).toEqual([
      'parallelogram 200',
      'square 200',
      'triangle 100',
      'triangle 100',
      'triangle 200',
      'triangle 400',
      'triangle 400',
    ]);
  });

  it('fills the square exactly, no piece over another', () => {
    expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`);
    expect(shapes.flat(2).every((value) => value >= 0 && value <= side)).toBe(true);
    expect(shapes.reduce((sum, shape) => sum + area(shape), 0)).toBe(side * side);
    for (const [at, shape] of shapes.entries()) {
      for (const other of shapes.slice(at + 1)) expect(apart(shape, other)).toBe(true);
    }
  });

  it('holds geometry and colour only', () => {
    const tags = new Set([...svg.matchAll(/<([a-z]\w*)/gi)].map(([, tag]) => tag));
    expect([...tags].toSorted()).toEqual(['g', 'mask', 'path', 'polygon', 'rect', 'svg']);
    expect(svg).not.toMatch(/\son\w+=|href|url\((?!#)|<!DOCTYPE|<\?/i);
    expect(svg.length).toBeLessThan(2_000);
  });
});

describe('the marks together', () => {
  it('are eleven different pictures, and no folder is left over', () => {
    const svgs = variantNames.map((name) =>
      read(pickVariant(name).brand.logo).replace(/<!--.*?-->|tangram-seams-[\w-]+/gs, ''),
    );
    expect(new Set(svgs).size).toBe(11);
    const folders = readdirSync(new URL('../../variants/brand', import.meta.url)).map(
      (folder) => `brand/${folder}/logo.svg`,
    );
    expect(folders.toSorted()).toEqual(variantNames.map((name) => pickVariant(name).brand.logo).toSorted());
  });

  it('would notice pieces that overlap', () => {
    const [one = []] = pieces('<polygon points="0,0 40,0 20,20"/>');
    const [other = []] = pieces('<polygon points="0,0 30,0 20,10"/>');
    expect(apart(one, other)).toBe(false);
    expect(
      apart(one, [
        [0, 0],
        [20, 20],
        [0, 40],
      ]),
    ).toBe(true);
  });

  it('have accents that read as text and marks on their grounds (WCAG 4.5:1 light, 4.5:1 dark)', () => {
    const luminance = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    for (const name of variantNames) {
      const { accent } = pickVariant(name).brand;
      if (accent === undefined) continue;
      expect(contrast(accent.light, '#ffffff'), `${name} light`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent.dark, '#1e1e1c'), `${name} dark`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
