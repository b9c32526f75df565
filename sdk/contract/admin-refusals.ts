// Why the administration of an office says no. Numbers 1800 to 1849.
import type { RefusalRow } from './refusal-row.ts';

/** Number, family for exit codes, how loudly it is shown, what can be done. */
export const adminRefusals = {
  personFieldWrong: [1800, 'usage', 'form', 'edit'],
  notOneself: [1801, 'refused', 'toast', 'none'],
  departmentNameMissing: [1802, 'usage', 'form', 'edit'],
  departmentNameTaken: [1803, 'refused', 'form', 'edit'],
  departmentInItself: [1804, 'usage', 'form', 'edit'],
  departmentNotEmpty: [1805, 'refused', 'toast', 'none'],
  departmentTooDeep: [1806, 'usage', 'form', 'edit'],
  parameterWrong: [1807, 'usage', 'form', 'edit'],
  limitsWrong: [1808, 'usage', 'form', 'edit'],
  directoryMissing: [1809, 'refused', 'toast', 'askAdministrator'],
  directoryUnreachable: [1810, 'refused', 'toast', 'retry'],
  directoryWrong: [1811, 'usage', 'form', 'edit'],
  directoryBusy: [1812, 'refused', 'toast', 'retry'],
  directoryEmpty: [1813, 'refused', 'toast', 'askAdministrator'],
  changedInDirectory: [1814, 'refused', 'toast', 'none'],
  identityProviderWrong: [1815, 'usage', 'form', 'edit'],
  peopleSheetUnreadable: [1816, 'usage', 'form', 'edit'],
  peopleSheetTooLarge: [1817, 'limit', 'form', 'edit'],
  personHeld: [1818, 'refused', 'toast', 'none'],
  groupsNeedOwner: [1819, 'refused', 'toast', 'none'],
  complianceBusy: [1820, 'refused', 'toast', 'retry'],
  oneSuperAdministrator: [1822, 'refused', 'toast', 'none'],
  nameNotConfirmed: [1821, 'usage', 'form', 'edit'],
} as const satisfies Record<string, RefusalRow>;
