// `tangram contacts status`: what people say of themselves, and one's own status set or cleared.
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import type { Input } from '../../input.ts';
import { futureTime } from '../chat/future-time.ts';
import { statusColumns, statusFields, statusRow } from '../../shapes/status.ts';

const acts = ['list', 'set', 'clear'] as const;

async function change(context: Context, input: Input, isSet: boolean): Promise<void> {
  const text = input.argument('text') ?? '';
  const emoji = input.text('emoji') ?? '';
  const typedUntil = input.text('until');
  if (isSet && text === '' && emoji === '')
    throw new CliError('missingArgument', { name: 'text' }, { param: 'text' });
  const until = typedUntil === undefined ? undefined : await futureTime(context, 'until', typedUntil);
  const status = isSet ? { text, emoji, ...(until !== undefined && { until }) } : { text: '', emoji: '' };
  if (context.flags.dryRun) return showPlan(context, [{ call: '/status/set', input: status }], []);
  context.needsNetwork('contacts status');
  const office = await context.signedIn();
  const signal = timeSignal(context);
  const done = statusRow(
    await bounded(isSet ? office.status.set(status, { signal }) : office.status.clear({ signal }), signal),
  );
  const { t } = await context.texts();
  await context.output.done(done, () => t(isSet ? 'status.done' : 'status.cleared'));
}

/** The command. */
export const status: CommandSpec = {
  name: 'status',
  summary: 'cliContacts.status.summary',
  mutates: true,
  lists: true,
  fields: statusFields,
  arguments: [
    { name: 'act', required: false, text: 'cliContacts.status.act' },
    { name: 'text', required: false, text: 'cliContacts.status.text' },
  ],
  options: [
    { name: 'emoji', value: 'text', shown: 'EMOJI', text: 'cliContacts.status.emoji' },
    { name: 'until', value: 'text', shown: 'TIME', text: 'cliContacts.status.until' },
  ],
  examples: [
    { line: 'tangram contacts status', text: 'cliContacts.status.exampleList' },
    { line: 'tangram contacts status set 外出 --until 18:00', text: 'cliContacts.status.exampleSet' },
  ],
  async run(context, input) {
    const act = input.argument('act') ?? 'list';
    if (!acts.some((known) => known === act))
      throw new CliError('invalidValue', { name: 'act', value: act }, { param: 'act', valid: acts });
    if (act !== 'list') return change(context, input, act === 'set');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const rows = (await bounded(office.status.list({ signal }), signal)).map(statusRow);
    await context.output.rows(rows, statusColumns(await context.texts(), context.now()), {
      complete: true,
    });
  },
};
