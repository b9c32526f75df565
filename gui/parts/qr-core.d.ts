// What is used of the QR encoder's core; the package's own declarations would bring Node's into the page.
declare module 'qrcode/lib/core/qrcode' {
  /** A code as modules: `get(row, column)` is 1 where it is dark. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; get(row: number, column: number): number } };
}
