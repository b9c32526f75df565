// Plan files of bulk acts: what would be done, written to be looked at and edited, and done when it is handed back.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { unwritable } from '../../unwritable.ts';

/** A plan of a forward. `refused` only tells: those messages are of kinds that are not sent on. */
export type ForwardPlan = { mids: number[]; to: string[]; merged: boolean; refused: number[] };

/** Reads a plan. @throws CliError `planInvalid` */
export async function readPlan(_: Context, file: string): Promise<ForwardPlan> {
  const invalid = (): CliError => new CliError('planInvalid', { file }, { param: '--plan' });
  let plan: Partial<ForwardPlan>;
  try {
    plan = JSON.parse(readFileSync(file, 'utf8')) as Partial<ForwardPlan>;
  } catch {
    throw invalid();
  }
  const mids = plan.mids ?? [];
  const to = plan.to ?? [];
  const fits =
    Array.isArray(mids) &&
    Array.isArray(to) &&
    mids.every((mid) => Number.isSafeInteger(mid)) &&
    to.every((name) => typeof name === 'string');
  if (!fits || mids.length === 0 || to.length === 0) throw invalid();
  return { mids, to, merged: plan.merged === true, refused: [] };
}

/** Writes a plan and answers it. @throws CliError that says why it cannot be written */
export async function writePlan(_: Context, file: string, plan: ForwardPlan): Promise<ForwardPlan> {
  try {
    writeFileSync(file, `${JSON.stringify(plan, undefined, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw unwritable(file, error, '--plan');
  }
  return plan;
}
