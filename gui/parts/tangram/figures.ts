// Owns the tangram figures: each is the same seven pieces, put together differently.

/** A corner: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** One of the seven pieces where it lies in a figure; hue as numbered in the theme. */
export type Piece = { readonly hue: 1 | 2 | 3 | 4 | 5 | 6 | 7; readonly corners: readonly Point[] };

/** A figure and the room it takes; units differ per figure, proportions within one are exact. */
export type Figure = {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly pieces: readonly Piece[];
};

const piece = (hue: Piece['hue'], ...corners: readonly Point[]): Piece => ({ hue, corners });

/** Order of pieces in every figure: two large triangles, two small ones, square, parallelogram, medium triangle. */
export const figures = {
  square: {
    viewBox: [0, 0, 4, 4],
    pieces: [
      piece(4, [0, 0], [4, 0], [2, 2]),
      piece(1, [0, 0], [2, 2], [0, 4]),
      piece(2, [4, 0], [4, 2], [3, 1]),
      piece(6, [2, 2], [3, 3], [1, 3]),
      piece(3, [3, 1], [4, 2], [3, 3], [2, 2]),
      piece(5, [0, 4], [1, 3], [3, 3], [2, 4]),
      piece(7, [4, 2], [4, 4], [2, 4]),
    ],
  },
  boat: {
    viewBox: [-0.2, -0.2, 5.4, 3.4],
    pieces: [
      piece(4, [2.5, 0], [2.5, 2], [0.5, 2]),
      piece(1, [2.5, 0], [4.5, 2], [2.5, 2]),
      piece(2, [0, 2], [1, 2], [1, 3]),
      piece(6, [2, 2], [3, 3], [2, 3]),
      piece(3, [1, 2], [2, 2], [2, 3], [1, 3]),
      piece(5, [2, 2], [3, 2], [4, 3], [3, 3]),
      piece(7, [3, 2], [5, 2], [4, 3]),
    ],
  },
  cat: {
    viewBox: [-2.3, -2.3, 7.6, 7.6],
    pieces: [
      piece(4, [0, 1], [2, 3], [-2, 3]),
      piece(1, [0, 3], [2, 5], [-2, 5]),
      piece(2, [-1, 0], [-1, -2], [0, -1]),
      piece(6, [1, 0], [0, -1], [1, -2]),
      piece(3, [0, -1], [1, 0], [0, 1], [-1, 0]),
      piece(5, [2, 5], [3, 4], [5, 4], [4, 5]),
      piece(7, [-2, 3], [0, 3], [-2, 5]),
    ],
  },
  house: {
    viewBox: [-0.2, -1.2, 4.4, 5.4],
    pieces: [
      piece(4, [1, 2], [3, 2], [1, 4]),
      piece(1, [3, 2], [3, 4], [1, 4]),
      piece(2, [3, 2], [4, 3], [3, 3]),
      piece(6, [0, 4], [1, 3], [1, 4]),
      piece(3, [3, 3], [4, 3], [4, 4], [3, 4]),
      piece(5, [2, 1], [2, 0], [3, -1], [3, 0]),
      piece(7, [1, 2], [2, 1], [3, 2]),
    ],
  },
  fish: {
    viewBox: [-3.2, -3, 9.6, 5.4],
    pieces: [
      piece(4, [0, 0], [2, -2], [2, 2]),
      piece(1, [2, -2], [4, 0], [2, 2]),
      piece(2, [4, 0], [6, 0], [5, 1]),
      piece(6, [6, 0], [6, 2], [5, 1]),
      piece(3, [-1.8, -2.6], [-0.8, -1.6], [-1.8, -0.6], [-2.8, -1.6]),
      piece(5, [2, -2], [4, -2], [5, -1], [3, -1]),
      piece(7, [4, 0], [6, -2], [6, 0]),
    ],
  },
  runner: {
    viewBox: [-2.3, -2.3, 9.6, 8.6],
    pieces: [
      piece(4, [1, 0], [5, 0], [3, 2]),
      piece(1, [3, 2], [5, 4], [1, 4]),
      piece(2, [5, 0], [6, -1], [7, 0]),
      piece(6, [1, 4], [-1, 4], [0, 5]),
      piece(3, [3, -2], [4, -1], [3, 0], [2, -1]),
      piece(5, [1, 0], [0, 1], [-2, 1], [-1, 0]),
      piece(7, [3, 4], [5, 4], [5, 6]),
    ],
  },
} as const satisfies Record<string, Figure>;

/** The name of a figure. */
export type FigureName = keyof typeof figures;
