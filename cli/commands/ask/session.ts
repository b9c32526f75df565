// `tangram ask session`: past conversations: listed, read, renamed, pinned, cleared, removed.
import type { Session } from '#sdk/ask/ask-api.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { timeSignal } from '../../fresh.ts';
import { safeLine } from '../../output/safe-text.ts';
import { shortTime } from '../../output/times.ts';
import { sessionFields, sessionRow, turnRow } from '../../shapes/ask.ts';

const acts = ['list', 'show', 'rename', 'pin', 'unpin', 'clear', 'remove', 'export'] as const;

/** The command. */
export const session: CommandSpec = {
  name: 'session',
  summary: 'cliAsk.session.summary',
  mutates: true,
  lists: true,
  fields: sessionFields,
  arguments: [
    { name: 'act', required: true, text: 'cliAsk.session.act' },
    { name: 'id', required: false, text: 'cliAsk.session.id' },
    { name: 'title', required: false, text: 'cliAsk.session.title' },
  ],
  options: [
    { name: 'search', value: 'text', shown: 'WORDS', text: 'cliAsk.session.search' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'yes', text: 'cliAsk.kb.yes' },
  ],
  examples: [
    { line: 'tangram ask session list --search 年假', text: 'cliAsk.session.exampleList' },
    { line: 'tangram ask session show 12 --json', text: 'cliAsk.session.exampleShow' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const act = acts.find((known) => known === input.required('act'));
    if (act === undefined)
      throw new CliError(
        'invalidValue',
        { name: 'act', value: input.required('act') },
        { param: 'act', valid: acts },
      );
    const office = await context.signedIn();
    const signal = timeSignal(context);
    if (act === 'list') {
      const words = input.text('search');
      return show(
        context,
        await office.ask.sessions(
          { limit: input.count('limit') ?? context.limit, ...(words !== undefined && { words }) },
          { signal },
        ),
      );
    }
    const id = input.required('id');
    const found = await office.ask.session(id, { signal });
    if (act === 'show' || act === 'export') {
      if (context.output.forPrograms)
        return context.output.data({ ...sessionRow(found.session), turns: found.turns.map(turnRow) });
      const text = found.turns.map(({ question, answers }) => {
        const last = answers.at(-1);
        const sources =
          last?.sources.map(({ n, document, heading }) => `[${n}] ${document} ${heading}`).join('\n') ?? '';
        return `# ${question}\n\n${last?.text ?? ''}\n\n${sources}\n`;
      });
      return context.output.text(text.join('\n').split('\n').map(safeLine).join('\n'));
    }
    const plan = (call: string, more: object): Promise<void> =>
      showPlan(context, [{ call: `userCentre:${call}`, input: { id, ...more } }], ['target']);
    if (act === 'clear' || act === 'remove') {
      if (context.flags.dryRun) return plan('/ask/session/clear', { remove: act === 'remove' });
      if (!input.has('yes')) {
        const { t } = await context.texts();
        const question =
          act === 'remove'
            ? t('ask.removeQuestion', { title: found.session.title })
            : t('ask.clearQuestion', { title: found.session.title });
        const typed = await context.io.ask(`${question} (y/N) `);
        if (typed === undefined) throw new CliError('needsYes', {}, { param: '--yes' });
        if (!/^y(?:es)?$/i.test(typed.trim())) return exitCodes.cancelled;
      }
      await office.ask.clearSession(id, act === 'remove', { signal });
      return show(context, [found.session]);
    }
    const change = act === 'rename' ? { title: input.required('title') } : { pinned: act === 'pin' };
    if (context.flags.dryRun) return plan('/ask/session/change', change);
    await show(context, [await office.ask.changeSession({ id, ...change }, { signal })]);
  },
};

const show = (context: Context, sessions: readonly Session[]): Promise<void> =>
  context.output.rows(
    sessions.map((each) => ({ ...sessionRow(each), shown: each.time })),
    [
      { title: 'cliAsk.column.id', cell: ({ id }) => id },
      { title: 'cliAsk.column.title', cell: ({ title }) => title, shrinks: true },
      { title: 'cliAsk.column.time', cell: ({ shown }) => shortTime(shown, context.now()) },
    ],
  );
