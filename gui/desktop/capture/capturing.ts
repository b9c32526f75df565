// Answers the main window's page where it wants to hear, to see, or to show a screen; everybody else hears no.
import type { BrowserWindow, DesktopCapturerSource, Session, WebContents } from 'electron';
import type { Translator } from '#sdk/locales/index.ts';
import { isOwnFrame } from '../ipc.ts';
import type { ScreenChooser } from './choose-screen.ts';
import { maySeeScreen, mayUseDevices } from './permissions.ts';

type DisplayMediaHandler = NonNullable<Parameters<Session['setDisplayMediaRequestHandler']>[0]>;

/** What the answers come from. */
export type CapturingParts = {
  window(): BrowserWindow | undefined;
  isLocked(): boolean;
  texts(): Translator;
  chooser: ScreenChooser;
};

/** Who may hear and see, and how a screen is chosen. */
export type Capturing = {
  /** Whether a page may ask at all: the main window's, while it is not locked. */
  mayAsk(contents: WebContents | null): boolean;
  devices(kinds: readonly ('audio' | 'video')[]): Promise<boolean>;
  screen: DisplayMediaHandler;
};

/** Makes it. Sound of the system goes along where the page asked for it and the system can (Windows). */
export function createCapturing(parts: CapturingParts): Capturing {
  const mayAsk = (contents: WebContents | null): boolean =>
    contents !== null && contents === parts.window()?.webContents && !parts.isLocked();
  async function source(window: BrowserWindow): Promise<DesktopCapturerSource | undefined> {
    const texts = parts.texts();
    if (!(await maySeeScreen(window, texts))) return undefined;
    return parts.chooser.choose(window, texts.t('desktop.capture.choose'));
  }
  return {
    mayAsk,
    devices: mayUseDevices,
    screen({ frame, videoRequested, audioRequested }, callback) {
      const window = parts.window();
      if (window === undefined || !videoRequested) return callback(null);
      if (!mayAsk(window.webContents) || !isOwnFrame(window.webContents, frame)) return callback(null);
      void (async () => {
        const video = await source(window).catch(() => undefined);
        const withSound = audioRequested && process.platform === 'win32';
        callback(video === undefined ? null : { video, ...(withSound && { audio: 'loopback' as const }) });
      })();
    },
  };
}
