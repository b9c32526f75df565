// The list of everything `npm run check` does, the slow steps first.
import { sourceSteps } from './source-checks.ts';
import type { Step } from './step.ts';
import { typeSteps } from './type-programs.ts';

/** What takes longest starts first, so that the rest fits in beside it. */
const slowest = ['lint', 'types tests', 'types gui', 'types cli', 'house rules', 'unused'];

/** Where a step stands in the line. */
function place({ name }: Step): number {
  const found = slowest.indexOf(name);
  return found < 0 ? slowest.length : found;
}

/** Steps whose name contains one of the words; all of them when there are no words. */
export function checkSteps(words: readonly string[] = []): Step[] {
  const all = [...sourceSteps, ...typeSteps()].toSorted((one, other) => place(one) - place(other));
  return words.length === 0 ? all : all.filter((step) => words.some((word) => step.name.includes(word)));
}
