// Pinned pictures: in the desktop program small windows above all others, in a browser over everything of this page.
import { desktopBridge } from '../ground/desktop-bridge.ts';

/** A picture that stays in sight; `width` and `height` in pixels of the page. */
export type Pin = {
  readonly id: number;
  readonly address: string;
  readonly width: number;
  readonly height: number;
};

/** More of them would cover what one works on. */
export const maxPins = 5;
let pins: readonly Pin[] = [];
let count = 0;
const listeners = new Set<() => void>();
function change(next: readonly Pin[]): void {
  pins = next;
  for (const listener of [...listeners]) listener();
}

/** Those of this page, as a store. */
export const pinnedShots = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly Pin[] => pins,
  remove(id: number): void {
    const gone = pins.find((one) => one.id === id);
    if (gone !== undefined) URL.revokeObjectURL(gone.address);
    change(pins.filter((one) => one !== gone));
  },
};

/**
 * Pins a picture.
 * @param size in pixels of the page
 * @returns false where there are as many as there may be
 */
export async function pinShot(
  file: File,
  size: { readonly width: number; readonly height: number },
): Promise<boolean> {
  const bridge = desktopBridge();
  const [width, height] = [Math.max(1, Math.round(size.width)), Math.max(1, Math.round(size.height))];
  if (bridge !== undefined) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    await bridge.openPreview({ title: file.name, type: 'image/png', bytes, pinned: { width, height } });
    return true;
  }
  if (pins.length >= maxPins) return false;
  count += 1;
  change([...pins, { id: count, address: URL.createObjectURL(file), width, height }]);
  return true;
}
