// Starts the app: the worker first, then the address, then the page.
import { begun } from './begun.ts';
import '../theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance, loadAppearance } from '../theme/appearance.ts';
import { App } from './App.tsx';
import { browserDoors } from './browser-doors.ts';
import { logPageErrors } from './error-log.ts';
import { makeAppParts } from './make-app-parts.ts';
import { startOfficeClient } from './office-client.ts';
import { hasStoredSession } from './start-worker.ts';
import { PageStore } from './page-store.ts';
import { createAppRouter } from './routes.tsx';

// Before anything else can read the address or write it into a history.
const doors = browserDoors();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
applyAppearance(
  document.documentElement,
  loadAppearance(localStorage),
  matchMedia('(prefers-color-scheme: dark)'),
);
const { variant, server } = await begun.build;
const page = new PageStore();
const { office, tabs } = startOfficeClient(
  begun.worker,
  { variant: variant.name, server },
  {
    onStopped: () => page.set({ stopped: true }),
    onPlace: (storage) => page.set({ storage }),
    onKeeperFailure: (error) => console.error(error),
  },
);
const app = makeAppParts({
  office,
  variant,
  server,
  page,
  tabs,
  hasSession: () => hasStoredSession(sessionStorage),
});
logPageErrors(app);
createRoot(root).render(
  <StrictMode>
    <App app={app} router={createAppRouter(app, doors)} />
  </StrictMode>,
);
