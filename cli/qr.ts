// Draws a QR code in a terminal: two rows of modules per line with half blocks, or one per line in plain characters.
import { create } from 'qrcode';

/** Modules of quiet around the code: four by the standard, two where a terminal has little room and scanners do not mind. */
const quiet = 2;

/**
 * The lines of a code. Dark is drawn as empty and light as full, so that it is right on a dark terminal; scanners
 * read both ways round on a light one.
 * @param ascii no half blocks: two characters per module
 */
export function qrLines(text: string, ascii: boolean): string[] {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const isLight = (x: number, y: number): boolean => {
    const inside = x >= 0 && y >= 0 && x < modules.size && y < modules.size;
    return !inside || modules.get(y, x) === 0;
  };
  const range = (step: number): number[] =>
    Array.from({ length: Math.ceil((modules.size + 2 * quiet) / step) }, (_, at) => at * step - quiet);
  if (ascii)
    return range(1).map((y) =>
      range(1)
        .map((x) => (isLight(x, y) ? '##' : '  '))
        .join(''),
    );
  const half = (upper: boolean, lower: boolean): string =>
    upper ? (lower ? '\u2588' : '\u2580') : lower ? '\u2584' : ' ';
  // An odd number of rows ends with an empty lower half, which belongs to nobody.
  const last = modules.size + quiet;
  return range(2).map((y) =>
    range(1)
      .map((x) => half(isLight(x, y), y + 1 < last && isLight(x, y + 1)))
      .join(''),
  );
}
