// The door of administration.
export type {
  AdminDepartment,
  AdminPeopleQuery,
  AdminPerson,
  ImportOutcome,
  ImportRow,
  PersonChange,
} from './admin-api.ts';
