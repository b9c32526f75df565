// The door of contacts.
export { bestMatches } from './rules/name-match.ts';
export { findMembers } from './rules/find-members.ts';
export { matchName } from './rules/name-match.ts';
