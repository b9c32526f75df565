// Suggestions as a feature of the SDK.
import type { Feature } from '../feature.ts';
import { noChanges } from '../base/news-count.ts';
import type { SuggestionsApi } from './suggestions-api.ts';

/** What people would like to be better. */
export const suggestionsFeature: Feature<'suggestions', SuggestionsApi> = {
  name: 'suggestions',
  shape: { changes: 'feed', send: 'call', list: 'call', get: 'call', reply: 'call', setState: 'call' },
  finds: 'workbench.suggestion.title',
  idle: { changes: noChanges },
  things: {
    suggestion: ({ id }) => (/^\d{1,20}$/.test(id) ? `/main/suggestion?open=${id}` : undefined),
  },
  opens: 'whenUsed',
  topics: ['suggestion.'],
  load: () => import('./service.ts'),
};
