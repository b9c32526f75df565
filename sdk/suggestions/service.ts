// Suggestions of one signed-in person.
import { openChanges } from '../base/news-count.ts';
import { OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { feedbackLength } from './rules/feedback-length.ts';
import type { SuggestionsApi } from './suggestions-api.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/suggestions.ts')).suggestions;

/** Opens the suggestions of a person. */
export function open(ground: PersonGround): OpenFeature<SuggestionsApi> {
  const calls = ground.client(contract);
  const changes = openChanges();
  const fitting = (text: string): string => {
    const { fits, most } = feedbackLength(text);
    if (!fits) throw new OfficeError('feedbackLength', { params: { most } });
    return text.trim();
  };
  return {
    api: {
      changes: changes.feed,
      async send({ text, fileIds }, { clientId = ground.host.random.uuid(), ...options } = {}) {
        const files = fileIds === undefined ? {} : { fileIds: [...fileIds] };
        return calls.sendFeedback({ text: fitting(text), ...files, clientId }, options);
      },
      list: (query, options) => calls.listSuggestions(query, { ...options, retry: true }),
      get: (id, options) => calls.getSuggestion({ id }, { ...options, retry: true }),
      async reply(id, { text, state }, options) {
        const clientId = ground.host.random.uuid();
        return calls.replySuggestion({ id, text: fitting(text), ...(state && { state }), clientId }, options);
      },
      setState: (id, state, options) =>
        calls.setSuggestionState({ id, state, clientId: ground.host.random.uuid() }, options),
    },
    async finds(query, { limit, signal }) {
      const wanted = query.normalize('NFKC').toLowerCase().trim();
      const page = await calls.listSuggestions({ limit: 200 }, { signal, retry: true });
      return page.rows
        .filter(({ text }) => text.normalize('NFKC').toLowerCase().includes(wanted))
        .slice(0, limit)
        .map(({ id, text, time }, index) => ({
          reference: `suggestion:${id}`,
          title: text,
          excerpt: '',
          time,
          score: limit - index,
          path: `/main/suggestion?open=${id}`,
        }));
    },
    hears: {
      online: () => changes.tell(),
      news: ({ reference }) => changes.tell(reference),
      begunAnew: () => changes.tell(),
    },
  };
}
