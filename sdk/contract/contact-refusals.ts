// Why somebody is not added as a friend. Numbers 1870 to 1879.
import type { RefusalRow } from './refusal-row.ts';

/** Number, family for exit codes, how loudly it is shown, what can be done. */
export const contactRefusals = {
  friendshipEnded: [1870, 'refused', 'toast', 'none'],
} as const satisfies Record<string, RefusalRow>;
