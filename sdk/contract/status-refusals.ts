// Why a status is not set. Numbers 1850 to 1859.
import type { RefusalRow } from './refusal-row.ts';

/** Number, family for exit codes, how loudly it is shown, what can be done. */
export const statusRefusals = {
  statusTooLong: [1850, 'usage', 'form', 'edit'],
  statusTime: [1851, 'usage', 'form', 'edit'],
  statusEmoji: [1852, 'usage', 'form', 'edit'],
  statusBlank: [1853, 'usage', 'form', 'edit'],
} as const satisfies Record<string, RefusalRow>;
