// The door of statuses.
export type { KnownStatuses, PersonStatus } from './status-api.ts';
