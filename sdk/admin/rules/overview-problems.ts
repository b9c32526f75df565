// What can be wrong with an office, as its overview names it.

/** Each has a sentence under `admin.overview.problem`; what is not among them comes from a newer office. */
export const overviewProblems = [
  'diskLow',
  'licenceEnds',
  'licenceExpired',
  'backupOld',
  'backupNever',
  'backupFailed',
] as const;
