// The refusals of features, each declared beside its contract; from them come the numbers on the wire and the error catalogue.
import { adminRefusals } from './admin-refusals.ts';
import { askRefusals } from './ask-refusals.ts';
import { contactRefusals } from './contact-refusals.ts';
import { diskRefusals } from './disk-refusals.ts';
import { markRefusals } from './mark-refusals.ts';
import { meetingRefusals } from './meeting-refusals.ts';
import type { RefusalRow } from './refusal-row.ts';
import { scheduleRefusals } from './schedule-refusals.ts';
import { statusRefusals } from './status-refusals.ts';
import { workbenchRefusals } from './workbench-refusals.ts';
import { writeRefusals } from './write-refusals.ts';

/** Every refusal of a feature, by its name. */
export const featureRefusals = {
  ...adminRefusals,
  ...askRefusals,
  ...contactRefusals,
  ...diskRefusals,
  ...markRefusals,
  ...meetingRefusals,
  ...scheduleRefusals,
  ...statusRefusals,
  ...workbenchRefusals,
  ...writeRefusals,
} as const satisfies Record<string, RefusalRow>;
