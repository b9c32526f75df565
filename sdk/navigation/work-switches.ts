// Decides whether a build has approvals and a workbench of apps at all: without them nothing of them is shown or found.
import type { Variant } from '#variants/index.ts';

type Build = Pick<Variant, 'features'>;

/** Whether it has approvals. */
export const hasApprovals = ({ features }: Build): boolean => features.showFlowApproval;
/** Whether it has a workbench of apps. */
export const hasApps = ({ features }: Build): boolean => features.showAppCenter;

/** Nouns of the command line that a build without the switch has not, and what they say instead. */
const switchedNouns = [
  { noun: 'approval', has: hasApprovals, refusal: 'approvalsOff' },
  { noun: 'app', has: hasApps, refusal: 'appsOff' },
] as const;

/** Why a noun of the workbench is not there in a build; undefined where it is. */
export function refusalOfNoun(build: Build, noun: string): 'approvalsOff' | 'appsOff' | undefined {
  return switchedNouns.find((each) => each.noun === noun && !each.has(build))?.refusal;
}
