// Remembers where the window stood, and decides where it may stand now: always on a screen that is there.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A place on the screens, in device-independent pixels. */
export type Bounds = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** What is remembered. */
export type WindowState = { readonly bounds?: Bounds; readonly maximised: boolean };

/** The smallest window that shows list and conversation side by side. */
export const smallest = { width: 720, height: 480 } as const;
const usual = { width: 1280, height: 800 } as const;
/** This much of the window's head has to be in reach of the mouse. */
const reach = 80;

function isBounds(value: unknown): value is Bounds {
  const bounds = value as Partial<Bounds> | null;
  return (
    typeof bounds === 'object' &&
    bounds !== null &&
    [bounds.x, bounds.y, bounds.width, bounds.height].every((side) => Number.isInteger(side))
  );
}

/** Reads it; a file that is not one counts as none: nothing in it is dear. */
export function readWindowState(path: string): WindowState {
  try {
    const { bounds, maximised } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    return { ...(isBounds(bounds) && { bounds }), maximised: maximised === true };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing || error instanceof SyntaxError || error instanceof TypeError) return { maximised: false };
    throw error;
  }
}

/** Writes it, whole. */
export function writeWindowState(path: string, state: WindowState): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/**
 * Where the window opens: where it stood, if its head can still be taken hold of on one of the screens; else in the
 * middle, which the system chooses.
 */
export function placeWindow(state: WindowState, screens: readonly Bounds[]): Partial<Bounds> {
  const { bounds } = state;
  if (bounds === undefined) return usual;
  const size = {
    width: Math.max(smallest.width, bounds.width),
    height: Math.max(smallest.height, bounds.height),
  };
  const within = screens.some(
    (screen) =>
      bounds.y >= screen.y &&
      bounds.y <= screen.y + screen.height - reach &&
      bounds.x + size.width >= screen.x + reach &&
      bounds.x <= screen.x + screen.width - reach,
  );
  return within ? { x: bounds.x, y: bounds.y, ...size } : size;
}
