// `tangram group permission`: whether this person may create groups (spec §6).
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';

/** The command. */
export const permission: CommandSpec = {
  name: 'permission',
  summary: 'cliGroups.permission.summary',
  fields: ['mayCreate'],
  examples: [
    { line: 'tangram group permission', text: 'cliGroups.permission.exampleAsk' },
    { line: 'tangram group permission --jq .mayCreate', text: 'cliGroups.permission.exampleScript' },
  ],
  async run(context) {
    context.needsNetwork('group permission');
    const office = await context.signedIn();
    const signal = timeSignal(context);
    const mayCreate = await bounded(office.groups.mayCreate({ signal }), signal);
    const { t } = await context.texts();
    await context.output.done({ mayCreate }, () =>
      t(mayCreate ? 'cliGroups.permission.may' : 'errors.createGroupForbidden'),
    );
  },
};
