// The door of contacts.
export { ContactsSpace } from './service.ts';
export { bestMatches } from './rules/name-match.ts';
export { findMembers } from './rules/find-members.ts';
