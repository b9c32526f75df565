// The list of everything `npm run check` does, the slow steps first.
import { sourceSteps } from './source-checks.ts';
import type { Step } from './step.ts';
import { typeSteps } from './type-programs.ts';

/** Steps whose name contains one of the words; all of them when there are no words. */
export function checkSteps(words: readonly string[] = []): Step[] {
  const all = [...sourceSteps.toReversed(), ...typeSteps().toReversed()];
  return words.length === 0 ? all : all.filter((step) => words.some((word) => step.name.includes(word)));
}
