// `tangram approval approve|reject|return|transfer|add-step|withdraw|remind|comment|undo`: what can be done with requests.
import type { ActInput } from '#sdk/approval/approval-api.ts';
import { requestAction, type RequestAction } from '#sdk/approval/actions/request-actions.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { attached, attachOption } from '../../attached.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { inLanguage } from '../../shapes/workbench.ts';
import { findPerson } from '../../target.ts';

/** Keys of an outcome in JSON, in order. */
export const outcomeFields = ['id', 'number', 'outcome', 'state', 'step', 'error', 'reason'] as const;
/** What became of one request. */
export type Outcome = {
  id: string;
  number: string;
  outcome: 'done' | 'failed';
  state: string | null;
  step: string | null;
  error: string | null;
  reason: string | null;
};

const commentOption: OptionSpec = {
  name: 'comment',
  value: 'text',
  shown: 'TEXT',
  text: 'cliWorkbench.approval.act.words',
};

/** What the flags of an act say. @throws OfficeError `commentMissing`, CliError `missingOption` */
async function inputOf(context: Context, input: Input, action: RequestAction): Promise<ActInput> {
  const comment = action.comment === 'none' ? undefined : input.text('comment');
  if (action.comment === 'needed' && (comment ?? '').trim() === '') throw new OfficeError('commentMissing');
  // People count steps from one.
  const back = action.name === 'return' ? input.count('back') : undefined;
  const base: ActInput = {
    ...(comment !== undefined && { comment }),
    ...(back !== undefined && { back: back - 1 }),
  };
  if (action.people === undefined) return base;
  const names = input.list('to') ?? [];
  if (names.length === 0) throw new CliError('missingOption', { a: '--to' }, { param: '--to' });
  const office = await context.signedIn('sender');
  const personIds: string[] = [];
  for (const name of names) personIds.push((await findPerson(office, name)).id);
  if (action.name !== 'addStep') return { ...base, personIds };
  return {
    ...base,
    personIds,
    place: input.has('before') ? 'before' : 'after',
    need: input.has('any') ? 'any' : 'all',
  };
}

/** Does one act on one request; what the office refuses is an outcome, everything else is thrown. */
export async function perform(
  context: Context,
  id: string,
  action: RequestAction,
  given: ActInput,
): Promise<Outcome> {
  const { translateRef, language } = await context.texts();
  const signal = timeSignal(context);
  const office = await context.signedIn('sender');
  try {
    const request = await bounded(office.approval.act(id, action.name, given, { signal }), signal);
    return {
      id,
      number: request.number,
      outcome: 'done',
      state: request.state,
      step: inLanguage(request.step, language),
      error: null,
      reason: null,
    };
  } catch (error) {
    const known = asOfficeError(error);
    if (known.kind !== 'refused' && known.kind !== 'usage' && known.kind !== 'limit') throw known;
    const reason = translateRef({ key: `errors.${known.code}`, parameters: known.data.params } as never);
    return { id, number: '', outcome: 'failed', state: null, step: null, error: known.code, reason };
  }
}

/**
 * The requests that were named.
 * @throws CliError `wordsNotIds` where words follow that are none: they are the comment, and belong behind its flag
 */
function idsOf(input: Input, verb: string, action: RequestAction): string[] {
  const named = [...new Set(input.rest('ids'))];
  const ids = named.filter((word) => /^\d+$/u.test(word));
  const words = input.rest('ids').filter((word) => !/^\d+$/u.test(word));
  if (words.length === 0 || ids.length === 0 || action.comment === 'none') return named;
  const said = words.join(' ');
  const line = `tangram approval ${verb} ${ids.join(' ')} --comment "${said.replaceAll(/["\\$`]/gu, '')}"`;
  throw new CliError('wordsNotIds', { words: said, line }, { param: 'ids' });
}

function act(name: RequestAction['name'], verb: string, more: readonly OptionSpec[] = []): CommandSpec {
  const action = requestAction(name);
  const line = action.people === undefined ? '' : ' --to 周明轩';
  const comment = action.comment === 'needed' ? ' --comment 材料不全' : '';
  return {
    name: verb,
    summary: `cliWorkbench.approval.act.${name}`,
    mutates: true,
    lists: true,
    fields: outcomeFields,
    arguments: [{ name: 'ids', required: true, variadic: true, text: 'cliWorkbench.argument.requests' }],
    options: [
      ...(action.comment === 'none' ? [] : [commentOption, attachOption]),
      ...(action.people === undefined
        ? []
        : [{ name: 'to', value: 'list', shown: 'PEOPLE', text: 'cliWorkbench.approval.act.to' } as const]),
      ...more,
    ],
    examples: [
      { line: `tangram approval ${verb} 17${line}${comment}`, text: 'cliWorkbench.approval.act.exampleOne' },
      {
        line: `tangram approval ${verb} 17 18${line}${comment} --json`,
        text: 'cliWorkbench.approval.act.exampleMore',
      },
    ],
    async run(context, input): Promise<ExitCode | void> {
      const ids = idsOf(input, verb, action);
      context.needsNetwork(`approval ${verb}`);
      const given = await inputOf(context, input, action);
      const paths = action.comment === 'none' ? [] : input.many('attach');
      if (context.flags.dryRun)
        return showPlan(
          context,
          ids.map((id) => ({ call: `approval ${verb}`, input: { id, ...given, files: paths } })),
          ['comment', 'people'],
        );
      const fileIds = await attached(context, await context.signedIn('sender'), paths);
      const withFiles = fileIds.length === 0 ? given : { ...given, fileIds };
      const outcomes: Outcome[] = [];
      for (const id of ids) outcomes.push(await perform(context, id, action, withFiles));
      const [only] = outcomes.filter(({ outcome }) => outcome === 'failed');
      // One that was refused is told like every refusal, with its family's exit code.
      if (only !== undefined && outcomes.length === 1)
        throw new OfficeError(only.error as OfficeError['code']);
      return showOutcomes(context, outcomes, () => name);
    },
  };
}

/** Prints outcomes; answers how many failed as an exit code. */
export async function showOutcomes(
  context: Context,
  outcomes: readonly Outcome[],
  actOf: (outcome: Outcome) => RequestAction['name'],
): Promise<ExitCode | void> {
  const { t } = await context.texts();
  await context.output.rows(outcomes, [
    { title: 'cli.column.id', cell: (row) => row.id },
    { title: 'cliWorkbench.column.number', cell: (row) => row.number },
    {
      title: 'cliWorkbench.column.outcome',
      cell: (row) =>
        row.outcome === 'done' ? t(`workbench.approval.done.${actOf(row)}`) : (row.reason ?? ''),
      shrinks: true,
    },
    { title: 'cliWorkbench.column.step', cell: (row) => row.step ?? '' },
  ]);
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').length;
  if (failed === 0) return;
  return failed === outcomes.length ? exitCodes.refused : exitCodes.partial;
}

/** The verbs. */
export const acts: readonly CommandSpec[] = [
  act('approve', 'approve'),
  act('reject', 'reject'),
  act('return', 'return', [
    { name: 'back', value: 'count', shown: 'STEP', text: 'cliWorkbench.approval.act.back' },
  ]),
  act('transfer', 'transfer'),
  act('addStep', 'add-step', [
    { name: 'before', text: 'cliWorkbench.approval.act.before' },
    { name: 'any', text: 'cliWorkbench.approval.act.any' },
  ]),
  act('withdraw', 'withdraw'),
  act('remind', 'remind'),
  act('comment', 'comment'),
  act('undo', 'undo'),
];
