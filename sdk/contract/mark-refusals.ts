// Why a message that is there is not changed. Numbers 1860 to 1869.
import type { RefusalRow } from './refusal-row.ts';

/** Number, family for exit codes, how loudly it is shown, what can be done. */
export const markRefusals = {
  editTooLate: [1860, 'refused', 'toast', 'none'],
  editedElsewhere: [1861, 'refused', 'toast', 'retry'],
} as const satisfies Record<string, RefusalRow>;
