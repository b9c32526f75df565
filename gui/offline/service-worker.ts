// Keeps the build, all of its lazy parts included, so that the window opens without a network; and nothing else.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ofOffice } from './of-office.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the build; put in by the build. */
declare const __BUILD_FILES__: PrecacheEntry[];

precacheAndRoute(__BUILD_FILES__, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// A visit of any place of the app is answered by the page of this build, which draws all of them.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [...ofOffice] }));

// A page that was there before the first one goes by it as well: its network may be gone before it is loaded anew.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A newer build waits until the last tab of the older one has gone, or until somebody asks for it.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'takeOver') void self.skipWaiting();
});
