// Suggestions in the window: the route of the specification.
import type { GuiFeature } from '../feature.ts';

/** See the file's first line. */
export const suggestionsGui: GuiFeature = {
  name: 'suggestions',
  routes: [
    {
      path: '/main/suggestion',
      load: async () => (await import('./SuggestionPage.tsx')).SuggestionPage,
      wide: true,
    },
  ],
  pictures: [{ name: 'suggestions', address: '/main/suggestion' }],
};
