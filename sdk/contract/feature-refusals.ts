// The refusals of features, each declared beside its contract; from them come the numbers on the wire and the error catalogue.
import { askRefusals } from './ask-refusals.ts';
import { diskRefusals } from './disk-refusals.ts';
import { meetingRefusals } from './meeting-refusals.ts';
import { scheduleRefusals } from './schedule-refusals.ts';
import { workbenchRefusals } from './workbench-refusals.ts';
import { writeRefusals } from './write-refusals.ts';

/**
 * A refusal: its number on the wire, and how clients show it: family of exit codes, how loudly, what can be done
 * (`sdk/errors.ts`). Numbers of a feature stand in a block of their own.
 */
export type RefusalRow = readonly [
  number: number,
  kind: 'refused' | 'usage' | 'limit',
  severity: 'silent' | 'form' | 'toast' | 'sticky',
  recovery: 'none' | 'retry' | 'edit' | 'askAdministrator',
];

/** Every refusal of a feature, by its name. */
export const featureRefusals = {
  ...askRefusals,
  ...diskRefusals,
  ...meetingRefusals,
  ...scheduleRefusals,
  ...workbenchRefusals,
  ...writeRefusals,
} as const satisfies Record<string, RefusalRow>;
