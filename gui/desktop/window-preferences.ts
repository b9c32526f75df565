// The web preferences of every window: the one place where a page's powers are set, and all of them are off.
import type { Session, WebPreferences } from 'electron';

/** Preferences for a window with a preload of ours, or with none. */
export function securePreferences(parts: {
  session: Session;
  preload?: string;
  /** Tools for developers; never in a package. */
  devTools: boolean;
}): WebPreferences {
  const { session, preload, devTools } = parts;
  return {
    session,
    ...(preload !== undefined && { preload }),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
    devTools,
  };
}
