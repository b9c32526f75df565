// `tangram approval submit|resubmit`: hands a form in, its fields as `--set field=value`.
import type { FilledForm, Form, FormField, FormValues } from '#sdk/approval/approval-api.ts';
import { readFieldText } from '#sdk/approval/rules/field-text.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { Translate } from '#sdk/locales/index.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { attached, attachOption } from '../../attached.ts';
import type { CommandSpec, OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { approvalRow, inLanguage, requestFields, type ApprovalRow } from '../../shapes/workbench.ts';
import { findPerson } from '../../target.ts';

const options: readonly OptionSpec[] = [
  { name: 'set', value: 'many', shown: 'FIELD=VALUE', text: 'cliWorkbench.approval.submit.set' },
  { name: 'to', value: 'list', shown: 'PEOPLE', text: 'cliWorkbench.approval.submit.to' },
  attachOption,
  { name: 'client-id', value: 'text', shown: 'ID', text: 'cliWorkbench.option.clientId' },
];

const problems = [
  'missing',
  'notANumber',
  'tooSmall',
  'tooLarge',
  'notADate',
  'order',
  'notAChoice',
  'tooLong',
  'unknownField',
] as const;

async function idsOf(office: OfficeApi, typed: string | readonly string[]): Promise<string[]> {
  const names = typeof typed === 'string' ? typed.split(/[,，]/u) : typed;
  const ids: string[] = [];
  for (const name of names) if (name.trim() !== '') ids.push((await findPerson(office, name.trim())).id);
  return ids;
}

/** Reads `--set`. @throws CliError `invalidValue` for what is no `field=value`, OfficeError `formInvalid` for an unknown field */
async function valuesOf(
  context: Context,
  office: OfficeApi,
  input: Input,
  fields: readonly FormField[],
  before: FormValues,
): Promise<FormValues> {
  const values: FormValues = { ...before };
  for (const pair of input.many('set')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CliError('invalidValue', { name: '--set', value: pair }, { param: '--set' });
    const key = pair.slice(0, at).trim();
    const field = fields.find((each) => each.key === key || each.label.zh === key || each.label.en === key);
    if (field === undefined)
      throw new CliError(
        'invalidValue',
        { name: '--set', value: key },
        { param: '--set', valid: fields.map((each) => each.key) },
      );
    const typed = pair.slice(at + 1);
    const read = readFieldText(field, typed);
    const value =
      field.kind === 'people'
        ? await idsOf(office, typed)
        : field.kind === 'files' && Array.isArray(read) && !context.flags.dryRun
          ? await attached(context, office, read, '--set')
          : read;
    if (value === undefined) {
      const problem = field.kind === 'money' || field.kind === 'number' ? 'notANumber' : 'notADate';
      throw new OfficeError('formInvalid', {
        params: { field: field.key, problem, zh: field.label.zh, en: field.label.en },
      });
    }
    values[field.key] = value;
  }
  return values;
}

/** Says which field is wrong and why, before the refusal is told. */
async function told<T>(context: Context, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, data } = asOfficeError(error);
    const { t, language } = await context.texts();
    const problem = problems.find((name) => name === data.params['problem']);
    if (code === 'formInvalid' && problem !== undefined && !context.flags.json)
      context.output.hint(`${String(data.params[language])}: ${t(`workbench.approval.problem.${problem}`)}`);
    throw error;
  }
}

/** By the step that the applicant chooses people for. */
async function chosenOf(
  office: OfficeApi,
  input: Input,
  { steps }: Pick<Form, 'steps'>,
): Promise<FilledForm['chosen']> {
  const named = input.list('to');
  if (named === undefined) return {};
  const ids = await idsOf(office, named);
  return Object.fromEntries(
    steps.filter(({ actor }) => actor.kind === 'chosen').map(({ key }) => [key, ids]),
  );
}

/** Hands a form in. */
export const submit: CommandSpec = {
  name: 'submit',
  summary: 'cliWorkbench.approval.submit.summary',
  mutates: true,
  fields: requestFields,
  arguments: [{ name: 'form', required: true, text: 'cliWorkbench.argument.form' }],
  options,
  examples: [
    {
      line: 'tangram approval submit leave --set kind=annual --set period=2026-12-01..2026-12-03 --set reason=探亲',
      text: 'cliWorkbench.approval.submit.exampleLeave',
    },
    {
      line: 'tangram approval submit expense --set subject=打车 --set kind=travel --set amount=86.50 --json=id,state,step',
      text: 'cliWorkbench.approval.submit.exampleExpense',
    },
  ],
  async run(context, input) {
    context.needsNetwork('approval submit');
    const office = await context.signedIn('sender');
    const named = input.required('form');
    const { t, language } = await context.texts();
    const forms = await bounded(
      office.approval.forms({}, { signal: timeSignal(context) }),
      timeSignal(context),
    );
    const form = forms.find(
      ({ id, key, name }) => id === named || key === named || name.zh === named || name.en === named,
    );
    if (form === undefined)
      throw new CliError(
        'invalidValue',
        { name: 'form', value: named },
        { param: 'form', valid: forms.map(({ key }) => key) },
      );
    const values = await told(context, valuesOf(context, office, input, form.fields, {}));
    const chosen = await chosenOf(office, input, form);
    const paths = input.many('attach');
    if (context.flags.dryRun) {
      const through = form.steps.map((step) => inLanguage(step.name, language));
      return showPlan(
        context,
        [{ call: 'approval submit', input: { form: form.key, values, chosen, through, files: paths } }],
        ['form', 'people'],
      );
    }
    const fileIds = await attached(context, office, paths);
    const signal = timeSignal(context);
    const clientId = input.text('client-id');
    const filled = { values, fileIds, ...(chosen !== undefined && { chosen }) };
    const submitted = bounded(
      office.approval.submit(form.id, filled, { signal, ...(clientId !== undefined && { clientId }) }),
      signal,
    );
    const row = approvalRow(await told(context, submitted), language, context.now());
    await context.output.done(row, () => submittedText(t, row));
  },
};

/** Its number, and who has it now; of one that needs nobody, what became of it. */
function submittedText(t: Translate, row: ApprovalRow): string {
  const { number, step } = row;
  if (row.state !== 'running')
    return t('cliWorkbench.approval.settled', { number, state: t(`workbench.approval.state.${row.state}`) });
  return t('cliWorkbench.approval.submitted', { number, step, names: row.waitingFor.join(', ') });
}

/** Hands a returned request in again; fields that are not named stay as they were. */
export const resubmit: CommandSpec = {
  name: 'resubmit',
  summary: 'cliWorkbench.approval.resubmit.summary',
  mutates: true,
  fields: requestFields,
  arguments: [{ name: 'id', required: true, text: 'cliWorkbench.argument.request' }],
  options: options.slice(0, 3),
  examples: [
    {
      line: 'tangram approval resubmit 17 --set reason=已补发票',
      text: 'cliWorkbench.approval.resubmit.exampleSet',
    },
    { line: 'tangram approval resubmit 17', text: 'cliWorkbench.approval.resubmit.exampleSame' },
  ],
  async run(context, input) {
    context.needsNetwork('approval resubmit');
    const office = await context.signedIn('sender');
    const { t, language } = await context.texts();
    const signal = timeSignal(context);
    const before = await bounded(office.approval.get(input.required('id'), { signal }), signal);
    const values = await valuesOf(context, office, input, before.fields, before.values);
    const named = input.list('to');
    const paths = input.many('attach');
    const form = (await bounded(office.approval.forms({}, { signal }), signal)).find(
      ({ id }) => id === before.formId,
    );
    const chosen =
      named === undefined || form === undefined ? undefined : await chosenOf(office, input, form);
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'approval resubmit', input: { id: before.id, values, chosen, files: paths } }],
        ['form', 'people'],
      );
    const fileIds = await attached(context, office, paths);
    const filled = { values, fileIds, rev: before.rev, ...(chosen !== undefined && { chosen }) };
    const row = approvalRow(
      await bounded(office.approval.resubmit(before.id, filled, { signal }), signal),
      language,
      context.now(),
    );
    await context.output.done(row, () => submittedText(t, row));
  },
};
