// Starts the whole desktop program on the stand-in for Electron, with a real office and the real SDK behind its port.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOffice, type OfficeOptions, type RunningOffice } from '#fixtures/serve.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import type { Port } from '#sdk/rpc/protocol.ts';
import { channels } from '../../gui/desktop/bridge.ts';
import { startDesktop } from '../../gui/desktop/desktop.ts';
import type { DesktopOptions } from '../../gui/desktop/options.ts';
import { runDesktopHost } from '../../gui/desktop/office/host.ts';
import {
  BrowserWindow,
  forked,
  resetElectron,
  sendFrom,
  type FakeContents,
  type FakePort,
} from '../support/fake-electron.ts';

/** The program on its stage. */
export type DesktopStage = {
  office: RunningOffice;
  home: string;
  window: BrowserWindow;
  /** What a page of the main window gets when it asks for the office. */
  page(): Promise<OfficeApi>;
  close(): Promise<void>;
};

/** Folders of its own for a program that asks the system for its own. */
export function useHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'tangram-desktop-'));
  for (const name of ['DATA', 'CONFIG', 'STATE', 'CACHE'])
    process.env[`XDG_${name}_HOME`] = join(home, name.toLowerCase());
  mkdirSync(join(home, 'gui'));
  writeFileSync(join(home, 'gui', 'index.html'), '<title>app</title>');
  return home;
}

/** The page's end of a port. */
export function pagePort(port: FakePort): Port {
  return {
    post: (messages) => port.postMessage(messages),
    onMessage(listener) {
      port.on('message', ({ data }) => listener(data));
      port.start();
    },
    onClose: (listener) => void port.on('close', listener),
  };
}

/** A page asks for the office, as the preload does for it. */
export async function connectPage(contents: FakeContents): Promise<OfficeApi> {
  const before = contents.posted.length;
  sendFrom(contents, channels.connectOffice);
  const [port] = contents.posted[before]?.ports ?? [];
  if (port === undefined) throw new Error('the page got no port');
  return connectOffice(pagePort(port));
}

/** What a program is started with where nothing else is said. */
export const plainOptions: DesktopOptions = {
  server: undefined,
  profile: 'default',
  variant: undefined,
  hidden: false,
  link: undefined,
};

/** Starts office and program. */
export async function openDesktop(
  options: Partial<DesktopOptions> = {},
  office: Partial<OfficeOptions> = {},
  {
    home = useHome(),
    pages = join(home, 'gui'),
    prepare,
  }: { home?: string; /** Folder of the built pages. */ pages?: string; prepare?(): void } = {},
): Promise<DesktopStage> {
  resetElectron();
  prepare?.();
  forked.run = (parent) => void runDesktopHost(parent, () => undefined);
  const server = await startOffice({
    inMemory: true,
    seed: 'small',
    passwordsFor: ['anran', 'bowen'],
    heartbeatMs: 200,
    ...office,
  });
  await startDesktop({
    options: { ...plainOptions, server: server.url, ...options },
    variant: 'default',
    pages,
    preload: join(home, 'preload.cjs'),
    officeModule: join(home, 'office.js'),
    icons: join(home, 'icons'),
  });
  const [window] = BrowserWindow.all;
  if (window === undefined) throw new Error('there is no window');
  return {
    office: server,
    home,
    window,
    page: () => connectPage(window.webContents),
    async close() {
      for (const child of forked.children) {
        await new Promise<void>((resolve) => {
          child.on('message', (message: { type: string }) => message.type === 'closed' && resolve());
          child.postMessage({ type: 'close' }, []);
        });
      }
      await server.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
