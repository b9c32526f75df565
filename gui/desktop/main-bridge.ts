// Answers the main window's page: each call once, with its shape, from our own page alone.
import { release } from 'node:os';
import { dialog, type BrowserWindow, type WebContents } from 'electron';
import * as z from 'zod/mini';
import { channels, type ScreenshotResult, type SignInResult } from './bridge.ts';
import { testFolder } from './cache-folder.ts';
import { createIpc } from './ipc.ts';
import { previewRequest, type Previews } from './preview-window.ts';

/** What the answers come from. */
export type MainBridgeParts = {
  /** The main window, while there is one. */
  window(): BrowserWindow | undefined;
  cacheFolder(): string;
  previews: Previews;
  takeScreenshot(window: BrowserWindow): Promise<ScreenshotResult>;
  connectOffice(contents: WebContents): void;
  openLink(address: string): Promise<boolean>;
  /** Refuses an address that is not the office's sign-in page. */
  signIn(address: string): Promise<SignInResult>;
  forgetSignIn(): Promise<boolean>;
};

const address = z.string().check(z.maxLength(4_096));
const folder = z.optional(z.string().check(z.minLength(1), z.maxLength(4_096)));

/** Registers the calls, once per program. */
export function answerMainWindow(parts: MainBridgeParts): void {
  const ipc = createIpc((contents) => parts.window()?.webContents === contents);
  const shown = (): BrowserWindow => {
    const window = parts.window();
    if (window === undefined) throw new Error('there is no window');
    return window;
  };
  ipc.on(channels.connectOffice, (contents) => parts.connectOffice(contents));
  ipc.handle(channels.system, z.undefined(), () => ({
    platform: process.platform,
    arch: process.arch,
    version: release(),
  }));
  ipc.handle(channels.cacheFolder, z.undefined(), () => parts.cacheFolder());
  ipc.handle(channels.testCacheFolder, folder, (chosen) => testFolder(chosen ?? parts.cacheFolder()));
  ipc.handle(channels.chooseCacheFolder, z.undefined(), async () => {
    const { canceled, filePaths } = await dialog.showOpenDialog(shown(), {
      properties: ['openDirectory', 'createDirectory'],
      defaultPath: parts.cacheFolder(),
    });
    return canceled ? undefined : filePaths[0];
  });
  ipc.handle(channels.openPreview, previewRequest, (request) => parts.previews.open(request, shown()));
  ipc.handle(channels.takeScreenshot, z.undefined(), () => parts.takeScreenshot(shown()));
  ipc.handle(channels.openLink, address, (link) => parts.openLink(link));
  ipc.handle(channels.forgetSignIn, z.undefined(), () => parts.forgetSignIn());
  ipc.handle(channels.signIn, address, (page) => parts.signIn(page));
}
