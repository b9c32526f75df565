// The door of contacts.
export { bestMatches, findAmong } from './rules/person-match.ts';
export { matchName } from './rules/name-match.ts';
export { isCalledBy, meantBy, sureTiers } from './rules/pick-target.ts';
