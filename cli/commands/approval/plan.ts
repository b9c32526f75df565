// `tangram approval plan|apply`: what waits as a file to be gone through, and the decisions in it done one after the other.
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { requestAction } from '#sdk/approval/actions/request-actions.ts';
import type { ActInput } from '#sdk/approval/approval-api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { inLanguage } from '../../shapes/workbench.ts';
import { findPerson } from '../../target.ts';
import { unwritable } from '../../unwritable.ts';
import { outcomeFields, perform, showOutcomes, type Outcome } from './acts.ts';

/** Acts that a plan may name; an empty one leaves the request as it is. */
const planned = ['approve', 'reject', 'return', 'transfer'] as const;
type Planned = (typeof planned)[number];
const maxRows = 1_000;

const planShape = z
  .array(
    z.object({
      id: z.string().check(z.maxLength(64)),
      number: z.optional(z.string()),
      title: z.optional(z.string()),
      act: z.enum(['', ...planned]),
      comment: z.optional(z.string().check(z.maxLength(2_000))),
      to: z.optional(z.string().check(z.maxLength(128))),
    }),
  )
  .check(z.maxLength(maxRows));
type PlanRow = z.output<typeof planShape>[number];
type Decision = PlanRow & { act: Planned };

const argument = { name: 'file', required: true, text: 'cliWorkbench.approval.plan.file' } as const;

/** Reads a plan and leaves out what nothing was decided about. @throws CliError `requestPlanInvalid` */
function decisionsOf(file: string): Decision[] {
  const invalid = (reason: string): CliError =>
    new CliError('requestPlanInvalid', { file, reason }, { param: 'file' });
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw invalid('JSON');
  }
  const parsed = z.safeParse(planShape, read);
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.path.join('.') ?? '');
  const decided = parsed.data.filter((row): row is Decision => row.act !== '');
  const seen = new Set<string>();
  for (const row of decided) {
    if (seen.has(row.id)) throw invalid(row.id);
    seen.add(row.id);
    if (requestAction(row.act).comment === 'needed' && (row.comment ?? '').trim() === '')
      throw new OfficeError('commentMissing');
    if (row.act === 'transfer' && (row.to ?? '').trim() === '') throw invalid(`${row.id}: to`);
  }
  return decided;
}

/** Writes what waits. */
export const plan: CommandSpec = {
  name: 'plan',
  summary: 'cliWorkbench.approval.plan.summary',
  fields: ['file', 'requests'],
  arguments: [argument],
  examples: [
    { line: 'tangram approval plan decide.json', text: 'cliWorkbench.approval.plan.exampleWrite' },
    { line: 'tangram approval plan decide.json --json', text: 'cliWorkbench.approval.plan.exampleJson' },
  ],
  async run(context, input) {
    context.needsNetwork('approval plan');
    const file = input.required('file');
    const office = await context.signedIn();
    const { t, language } = await context.texts();
    const rows: PlanRow[] = [];
    for (let before: string | undefined; ;) {
      const signal = timeSignal(context);
      const query = { part: 'waiting', limit: 200, ...(before !== undefined && { before }) } as const;
      const page = await bounded(office.approval.list(query, { signal }), signal);
      for (const { id, number, title } of page.rows)
        rows.push({ id, number, title: inLanguage(title, language), act: '', comment: '' });
      before = page.rows.at(-1)?.id;
      if (!page.more || before === undefined || rows.length >= maxRows) break;
    }
    const kept = rows.slice(0, maxRows);
    try {
      writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 });
    } catch (error) {
      throw unwritable(file, error, 'file');
    }
    await context.output.done({ file, requests: kept.length }, () =>
      t('cliWorkbench.approval.plan.written', { count: kept.length, file }),
    );
  },
};

async function inputOf(context: Context, row: Decision): Promise<ActInput> {
  const comment = row.comment === undefined || row.comment === '' ? {} : { comment: row.comment };
  if (row.act !== 'transfer') return comment;
  const office = await context.signedIn('sender');
  return { ...comment, personIds: [(await findPerson(office, row.to ?? '')).id] };
}

/** Does what a plan says. What somebody decided meanwhile is an outcome of its own and stops nothing. */
export const apply: CommandSpec = {
  name: 'apply',
  summary: 'cliWorkbench.approval.apply.summary',
  mutates: true,
  lists: true,
  fields: outcomeFields,
  arguments: [argument],
  examples: [
    { line: 'tangram approval apply decide.json --dry-run', text: 'cliWorkbench.approval.apply.exampleLook' },
    { line: 'tangram approval apply decide.json --json', text: 'cliWorkbench.approval.apply.exampleDo' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const decisions = decisionsOf(input.required('file'));
    context.needsNetwork('approval apply');
    const filled: { row: Decision; given: ActInput }[] = [];
    for (const row of decisions) filled.push({ row, given: await inputOf(context, row) });
    if (context.flags.dryRun)
      return showPlan(
        context,
        filled.map(({ row, given }) => ({ call: `approval ${row.act}`, input: { id: row.id, ...given } })),
        ['comment', 'people'],
      );
    const outcomes: Outcome[] = [];
    for (const { row, given } of filled)
      outcomes.push(await perform(context, row.id, requestAction(row.act), given));
    const acts = new Map<string, Planned>(decisions.map(({ id, act }) => [id, act]));
    return showOutcomes(context, outcomes, ({ id }) => acts.get(id) ?? 'approve');
  },
};
