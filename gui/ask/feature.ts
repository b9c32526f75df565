// AI questions in the window: their place and what the gallery shows of them.
import type { GuiFeature } from '../feature.ts';

/** The feature. */
export const askGui: GuiFeature = {
  name: 'ask',
  routes: [
    { path: '/main/aiQa/manage/:baseId?', load: async () => (await import('./ManagePage.tsx')).ManagePage },
    {
      path: '/main/aiQa/answer/:answerId',
      load: async () => (await import('./SharedAnswerPage.tsx')).SharedAnswerPage,
    },
    { path: '/main/aiQa/:sessionId?', load: async () => (await import('./AskPage.tsx')).AskPage },
  ],
  pictures: [
    { name: 'ask', address: '/main/aiQa' },
    { name: 'ask-answer', address: '/main/aiQa/1' },
    { name: 'ask-shared', address: '/main/aiQa/answer/1' },
    { name: 'ask-unanswered', address: '/main/aiQa/manage' },
    { name: 'ask-apps', address: '/main/aiQa/manage/apps' },
    { name: 'ask-base', address: '/main/aiQa/manage/1' },
    { name: 'ask-library', address: '/main/aiQa/manage/3' },
  ],
};
