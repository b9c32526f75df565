// Writing in the window: its places.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const writeFeature: GuiFeature = {
  name: 'write',
  routes: [
    { path: '/main/smartWrite', load: async () => (await import('./StartPage.tsx')).StartPage },
    { path: '/main/smartWrite/writeModule', load: async () => (await import('./StartPage.tsx')).StartPage },
    {
      path: '/main/smartWrite/writing/:documentId',
      load: async () => (await import('./WritingPage.tsx')).WritingPage,
    },
    {
      path: '/main/smartWrite/myDoc',
      load: async () => (await import('./MyDocumentsPage.tsx')).MyDocumentsPage,
    },
    {
      path: '/main/smartWrite/officialTemplate',
      load: async () => (await import('./TemplatesPage.tsx')).TemplatesPage,
    },
  ],
  pictures: [
    { name: 'writing-home', address: '/main/smartWrite' },
    { name: 'writing-start', address: '/main/smartWrite/writeModule' },
    { name: 'writing-documents', address: '/main/smartWrite/myDoc' },
    { name: 'writing-templates', address: '/main/smartWrite/officialTemplate' },
    { name: 'writing-editor', address: '/main/smartWrite/writing/1' },
  ],
};
