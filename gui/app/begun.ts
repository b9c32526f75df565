// Begins what takes time before any other script of the page is evaluated: it is the first thing the page imports.
import type { PageBuild } from '#sdk/config/rules/served-variant.ts';
import type { DesktopBridge } from '../desktop/bridge.ts';
import { desktopBridge } from './desktop-bridge.ts';
import { desktopBuild } from './desktop-build.ts';
import { servedBuild } from './served-build.ts';
import { startWorker } from './start-worker.ts';

/** What a page begins with. */
type Begun = { readonly build: Promise<PageBuild> } & (
  | { readonly worker: Worker }
  | { readonly bridge: DesktopBridge }
);

const bridge = desktopBridge();

/** The worker, or the desktop program in its place, and the question which build the office wants. */
export const begun: Begun =
  bridge === undefined ? { worker: startWorker(), build: servedBuild() } : { bridge, build: desktopBuild() };
