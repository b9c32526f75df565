// The workbench in the window: what one sees in the morning, all apps, and pages of others in a frame.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const appsGui: GuiFeature = {
  name: 'apps',
  routes: [
    { path: '/main/apps', load: async () => (await import('./HomePage.tsx')).HomePage, wide: true },
    { path: '/main/apps/all', load: async () => (await import('./AppsPage.tsx')).AppsPage, wide: true },
    {
      path: '/main/apps/open/:appId',
      load: async () => (await import('./AppFramePage.tsx')).AppFramePage,
      wide: true,
    },
  ],
  pictures: [
    { name: 'workbench', address: '/main/apps' },
    { name: 'apps', address: '/main/apps/all' },
    { name: 'app-page', address: '/main/apps/open/7' },
  ],
};
