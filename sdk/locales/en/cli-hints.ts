// Owns the hints beside the command line’s data, in English; a file of their own, because they are said without the rest.
import type { Translation } from '../translation.ts';
import type { cliHints as zh } from '../zh/cli-hints.ts';

export const cliHints = {
  systemNotices: 'System notices',
  storedOnly: 'The office cannot be reached; this is what is stored on this device',
  moreRows: '{{shown}} of {{total}} shown; --all shows everything',
  readers: '{{read}} of {{total}} have read it',
  nextPage: 'There is more; go on with --cursor {{cursor}}',
  incomplete: 'This device does not hold the whole history yet; tangram cache sync completes it',
} as const satisfies Translation<typeof zh>;
