// The verbs of `tangram suggest`: sending a suggestion, following it, answering.
import { feedbackLength } from '#sdk/suggestions/rules/feedback-length.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Suggestion } from '#sdk/suggestions/suggestions-api.ts';
import { attached, attachOption } from '../../attached.ts';
import type { CommandSpec, NounSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { suggestionColumns, suggestionFields, suggestionRow } from '../../shapes/workbench.ts';
import { typedText } from '../../typed-text.ts';

const states = ['received', 'inWork', 'done', 'declined'] as const;
const textArgument = { name: 'text', required: false, text: 'cliWorkbench.suggest.text' } as const;

/** @throws OfficeError `feedbackLength` */
function checked(text: string): string {
  const { fits, most } = feedbackLength(text);
  if (!fits) throw new OfficeError('feedbackLength', { params: { most } });
  return text;
}

const send: CommandSpec = {
  name: 'send',
  summary: 'cliWorkbench.suggest.send.summary',
  mutates: true,
  fields: suggestionFields,
  arguments: [textArgument],
  options: [
    attachOption,
    { name: 'client-id', value: 'text', shown: 'ID', text: 'cliWorkbench.option.clientId' },
  ],
  examples: [
    {
      line: 'tangram suggest send "待办列表希望能按部门筛选"',
      text: 'cliWorkbench.suggest.send.exampleWord',
    },
    { line: 'tangram suggest send - < idea.txt', text: 'cliWorkbench.suggest.send.examplePipe' },
  ],
  async run(context, input) {
    const text = checked(await typedText(context, input.argument('text')));
    const paths = input.many('attach');
    context.needsNetwork('suggest send');
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'suggest send', input: { text, files: paths } }], ['length']);
    const office = await context.signedIn('sender');
    const fileIds = await attached(context, office, paths);
    const signal = timeSignal(context);
    const clientId = input.text('client-id');
    const options = { signal, ...(clientId !== undefined && { clientId }) };
    const made = await bounded(office.suggestions.send({ text, fileIds }, options), signal);
    const { t } = await context.texts();
    await context.output.done(suggestionRow(made), () => t('workbench.suggestion.sent'));
  },
};

const list: CommandSpec = {
  name: 'list',
  summary: 'cliWorkbench.suggest.list.summary',
  lists: true,
  fields: suggestionFields,
  options: [
    { name: 'everybody', text: 'cliWorkbench.suggest.list.everybody' },
    {
      name: 'state',
      value: 'text',
      shown: 'STATE',
      choices: states,
      text: 'cliWorkbench.suggest.list.state',
    },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram suggest list', text: 'cliWorkbench.suggest.list.exampleMine' },
    {
      line: 'tangram suggest list --everybody --state received',
      text: 'cliWorkbench.suggest.list.exampleAll',
    },
  ],
  async run(context, input) {
    context.needsNetwork('suggest list');
    const office = await context.signedIn();
    const limit = input.has('all') ? Infinity : (input.count('limit') ?? context.limit);
    const state = input.text('state') as Suggestion['state'] | undefined;
    const rows: Suggestion[] = [];
    let isMore = true;
    while (isMore && rows.length < limit) {
      const signal = timeSignal(context);
      const before = rows.at(-1)?.id;
      const query = {
        all: input.has('everybody'),
        limit: Math.min(200, limit - rows.length),
        ...(state !== undefined && { state }),
        ...(before !== undefined && { before }),
      };
      const page = await bounded(office.suggestions.list(query, { signal }), signal);
      rows.push(...page.rows);
      isMore = page.more && page.rows.length > 0;
    }
    const { t } = await context.texts();
    await context.output.rows(rows.map(suggestionRow), suggestionColumns(t), { complete: !isMore });
  },
};

const reply: CommandSpec = {
  name: 'reply',
  summary: 'cliWorkbench.suggest.reply.summary',
  mutates: true,
  fields: suggestionFields,
  arguments: [{ name: 'id', required: true, text: 'cliWorkbench.argument.suggestion' }, textArgument],
  options: [
    {
      name: 'state',
      value: 'text',
      shown: 'STATE',
      choices: states,
      text: 'cliWorkbench.suggest.reply.state',
    },
  ],
  examples: [
    {
      line: 'tangram suggest reply 4 "已排进下个版本" --state inWork',
      text: 'cliWorkbench.suggest.reply.exampleState',
    },
    { line: 'tangram suggest reply 4 谢谢', text: 'cliWorkbench.suggest.reply.exampleWord' },
    { line: 'tangram suggest reply 4 --state done', text: 'cliWorkbench.suggest.reply.exampleStateAlone' },
  ],
  async run(context, input) {
    const id = input.required('id');
    const state = input.text('state') as Suggestion['state'] | undefined;
    // Where it stands can be said without a word.
    const isStateAlone = state !== undefined && input.argument('text') === undefined;
    const text = isStateAlone ? '' : checked(await typedText(context, input.argument('text')));
    context.needsNetwork('suggest reply');
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'suggest reply', input: { id, text, state: state ?? null } }],
        isStateAlone ? [] : ['length'],
      );
    const office = await context.signedIn('sender');
    const signal = timeSignal(context);
    const changed = await bounded(
      isStateAlone
        ? office.suggestions.setState(id, state, { signal })
        : office.suggestions.reply(id, { text, ...(state !== undefined && { state }) }, { signal }),
      signal,
    );
    const { t } = await context.texts();
    await context.output.done(suggestionRow(changed), () => t('cliWorkbench.suggest.reply.done'));
  },
};

/** The noun. */
export const noun: NounSpec = {
  name: 'suggest',
  summary: 'cliWorkbench.suggest.summary',
  shapes: async () => (await import('../../shapes/workbench-schemas.ts')).workbenchShapes,
  verbs: [send, list, reply],
};
