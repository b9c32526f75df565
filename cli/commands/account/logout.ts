// `tangram logout`: ends the session of a profile; its store stays, outbox and drafts included.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

/** The command. */
export const noun: CommandSpec = {
  name: 'logout',
  summary: 'cliHelp.logout.summary',
  mutates: true,
  fields: ['profile', 'signedOut'],
  examples: [
    { line: 'tangram logout', text: 'cliHelp.logout.exampleOne' },
    { line: 'tangram logout --profile work', text: 'cliHelp.logout.exampleProfile' },
  ],
  async run(context) {
    const profile = context.settings.profile.value;
    if (context.flags.dryRun) return showPlan(context, [{ call: '/logout', input: { profile } }], []);
    const office = await context.signedIn('reader', { evenLocked: true });
    await bounded(office.account.signOut(), timeSignal(context));
    const { t } = await context.texts();
    await context.output.done({ profile, signedOut: true }, () => t('cli.done.logout', { profile }));
  },
};
