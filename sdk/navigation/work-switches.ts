// Decides whether a build has approvals and a workbench of apps at all: without them nothing of them is shown or found.
import type { Variant } from '#variants/index.ts';
import type { BuildParts } from '../feature.ts';

type Build = Pick<Variant, 'features'>;

/** Which of the parts that may be left out a build has. */
export const partsOf = ({ features }: Build): BuildParts => ({
  approvals: features.showFlowApproval,
  apps: features.showAppCenter,
});

/** Nouns of the command line that a build without the part has not, and what they say instead. */
const nouns = {
  approval: { part: 'approvals', refusal: 'approvalsOff' },
  app: { part: 'apps', refusal: 'appsOff' },
} as const;

/** Why a noun of the workbench is not there in a build; undefined where it is. */
export function refusalOfNoun(build: Build, noun: string): 'approvalsOff' | 'appsOff' | undefined {
  if (!Object.hasOwn(nouns, noun)) return undefined;
  const { part, refusal } = nouns[noun as keyof typeof nouns];
  return partsOf(build)[part] ? undefined : refusal;
}
