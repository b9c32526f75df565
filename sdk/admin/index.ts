// The door of administration.
export type {
  AdminDepartment,
  AdminPeopleQuery,
  AdminPerson,
  ImportOutcome,
  ImportRow,
  PersonChange,
} from './admin-api.ts';
export type { ComplianceJob, NewHold, NewRetentionRule, Retention } from './compliance-api.ts';
