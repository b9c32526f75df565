// What a drill is given and what it hands over: figures, and every way in which the world differed from the model.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from '../support/chat-model.ts';

/** What a drill runs with. `full` is the size that counts; otherwise a quick one that shows the same. */
export type DrillContext = {
  seed: number;
  full: boolean;
  /** The one part that is run, counted from 0, where a drill is made of several and somebody looks at one; all without it. */
  only: number | undefined;
  /** An empty folder that goes away afterwards. */
  folder: string;
  /** Hands over one figure; the same name again replaces it. */
  report(name: string, value: number | string): void;
  /** Something that must not be. The drill has failed, and goes on as far as it can. */
  problem(sentence: string): void;
  /** Runs at the end, whatever happened, last added first. */
  afterwards(work: () => unknown): void;
};

/** A drill. */
export type Drill = { run(context: DrillContext): Promise<void> };
/** What a run showed; it passed where there are no problems. */
export type DrillResult = { figures: Record<string, number | string>; problems: string[]; seconds: number };

/** How many problems are told one by one. */
const maxProblems = 20;

/** Runs a drill once, in a folder of its own; of a drill in parts the one part alone that is asked for. */
export async function runDrill(
  drill: Drill,
  seed: number,
  full: boolean,
  only?: number,
): Promise<DrillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-drill-'));
  const figures: Record<string, number | string> = {};
  const problems: string[] = [];
  const ends: (() => unknown)[] = [];
  const start = performance.now();
  const stray = (error: unknown): void =>
    void problems.push(`nobody waited for this: ${error instanceof Error ? error.stack : String(error)}`);
  process.on('unhandledRejection', stray);
  try {
    await drill.run({
      seed,
      full,
      only,
      folder,
      report: (name, value) => void (figures[name] = value),
      problem: (sentence) => void problems.push(sentence),
      afterwards: (work) => void ends.push(work),
    });
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    for (const end of ends.reverse()) {
      try {
        await end();
      } catch (error) {
        problems.push(`at the end: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    process.off('unhandledRejection', stray);
    rmSync(folder, { recursive: true, force: true });
  }
  if (Object.keys(figures).length === 0) problems.push('the drill measured nothing');
  const more = problems.length - maxProblems;
  const told = more > 0 ? [...problems.slice(0, maxProblems), `and ${more} more`] : problems;
  return { figures, problems: told, seconds: (performance.now() - start) / 1000 };
}

/** Adds up what several holders showed, tells each problem, and reports the sums. */
export function reportVerdicts(context: DrillContext, verdicts: readonly Verdict[]): void {
  const sum = (part: 'lost' | 'doubled' | 'disordered'): number =>
    verdicts.reduce((total, verdict) => total + verdict[part], 0);
  for (const verdict of verdicts) for (const sentence of verdict.problems) context.problem(sentence);
  context.report('lost', sum('lost'));
  context.report('doubled', sum('doubled'));
  context.report('disordered', sum('disordered'));
}
