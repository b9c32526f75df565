// Starts the app: address first, then worker, then the page.
import '../theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { defaultSettings } from '#sdk/settings/table.ts';
import { NoticesScreen } from '#sdk/notices/screens/notices.ts';
import { resolveAddresses } from '#variants/index.ts';
import { applyAppearance, loadAppearance } from '../theme/appearance.ts';
import { App } from './App.tsx';
import type { AppParts } from './app-parts.ts';
import { browserDoors } from './browser-doors.ts';
import { logPageErrors } from './error-log.ts';
import { FeedStore } from '#sdk/base/feed-store.ts';
import { hasStoredSession, startOfficeClient } from './office-client.ts';
import { PageStore } from './page-store.ts';
import { createAppRouter } from './routes.tsx';
import { servedBuild } from './served-build.ts';

// Before anything else can read the address or write it into a history.
const doors = browserDoors();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
applyAppearance(
  document.documentElement,
  loadAppearance(localStorage),
  matchMedia('(prefers-color-scheme: dark)'),
);
const { variant, server } = await servedBuild();
const page = new PageStore();
const office = startOfficeClient(
  { variant: variant.name, server },
  {
    onStopped: () => page.set({ stopped: true }),
    onStorage: (storage) => page.set({ storage }),
    onKeeperFailure: (error) => console.error(error),
  },
);
const app: AppParts = {
  office,
  variant,
  addresses: resolveAddresses(variant, server),
  account: new FeedStore(office.account.state, { phase: 'signedOut' }),
  config: new FeedStore(office.config.state, {
    phase: 'loading',
    navigationTitles: {},
    constants: {},
    urls: {},
  }),
  settings: new FeedStore(office.settings.state, defaultSettings()),
  notices: new NoticesScreen(() => Date.now()),
  page,
  hasSession: () => hasStoredSession(sessionStorage),
};
logPageErrors(app);
createRoot(root).render(
  <StrictMode>
    <App app={app} router={createAppRouter(app, doors)} />
  </StrictMode>,
);
