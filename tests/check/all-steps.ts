// The lists of what `npm run check` and `npm test` check, the slow steps first.
import { quickSteps, sourceSteps } from './source-checks.ts';
import type { Step } from './step.ts';
import { typeSteps } from './type-programs.ts';

/** What takes longest starts first, so that the rest fits in beside it. */
const slowest = ['lint and types', 'lint', 'types tests', 'types gui', 'types cli', 'house rules', 'unused'];

/** Where a step stands in the line. */
function place({ name }: Step): number {
  const found = slowest.indexOf(name);
  return found < 0 ? slowest.length : found;
}

/** Everything, with the compiler itself on every area. */
export function wholeCheck(): Step[] {
  return [...sourceSteps, ...typeSteps()].toSorted((one, other) => place(one) - place(other));
}

/**
 * What is checked at once: with words the steps of the whole check whose names contain one of them; without, all of it
 * in its quick form, where the linter reads the types and the compiler is left for the tests.
 */
export function checkSteps(words: readonly string[] = []): Step[] {
  return words.length === 0
    ? [...quickSteps].toSorted((one, other) => place(one) - place(other))
    : wholeCheck().filter((step) => words.some((word) => step.name.includes(word)));
}
