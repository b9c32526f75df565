// The centre of notices in the window: its place and its count.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const noticesGui: GuiFeature = {
  name: 'notices',
  routes: [
    { path: '/main/notices', load: async () => (await import('./NoticesPage.tsx')).NoticesPage, wide: true },
  ],
  badges: { notices: (office) => office.notices.unread },
};
