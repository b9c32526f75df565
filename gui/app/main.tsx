// Starts the app: the worker first, then the address, then the page.
import { begun } from './begun.ts';
import '../theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance, loadAppearance } from '../theme/appearance.ts';
import { App } from './App.tsx';
import { browserDoors } from './browser-doors.ts';
import { logPageErrors, UnloggedErrors } from './error-log.ts';
import { makeAppParts } from './make-app-parts.ts';
import { startOfficeClient } from './office-client.ts';
import { keepEarly } from '../ground/early-shortcut.ts';
import { lendSession } from '../ground/shared-session.ts';
import { hasStoredSession } from '../ground/stored-session.ts';
import { openMenusByLongPress } from '../ground/long-press.ts';
import { openMenusByKey } from '../ground/menu-key.ts';
import { keepBuild } from '../ground/offline.ts';
import { PageStore } from '../ground/page-store.ts';
import { refuseDrops } from '../ground/refuse-drops.ts';
import { shortcutKeys } from '../ground/shortcuts.ts';
import { createAppRouter } from './routes.tsx';

// Before anything else can read the address or write it into a history.
const browser = browserDoors();
const desktop = 'bridge' in begun ? begun.bridge : undefined;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
applyAppearance(
  document.documentElement,
  loadAppearance(localStorage),
  matchMedia('(prefers-color-scheme: dark)'),
);
const [{ variant, server }, translator] = await Promise.all([begun.build, begun.translator]);
// A browser never needs the client of the desktop program.
const doors =
  desktop === undefined
    ? browser
    : (await import('./desktop-client.ts')).desktopDoors(desktop, browser, () => server ?? '');
const page = new PageStore();
const onStopped = (): void => page.set({ stopped: true });
const office =
  'bridge' in begun
    ? (await import('./desktop-client.ts')).startDesktopClient(begun.bridge, onStopped)
    : startOfficeClient(
        begun.worker,
        { variant: variant.name, server },
        {
          onStopped,
          onPlace: (storage) => page.set({ storage }),
          onPageStorageFailure: (error) => console.error(error),
        },
      );
const app = makeAppParts({
  office,
  variant,
  server,
  page,
  // In the desktop program only the office's process knows.
  hasSession: () => desktop !== undefined || hasStoredSession(sessionStorage),
});
// Pressed while the window opens: done when it has.
keepEarly(window, () => shortcutKeys(app.settings.getSnapshot().shortcutKeys));
logPageErrors(app, new UnloggedErrors(sessionStorage));
const router = createAppRouter(app, doors);
desktop?.onVisit((route) => void router.navigate(route));
if (desktop === undefined) {
  keepBuild(page);
  lendSession(sessionStorage);
}
const forGood = new AbortController().signal;
openMenusByLongPress(document, forGood);
openMenusByKey(document, forGood);
refuseDrops(window);
if (import.meta.env.DEV) (await import('../ground/lost-focus.ts')).complainOfLostFocus(document);
createRoot(root).render(
  <StrictMode>
    <App app={app} router={router} translator={translator} />
  </StrictMode>,
);
