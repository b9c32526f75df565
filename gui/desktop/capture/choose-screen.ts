// Lets the person choose which screen or window others are shown: in a window of its own, where no page can press a button.
import { BrowserWindow, desktopCapturer, type DesktopCapturerSource, type Session } from 'electron';
import * as z from 'zod/mini';
import { appOrigin, channels, screenPage, type ScreenSource } from '../bridge.ts';
import { createIpc } from '../ipc.ts';
import { securePreferences } from '../window-preferences.ts';

/** Size of the small pictures, in pixels of the page. */
const pictureSize = { width: 320, height: 200 };

/** What the page is told of a source. */
function told({ id, name, thumbnail }: DesktopCapturerSource): ScreenSource {
  return {
    id,
    name: name.slice(0, 200),
    kind: id.startsWith('screen:') ? 'screen' : 'window',
    picture: thumbnail.isEmpty() ? new Uint8Array() : new Uint8Array(thumbnail.toPNG()),
  };
}

/** The one question; it is asked once at a time. */
export type ScreenChooser = {
  /** The source that was chosen; undefined where none was, or another question is open. */
  choose(parent: BrowserWindow, title: string): Promise<DesktopCapturerSource | undefined>;
  /** Takes the question back: a locked screen shows nothing. */
  close(): void;
};

/** Makes it. */
export function createScreenChooser(parts: {
  session: Session;
  preload: string;
  devTools: boolean;
}): ScreenChooser {
  let window: BrowserWindow | undefined;
  let sources: readonly DesktopCapturerSource[] = [];
  let chosen: DesktopCapturerSource | undefined;
  const ipc = createIpc((contents) => contents === window?.webContents);
  ipc.handle(channels.screens, z.undefined(), () => sources.map(told));
  ipc.handle(channels.chooseScreen, z.string().check(z.maxLength(200)), (id) => {
    // Only what was offered can be chosen.
    chosen = sources.find((one) => one.id === id);
    if (chosen !== undefined) setImmediate(() => window?.close());
  });
  return {
    async choose(parent, title) {
      if (window !== undefined) return undefined;
      sources = await desktopCapturer.getSources({ types: ['screen', 'window'], thumbnailSize: pictureSize });
      // Where the system has asked already (Wayland's portal), there is one, and nothing left to choose.
      if (sources.length <= 1) return sources[0];
      chosen = undefined;
      window = new BrowserWindow({
        width: 760,
        height: 560,
        minWidth: 420,
        minHeight: 360,
        parent,
        modal: true,
        title,
        autoHideMenuBar: true,
        webPreferences: securePreferences(parts),
      });
      const opened = window;
      const closed = new Promise<void>((resolve) => void opened.once('closed', resolve));
      void opened.loadURL(`${appOrigin}${screenPage}`);
      await closed;
      window = undefined;
      sources = [];
      return chosen;
    },
    close: () => window?.close(),
  };
}
