// Refuses a noun of the workbench that this build has not, before anything is asked of an office.
import { OfficeError } from '#sdk/errors.ts';
import { refusalOfNoun } from '#sdk/navigation/work-switches.ts';
import { pickVariant } from '#variants/index.ts';
import type { Context } from '../context.ts';

/** @throws OfficeError `approvalsOff`, `appsOff` */
export function needsWork(context: Context, noun: string): void {
  const refusal = refusalOfNoun(pickVariant(context.settings.values.variant.value), noun);
  if (refusal !== undefined) throw new OfficeError(refusal);
}
