// Owns the hints beside the command line’s data, in English; a file of their own, because they are said without the rest.
import type { Translation } from '../translation.ts';
import type { cliHints as zh } from '../zh/cli-hints.ts';

export const cliHints = {
  systemNotices: 'System notices',
  storedOnly: 'The office cannot be reached; this is what is stored on this device',
  statusesUnknown:
    'The office could not be asked for statuses, so none is shown; the people are complete. Try again later',
  storeRebuilt: 'The data on this device was damaged; it has been rebuilt from the server',
  takeBackWaits:
    'The office may have it and cannot be reached now: the cancelling is handed over at the next connection (see tangram outbox list)',
  scheduledHere:
    'These wait on this device; those that the office has are not listed without it, and go at their time',
  moreRows: '{{shown}} of {{total}} shown; --all shows everything',
  readers: '{{read}} of {{total}} have read it',
  updateFound:
    'Version {{version}} is available: tangram update install takes it, tangram update skip hides it',
  nextPage: 'There is more; go on with --cursor {{cursor}}',
  incomplete: 'This device does not hold the whole history yet; tangram cache sync completes it',
} as const satisfies Translation<typeof zh>;
