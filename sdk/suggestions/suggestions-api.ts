// What the SDK offers of suggestions: sending one, following what becomes of it, and answering for who looks after them.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Changes } from '../base/news-count.ts';
import type { Suggestion } from '../contract/suggestions.ts';

export type { Suggestion };

/** A page of suggestions, newest first. */
export type SuggestionPage = { rows: readonly Suggestion[]; mayAnswer: boolean; more: boolean };

/** Suggestions to the organisation. */
export interface SuggestionsApi {
  changes: ValueFeed<Changes>;
  /** Sends one, exactly once, with the version it is sent from. Throws `feedbackLength` for less than 1 and more than 500 characters. */
  send(
    input: { text: string; fileIds?: readonly string[] },
    options?: CallOptions & { clientId?: string },
  ): Promise<Suggestion>;
  /** One's own; with `all` everybody's. Throws `forbidden` for who may not see those. */
  list(
    query: { all?: boolean; state?: Suggestion['state']; before?: string; limit?: number },
    options?: CallOptions,
  ): Promise<SuggestionPage>;
  get(id: string, options?: CallOptions): Promise<Suggestion>;
  /** Asks back, or answers; who looks after suggestions may say where it stands at once. */
  reply(
    id: string,
    input: { text: string; state?: Suggestion['state'] },
    options?: CallOptions,
  ): Promise<Suggestion>;
  setState(id: string, state: Suggestion['state'], options?: CallOptions): Promise<Suggestion>;
}
