// Opens pictures in windows of their own, whose pages can do nothing but show them.
import {
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  type Session,
  type WebContents,
} from 'electron';
import * as z from 'zod/mini';
import { appOrigin, channels, previewPage, type PreviewRequest } from './bridge.ts';
import { createIpc } from './ipc.ts';
import { securePreferences } from './window-preferences.ts';

/** Largest picture a page may hand over, in bytes. */
const largest = 64 * 1_048_576;

/** A side of a pinned picture, in pixels of the page. */
const side = z.number().check(z.int(), z.minimum(1), z.maximum(20_000));
/** A pinned picture is never smaller: it has to be taken hold of. */
const smallestPin = 80;

/** Size and look of a window: most of its parent's, or that of the picture, without a frame and above all others. */
function shape({ pinned }: PreviewRequest, parent: BrowserWindow): BrowserWindowConstructorOptions {
  const [width = 1_280, height = 800] = parent.getSize();
  if (pinned === undefined)
    return { width: Math.round(width * 0.8), height: Math.round(height * 0.9), autoHideMenuBar: true };
  const scale = Math.min(1, (width * 0.9) / pinned.width, (height * 0.9) / pinned.height);
  return {
    width: Math.max(smallestPin, Math.round(pinned.width * scale)),
    height: Math.max(smallestPin, Math.round(pinned.height * scale)),
    frame: false,
    alwaysOnTop: true,
    skipTaskbar: true,
    maximizable: false,
    fullscreenable: false,
  };
}

/** What a page has to send; SVG is not among the types, because it can hold scripts. */
export const previewRequest = z.strictObject({
  title: z.string().check(z.maxLength(200)),
  type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
  bytes: z.custom<Uint8Array<ArrayBuffer>>(
    (value) => value instanceof Uint8Array && value.byteLength > 0 && value.byteLength <= largest,
  ),
  pinned: z.optional(z.strictObject({ width: side, height: side })),
});

/** The preview windows. */
export type Previews = {
  open(request: PreviewRequest, parent: BrowserWindow): void;
  /** Closes all: a locked screen shows nothing. */
  closeAll(): void;
};

/** Makes them. */
export function createPreviews(parts: { session: Session; preload: string; devTools: boolean }): Previews {
  const shown = new Map<WebContents, { request: PreviewRequest; window: BrowserWindow }>();
  createIpc((contents) => shown.has(contents)).handle(
    channels.previewContent,
    z.undefined(),
    (_, contents) => shown.get(contents)?.request,
  );
  return {
    open(request, parent) {
      const window = new BrowserWindow({
        ...shape(request, parent),
        title: request.title,
        show: false,
        backgroundColor: '#101413',
        webPreferences: securePreferences(parts),
      });
      const { webContents } = window;
      shown.set(webContents, { request, window });
      window.once('closed', () => shown.delete(webContents));
      window.once('ready-to-show', () => window.show());
      void window.loadURL(`${appOrigin}${previewPage}`);
    },
    closeAll() {
      for (const { window } of [...shown.values()]) window.close();
    },
  };
}
