// Owns the pictures that lie over the characters in the terminal's own graphics: where they are, drawn again, taken away.
import type { Unsubscribe } from '#sdk/base/live-value.ts';

/** Cells of the screen, from its first. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
};

/** A picture as it is written. */
export type LayeredPicture = PictureArea & {
  readonly sequence: string;
  /** What takes it away; without it its cells are written over with blanks. */
  readonly deletion?: string;
  /** It lies in the cells themselves, so a line that is drawn anew wipes it out. */
  readonly isInCells: boolean;
};

/** Frames that come closer than this are one: a picture is many times as large as what a key changes. */
const restMs = 80;

const at = (x: number, y: number): string => `\u001b[${y + 1};${x + 1}H`;
/** Keeps the cursor and its colours as they are: what draws the characters counts from there. */
const aside = (sequence: string): string => `\u001b7${sequence}\u001b8`;

/** The layer. `send` writes to the terminal. */
export class PictureLayer {
  readonly #send: (sequence: string) => void;
  readonly #shown = new Set<LayeredPicture>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(send: (sequence: string) => void) {
    this.#send = send;
  }

  /** A number for a picture of kitty's, never given twice. */
  nextId(): number {
    this.#count += 1;
    return this.#count;
  }

  /**
   * Shows a picture until the answer is called. Called while components leave, before anything else is drawn, that
   * leaves clean cells.
   */
  show(picture: LayeredPicture): Unsubscribe {
    this.#shown.add(picture);
    this.#draw(picture);
    return () => {
      this.#shown.delete(picture);
      const { x, y, rows, columns, deletion } = picture;
      const blanks = Array.from({ length: rows }, (_, row) => at(x, y + row) + ' '.repeat(columns)).join('');
      this.#send(aside(deletion ?? `\u001b[0m${blanks}`));
    };
  }

  /** Characters were drawn: what they wiped out is drawn again once they rest. */
  frameDrawn(): void {
    if (this.#timer !== undefined || ![...this.#shown].some((picture) => picture.isInCells)) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const picture of this.#shown) if (picture.isInCells) this.#draw(picture);
    }, restMs);
  }

  #draw({ x, y, sequence }: LayeredPicture): void {
    this.#send(aside(at(x, y) + sequence));
  }
}
