// Owns the main window: where it stands, when it hides instead of closing, and what is sent to its page.
import { BrowserWindow, screen, type Session } from 'electron';
import { appOrigin, channels } from './bridge.ts';
import { securePreferences } from './window-preferences.ts';
import { placeWindow, readWindowState, smallest, writeWindowState } from './window-state.ts';

/** What the window is made of. */
export type MainWindowParts = {
  session: Session;
  preload: string;
  icon: string | undefined;
  title: string;
  /** File that remembers where it stood. */
  stateFile: string;
  devTools: boolean;
  /** Start in the tray. */
  hidden: boolean;
  /** What closing does: hide it (the setting), ask for the end of the program, or, once that is granted, close. */
  onClose(): 'hide' | 'ask' | 'close';
  /** Asks whether the program may end, and ends it. */
  end(): void;
};

/** Opens it. The page comes from our own scheme. */
export function openMainWindow(parts: MainWindowParts): BrowserWindow {
  const state = readWindowState(parts.stateFile);
  const window = new BrowserWindow({
    ...placeWindow(
      state,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: smallest.width,
    minHeight: smallest.height,
    title: parts.title,
    ...(parts.icon !== undefined && { icon: parts.icon }),
    show: false,
    autoHideMenuBar: true,
    webPreferences: securePreferences(parts),
  });
  if (state.maximised) window.maximize();
  const remember = (): void =>
    writeWindowState(parts.stateFile, {
      bounds: window.getNormalBounds(),
      maximised: window.isMaximized(),
    });
  window.on('close', (event) => {
    remember();
    const way = parts.onClose();
    if (way === 'close') return;
    event.preventDefault();
    if (way === 'hide') window.hide();
    else parts.end();
  });
  // Shown with its first picture, so that no white flash comes before it.
  window.once('ready-to-show', () => {
    if (!parts.hidden) window.show();
  });
  void window.loadURL(`${appOrigin}/`);
  return window;
}

/** Brings a window up, wherever it is. */
export function raise(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Leads the page to a route; a person said yes to it. */
export function visit(window: BrowserWindow, route: string): void {
  window.webContents.send(channels.visit, route);
}
