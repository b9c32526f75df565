// The door of administration.
export type { AdminPerson, AdminDepartment } from './admin-api.ts';
