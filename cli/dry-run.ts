// Shows what a changing command would ask for, and what was checked, without asking (cli.md C15).
import type { Context } from './context.ts';
import { safeLine } from './output/safe-text.ts';

/** One request that would have gone out. */
export type PlannedRequest = { call: string; input: Readonly<Record<string, unknown>> };

/** Prints the plan: JSON for programs, one line per request for people. Local checks have passed by now. */
export async function showPlan(
  context: Context,
  requests: readonly PlannedRequest[],
  checks: readonly string[],
): Promise<void> {
  const plan = { dryRun: true, requests, checks };
  if (context.flags.json) return context.output.data(plan);
  const { t } = await context.texts();
  const lines = requests.map(({ call, input }) => `${t('cli.wouldCall')}: ${call} ${JSON.stringify(input)}`);
  if (checks.length > 0) lines.push(`${t('cli.checked')}: ${checks.join(', ')}`);
  context.output.text(lines.map((line) => `${safeLine(line)}\n`).join(''));
}
