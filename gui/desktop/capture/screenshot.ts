// Takes one picture of the screen on which the window stands; the person lets it, once for as long as the program runs.
import { setTimeout as pause } from 'node:timers/promises';
import { desktopCapturer, dialog, screen, type BrowserWindow } from 'electron';
import type { Translator } from '#sdk/locales/index.ts';
import type { ScreenshotResult } from '../bridge.ts';
import { maySeeScreen } from './permissions.ts';

/** Until a hidden window has left the picture, in ms: systems fade windows out. */
const fadeMs = 300;

/** What a picture is taken with. */
export type ScreenshotParts = {
  texts(): Translator;
  isLocked(): boolean;
  /** Whether the window goes out of the way meanwhile: a setting. */
  hides(): boolean;
};

/** Makes what takes pictures. */
export function createScreenshots(
  parts: ScreenshotParts,
): (window: BrowserWindow) => Promise<ScreenshotResult> {
  let isLet = false;
  let busy = false;
  /** A page that was taken over could ask for pictures of everything: the system's dialog, which no page presses, lets it. */
  async function asked(window: BrowserWindow): Promise<boolean> {
    if (isLet) return true;
    const { t } = parts.texts();
    const { response } = await dialog.showMessageBox(window, {
      type: 'question',
      message: t('desktop.capture.ask'),
      detail: t('desktop.capture.askDetail'),
      buttons: [t('desktop.cancel'), t('desktop.capture.allow')],
      defaultId: 1,
      cancelId: 0,
      noLink: true,
    });
    isLet = response === 1;
    return isLet;
  }
  async function taken(window: BrowserWindow): Promise<ScreenshotResult> {
    const display = screen.getDisplayMatching(window.getBounds());
    const { width, height } = display.size;
    const hides = parts.hides();
    try {
      if (hides) {
        window.hide();
        await pause(fadeMs);
      }
      const sources = await desktopCapturer.getSources({
        types: ['screen'],
        thumbnailSize: {
          width: Math.round(width * display.scaleFactor),
          height: Math.round(height * display.scaleFactor),
        },
      });
      const own = sources.find((one) => one.display_id === String(display.id)) ?? sources[0];
      if (own === undefined || own.thumbnail.isEmpty()) return { unavailable: true };
      return { picture: new Uint8Array(own.thumbnail.toPNG()) };
    } finally {
      if (hides && !window.isDestroyed()) {
        window.show();
        window.focus();
      }
    }
  }
  return async (window) => {
    if (busy || parts.isLocked()) return { closed: true };
    busy = true;
    try {
      if (!(await asked(window))) return { closed: true };
      if (!(await maySeeScreen(window, parts.texts()))) return { closed: true };
      return await taken(window);
    } finally {
      busy = false;
    }
  };
}
