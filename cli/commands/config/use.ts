// `tangram config use`: chooses the profile that is used when none is named.
import type { CommandSpec } from '../../command.ts';
import { isProfileName, writeConfig } from '../../config/file.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { nearestWord } from '../../suggest.ts';

/** The command. */
export const use: CommandSpec = {
  name: 'use',
  summary: 'cliHelp.config.use.summary',
  mutates: true,
  fields: ['profile', 'server', 'variant', 'user'],
  arguments: [{ name: 'profile', required: true, text: 'cliHelp.config.use.profile' }],
  examples: [
    { line: 'tangram config use work', text: 'cliHelp.config.use.exampleWork' },
    { line: 'tangram config use default', text: 'cliHelp.config.use.exampleDefault' },
  ],
  async run(context, input) {
    const name = input.required('profile');
    if (!isProfileName(name)) throw new CliError('profileInvalid', { name }, { param: name });
    const { user } = context;
    const entry = user.profiles[name];
    if (entry === undefined && name !== 'default') {
      const valid = ['default', ...Object.keys(user.profiles)];
      const suggestion = nearestWord(name, valid);
      throw new CliError(
        'profileUnknown',
        { name },
        { param: name, valid, ...(suggestion && { suggestion }) },
      );
    }
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'config', input: { profile: name } }], ['profile']);
    writeConfig(context.parts.paths.configFile, { ...user, profile: name });
    const { t } = await context.texts();
    await context.output.done({ profile: name, ...entry }, () => t('cli.done.configUse', { profile: name }));
  },
};
