// The mouse of a terminal: the sequences that switch it, and what its reports say.

/** Clicks and wheel, with places beyond column 223. Movement is not asked for: nothing hovers here. */
export const mouseOn = '\u001b[?1000h\u001b[?1006h';
/** Leaves the mouse to the terminal. */
export const mouseOff = '\u001b[?1006l\u001b[?1000l';

/** A report. Cells count from the first of the screen. */
export type MouseEvent = {
  readonly kind: 'press' | 'release' | 'wheelUp' | 'wheelDown';
  readonly button: 'left' | 'middle' | 'right' | 'none';
  readonly x: number;
  readonly y: number;
  readonly isCtrl: boolean;
  readonly isAlt: boolean;
  readonly isShift: boolean;
};

const buttons = ['left', 'middle', 'right', 'none'] as const;
const report = /\u001b\[<(\d+);(\d+);(\d+)([Mm])/g;

/** The reports in a piece of input; everything else in it is left out, sideways wheels and extra buttons too. */
export function mouseEvents(input: string): MouseEvent[] {
  return Array.from(input.matchAll(report)).flatMap(([, code = '0', column = '1', row = '1', end]) => {
    const bits = Number(code);
    // The kind without the keys that were held: 0–3 buttons, 64 and 65 the wheel.
    const kind = bits & ~28;
    if (kind > 65 || (kind > 3 && kind < 64)) return [];
    const isWheel = kind >= 64;
    return [
      {
        kind: isWheel ? (kind === 64 ? 'wheelUp' : 'wheelDown') : end === 'M' ? 'press' : 'release',
        button: isWheel ? 'none' : (buttons[kind] ?? 'none'),
        x: Math.max(0, Number(column) - 1),
        y: Math.max(0, Number(row) - 1),
        isShift: (bits & 4) !== 0,
        isAlt: (bits & 8) !== 0,
        isCtrl: (bits & 16) !== 0,
      } satisfies MouseEvent,
    ];
  });
}
