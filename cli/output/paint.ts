// Colour and weight for terminals; never the only carrier of a meaning.

/** Paints a text, or leaves it alone where the stream takes no colour. */
export type Paint = (text: string) => string;

/** The few looks the command line has. */
export type Palette = {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
};

const sgr =
  (open: number, close: number): Paint =>
  (text) =>
    `\u001b[${open}m${text}\u001b[${close}m`;
const plain: Paint = (text) => text;

/** The palette of a stream. */
export function palette(coloured: boolean): Palette {
  return coloured
    ? { bold: sgr(1, 22), dim: sgr(2, 22), red: sgr(31, 39), green: sgr(32, 39) }
    : { bold: plain, dim: plain, red: plain, green: plain };
}
