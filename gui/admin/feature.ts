// Administration in the window: its pages stand under the settings.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const adminGui: GuiFeature = {
  name: 'admin',
  routes: [{ path: '/setting/admin/:page?', load: async () => (await import('./AdminPage.tsx')).AdminPage }],
};
