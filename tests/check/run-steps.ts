// Runs the steps of the check two at a time, says what each read and found, and never lets an empty one pass.
import { availableParallelism } from 'node:os';
import type { Step, StepResult } from './step.ts';

/** A step with what came of it and how long it took, in seconds. */
export type FinishedStep = StepResult & { name: string; seconds: number };

async function runStep(step: Step): Promise<FinishedStep> {
  const started = performance.now();
  const result = await step.run();
  const seconds = (performance.now() - started) / 1000;
  if (result.files > 0) return { ...result, name: step.name, seconds };
  return { name: step.name, seconds, files: 0, ok: false, output: `read no file at all\n${result.output}` };
}

function tell(step: FinishedStep): void {
  const line = `${step.ok ? 'ok  ' : 'FAIL'} ${step.name}: ${step.files} read, ${step.seconds.toFixed(1)} s`;
  process.stdout.write(step.ok ? `${line}\n` : `${line}\n${step.output.trim()}\n\n`);
}

/** Runs all steps, at most as many at once as there are processors, and answers them in the order they ended. */
export async function runSteps(
  steps: readonly Step[],
  say: (step: FinishedStep) => void = tell,
): Promise<FinishedStep[]> {
  const waiting = [...steps];
  const finished: FinishedStep[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const done = await runStep(step);
      finished.push(done);
      say(done);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return finished;
}
