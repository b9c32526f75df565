// `tangram notice read`: some notices were read, or all of them; on every device.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

const maxAtOnce = 200;

/** The command. */
export const read: CommandSpec = {
  name: 'read',
  summary: 'cliNotices.read.summary',
  mutates: true,
  fields: ['unread'],
  arguments: [{ name: 'ids', required: false, variadic: true, text: 'cliNotices.read.ids' }],
  options: [{ name: 'all', text: 'cliNotices.read.all' }],
  examples: [
    { line: 'tangram notice read 1280 1291', text: 'cliNotices.read.exampleIds' },
    { line: 'tangram notice read --all', text: 'cliNotices.read.exampleAll' },
  ],
  async run(context, input) {
    const named = input.rest('ids');
    if (named.length === 0 && !input.has('all'))
      throw new CliError('missingArgument', { name: 'ids' }, { param: 'ids' });
    if (named.length > 0 && input.has('all'))
      throw new CliError('conflictingOptions', { a: 'ids', b: '--all' }, { param: '--all' });
    const wrong = named.find((id) => !/^\d{1,15}$/u.test(id));
    if (wrong !== undefined)
      throw new CliError('invalidValue', { name: 'ids', value: wrong }, { param: 'ids' });
    const mids = named.map(Number);
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: 'notice read', input: input.has('all') ? { all: true } : { mids } }],
        [],
      );
    context.needsNetwork('notice read');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    let unread = 0;
    if (input.has('all')) {
      await bounded(office.notices.readAll(), signal);
      unread = (await bounded(office.notices.list({ limit: 1 }, { signal }), signal)).unread;
    }
    for (let start = 0; start < mids.length; start += maxAtOnce)
      unread = await bounded(office.notices.read(mids.slice(start, start + maxAtOnce), { signal }), signal);
    const { t } = await context.texts();
    await context.output.done({ unread }, () => t('cliNotices.left', { count: unread }));
  },
};
