// The door of suggestions.
export type { Suggestion } from './suggestions-api.ts';
