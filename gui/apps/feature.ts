// The workbench in the window: what one sees in the morning, all apps, and pages of others in a frame.
import type { GuiFeature } from '../feature.ts';

const entry = { name: 'apps', refusal: 'appsOff' } as const;

/** See the file's first line. */
export const appsGui: GuiFeature = {
  name: 'apps',
  routes: [
    { path: '/main/apps', load: async () => (await import('./HomePage.tsx')).HomePage, wide: true, entry },
    {
      path: '/main/apps/all',
      load: async () => (await import('./AppsPage.tsx')).AppsPage,
      wide: true,
      entry,
    },
    {
      path: '/main/apps/open/:appId',
      load: async () => (await import('./AppFramePage.tsx')).AppFramePage,
      wide: true,
      entry,
    },
  ],
  pictures: [
    { name: 'workbench', address: '/main/apps' },
    { name: 'apps', address: '/main/apps/all' },
    { name: 'app-page', address: '/main/apps/open/7' },
  ],
};
