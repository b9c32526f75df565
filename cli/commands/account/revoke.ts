// `tangram account revoke`: takes the sign-in of a remembered device back.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

/** The command. */
export const revoke: CommandSpec = {
  name: 'revoke',
  summary: 'cliAccount.revoke.summary',
  mutates: true,
  fields: ['id', 'revoked'],
  arguments: [{ name: 'device', required: true, text: 'cliAccount.revoke.id' }],
  examples: [
    { line: 'tangram account revoke 7', text: 'cliAccount.revoke.exampleOne' },
    { line: 'tangram account revoke 7 --json', text: 'cliAccount.revoke.exampleJson' },
  ],
  async run(context, input) {
    context.needsNetwork('account revoke');
    const id = input.required('device');
    if (!/^\d{1,15}$/.test(id)) throw new CliError('invalidValue', { name: 'device', value: id });
    if (context.flags.dryRun) return showPlan(context, [{ call: '/session/revoke', input: { id } }], ['id']);
    const office = await context.signedIn();
    await bounded(office.account.revokeDevice(id), timeSignal(context));
    const { t } = await context.texts();
    await context.output.done({ id, revoked: true }, () => t('cliAccount.revoke.done', { id }));
  },
};
