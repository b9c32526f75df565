// Says which part draws each settings page; a page loads when it is opened.
import type { ComponentType } from 'react';
import type { SettingPage } from '#sdk/settings/table.ts';

/** One loader per page of the table; a page without one does not compile. */
export const settingParts: Readonly<Record<SettingPage, () => Promise<ComponentType>>> = {
  userInfo: async () => (await import('./AccountPage.tsx')).AccountPage,
  messageInform: async () => (await import('./NotificationPage.tsx')).NotificationPage,
  generalSetting: async () => (await import('./GeneralPage.tsx')).GeneralPage,
  fileManager: async () => (await import('./FilePage.tsx')).FilePage,
  shortcutKey: async () => (await import('./ShortcutPage.tsx')).ShortcutPage,
  about: async () => (await import('./AboutPage.tsx')).AboutPage,
};
