// Finds the desktop program's bridge, where the page stands in its window; in a browser there is none.
import { bridgeName, type DesktopBridge } from '../desktop/bridge.ts';

/** The bridge that the preload has put into this window. */
export function desktopBridge(): DesktopBridge | undefined {
  return (globalThis as { [bridgeName]?: DesktopBridge })[bridgeName];
}
