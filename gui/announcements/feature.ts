// Announcements in the window: their place.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const announcementsGui: GuiFeature = {
  name: 'announcements',
  routes: [
    {
      path: '/main/announcements/:announcementId?',
      load: async () => (await import('./AnnouncementsPage.tsx')).AnnouncementsPage,
    },
  ],
  pictures: [{ name: 'announcements', address: '/main/announcements' }],
};
