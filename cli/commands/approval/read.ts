// `tangram approval list|show|forms`: requests, one of them whole, and what can be asked for.
import type { FlowSeat, FlowStep, RequestQuery, RequestRow } from '#sdk/approval/approval-api.ts';
import type { Translate } from '#sdk/locales/index.ts';
import { fieldText } from '#sdk/approval/rules/field-text.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { tellSeen, timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { shortTime } from '../../output/times.ts';
import { pageDelayOption, restBetweenPages } from '../../page-delay.ts';
import {
  approvalColumns,
  approvalRow,
  inLanguage,
  requestFields,
  wholeRequestFields,
  namedFiles,
  wholeRequestRow,
} from '../../shapes/workbench.ts';

const parts = ['mine', 'waiting', 'decided', 'informed'] as const;

function partOf(input: Input): RequestQuery['part'] {
  const named = parts.filter((part) => input.has(part));
  const [first = 'waiting', second] = named;
  if (second !== undefined)
    throw new CliError('conflictingOptions', { a: `--${first}`, b: `--${second}` }, { param: `--${second}` });
  return first;
}

/** Requests. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliWorkbench.approval.list.summary',
  lists: true,
  fields: requestFields,
  options: [
    { name: 'waiting', text: 'cliWorkbench.approval.list.waiting' },
    { name: 'mine', text: 'cliWorkbench.approval.list.mine' },
    { name: 'decided', text: 'cliWorkbench.approval.list.decided' },
    { name: 'informed', text: 'cliWorkbench.approval.list.informed' },
    {
      name: 'state',
      value: 'text',
      shown: 'STATE',
      choices: ['running', 'approved', 'rejected', 'returned', 'withdrawn'],
      text: 'cliWorkbench.approval.list.state',
    },
    { name: 'search', value: 'text', shown: 'TEXT', text: 'cliWorkbench.option.search' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
    { name: 'cursor', value: 'text', shown: 'ID', text: 'cliWorkbench.option.cursor' },
    pageDelayOption,
  ],
  examples: [
    { line: 'tangram approval list --waiting', text: 'cliWorkbench.approval.list.exampleWaiting' },
    {
      line: 'tangram approval list --mine --state running --json=id,number,waitingFor',
      text: 'cliWorkbench.approval.list.exampleMine',
    },
  ],
  async run(context, input) {
    const part = partOf(input);
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const rows: RequestRow[] = [];
    let before = input.text('cursor');
    let isMore = true;
    let seenAt: number | undefined;
    while (isMore && rows.length < limit) {
      if (rows.length > 0) await restBetweenPages(context, input);
      const signal = timeSignal(context);
      const state = input.text('state') as RequestQuery['state'];
      const sought = input.text('search');
      const page = await bounded(
        office.approval.list(
          {
            part,
            limit: Math.min(200, limit - rows.length),
            ...(state !== undefined && { state }),
            ...(sought !== undefined && { sought }),
            ...(before !== undefined && { before }),
          },
          { signal },
        ),
        signal,
      );
      rows.push(...page.rows);
      before = page.rows.at(-1)?.id;
      isMore = page.more && page.rows.length > 0;
      seenAt ??= page.seenAt;
      if (seenAt !== undefined) break;
    }
    await tellSeen(context, seenAt);
    const texts = await context.texts();
    const meta = { complete: !isMore, ...(isMore && before !== undefined && { nextCursor: before }) };
    await context.output.rows(
      rows.map((row) => approvalRow(row, texts.language, context.now())),
      approvalColumns(texts, context.now()),
      meta,
    );
  },
};

/** One request. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliWorkbench.approval.show.summary',
  fields: wholeRequestFields,
  arguments: [{ name: 'id', required: true, text: 'cliWorkbench.argument.request' }],
  examples: [
    { line: 'tangram approval show 17', text: 'cliWorkbench.approval.show.exampleShow' },
    { line: 'tangram approval show 17 --json=state,steps', text: 'cliWorkbench.approval.show.exampleJson' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const request = await bounded(office.approval.get(input.required('id'), { signal }), signal);
    const { t, language } = await context.texts();
    await tellSeen(context, request.seenAt);
    const row = wholeRequestRow(request, language, context.now());
    await context.output.one(row, () => [
      [t('cliWorkbench.column.title'), row.title],
      [t('cliWorkbench.column.number'), row.number],
      [t('cliWorkbench.column.from'), row.applicant],
      [t('cliWorkbench.column.state'), t(`workbench.approval.state.${row.state}`)],
      ...request.fields
        .filter(({ key }) => request.values[key] !== undefined)
        .map(
          (field) =>
            [
              inLanguage(field.label, language),
              fieldText(field, request.values[field.key], request, language),
            ] as const,
        ),
      ...namedFiles(t, row.attachments),
      ...request.steps.map(
        (step) =>
          [
            inLanguage(step.name, language),
            step.seats.map((seat) => seatText(t, step.kind, seat, context.now())).join('; '),
          ] as const,
      ),
      ...request.history
        .filter(({ act, comment }) => act === 'comment' && comment !== '')
        .map(
          ({ who, comment, time }) =>
            [
              t('workbench.approval.act.comment'),
              `${who.name} ${shortTime(time, context.now())} ${comment}`,
            ] as const,
        ),
    ]);
  },
};

/** Who sits there, how it stands, when they decided and what they said; whoever is informed is only named. */
function seatText(t: Translate, kind: FlowStep['kind'], seat: FlowSeat, now: number): string {
  if (kind === 'inform') return seat.who.name;
  const when = seat.time == null ? '' : shortTime(seat.time, now);
  return [seat.who.name, t(`workbench.approval.seat.${seat.state}`), when, seat.comment]
    .filter((part) => part !== '')
    .join(' ');
}

/** What can be asked for. */
export const forms: CommandSpec = {
  name: 'forms',
  summary: 'cliWorkbench.approval.forms.summary',
  lists: true,
  fields: ['id', 'key', 'name', 'fields', 'steps'],
  examples: [
    { line: 'tangram approval forms', text: 'cliWorkbench.approval.forms.exampleAll' },
    { line: 'tangram approval forms --json=key,fields', text: 'cliWorkbench.approval.forms.exampleJson' },
  ],
  async run(context) {
    context.needsNetwork('approval forms');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const { language } = await context.texts();
    const found = await bounded(office.approval.forms({}, { signal }), signal);
    const rows = found.map((form) => ({
      id: form.id,
      key: form.key,
      name: inLanguage(form.name, language),
      fields: form.fields.map((field) => ({
        key: field.key,
        label: inLanguage(field.label, language),
        kind: field.kind,
        required: field.required === true,
        ...(field.options !== undefined && { options: field.options.map(({ key }) => key) }),
      })),
      steps: form.steps.map((step) => inLanguage(step.name, language)),
    }));
    await context.output.rows(rows, [
      { title: 'cliWorkbench.column.form', cell: (row) => row.key },
      { title: 'cli.column.name', cell: (row) => row.name },
      {
        title: 'cliWorkbench.column.fields',
        cell: (row) => row.fields.map(({ key, required }) => (required ? `${key}*` : key)).join(' '),
        shrinks: true,
      },
      { title: 'cliWorkbench.column.steps', cell: (row) => row.steps.join(' → '), shrinks: true },
    ]);
  },
};
