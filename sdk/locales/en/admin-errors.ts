// Owns what is said when the administration of an office refuses, in English.
import type { Translation } from '../translation.ts';
import type { adminErrors as zhErrors } from '../zh/admin-errors.ts';

/** What is said when the office refuses. */
export const adminErrors = {
  personFieldWrong: 'Somebody’s data is wrong: check name, e-mail, telephone and title',
  oneSuperAdministrator:
    'An office has one super administrator, who hands the power on: tangram disk admins transfer',
  notOneself: 'You cannot do this to yourself',
  departmentNameMissing: 'Enter the name of the department, at most 64 characters, without /',
  departmentNameTaken: 'There is a department of this name here already',
  departmentInItself: 'A department cannot be moved under itself or what is below it',
  departmentNotEmpty: 'There are people or departments in it, so it cannot be removed',
  departmentTooDeep: 'There are too many levels of departments, or too many departments',
  parameterWrong: 'The parameter’s name or value is wrong',
  limitsWrong: 'The limits are wrong',
  directoryMissing: 'No directory server has been set',
  directoryUnreachable: 'The directory server cannot be reached, or the account or the filters are wrong',
  directoryWrong: 'The directory’s settings are wrong: check address, filters and attributes',
  directoryBusy: 'A sync is running, try again later',
  directoryEmpty: 'The directory answered with nobody, so nothing was changed',
  changedInDirectory: 'This person’s data comes from the directory; change it there',
  identityProviderWrong: 'The settings of the sign-in service are wrong: check address and client id',
  peopleSheetUnreadable: 'Unreadable, or without columns “Login name” and “Name”; the template has them',
  peopleSheetTooLarge: 'The table is too large: at most 200,000 rows',
  personHeld: 'A hold stands on this person: see retention list, and release it first',
  groupsNeedOwner: 'The group “{{field}}” would be without an owner: say who takes over',
  complianceBusy: 'A task of this kind is running, try again later',
  nameNotConfirmed: 'Enter this person’s name, letter by letter',
} as const satisfies Translation<typeof zhErrors>;
