// `tangram cache clear`: removes what was kept of pictures and videos, and received files where asked for.
import { sizeText } from '#sdk/locales/size-text.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';

/** The command. */
export const clear: CommandSpec = {
  name: 'clear',
  summary: 'files.help.clear.summary',
  mutates: true,
  offline: true,
  fields: ['files', 'bytes'],
  options: [{ name: 'received', text: 'files.help.clear.received' }],
  examples: [
    { line: 'tangram cache clear', text: 'files.help.clear.exampleAll' },
    { line: 'tangram cache clear --received --json', text: 'files.help.clear.exampleReceived' },
  ],
  async run(context, input) {
    const received = input.has('received');
    const office = await context.signedIn();
    if (context.flags.dryRun) {
      const { shares } = await office.files.cacheInfo();
      return showPlan(context, [{ call: 'clearCache', input: { received, shares } }], []);
    }
    const freed = await office.files.clearCache({ received });
    const translator = await context.texts();
    await context.output.done(freed, () =>
      translator.t('files.cacheCleared', {
        files: freed.files,
        size: sizeText(freed.bytes, translator.locale),
      }),
    );
  },
};
