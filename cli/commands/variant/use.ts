// `tangram variant use`: chooses the variant of the profile.
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';
import { writeConfig } from '../../config/file.ts';
import { showPlan } from '../../dry-run.ts';

/** The command. */
export const use: CommandSpec = {
  name: 'use',
  summary: 'cliHelp.variant.use.summary',
  mutates: true,
  fields: ['profile', 'variant'],
  arguments: [{ name: 'name', required: true, text: 'cliHelp.variant.name' }],
  examples: [
    { line: 'tangram variant use tuha', text: 'cliHelp.variant.use.exampleOne' },
    { line: 'tangram variant use default --profile work', text: 'cliHelp.variant.use.exampleProfile' },
  ],
  async run(context, input) {
    const { name } = pickVariant(input.required('name'));
    const profile = context.settings.profile.value;
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'config', input: { profile, variant: name } }], ['name']);
    const { user } = context;
    const entry = { ...user.profiles[profile], variant: name };
    writeConfig(context.parts.paths.configFile, {
      ...user,
      profiles: { ...user.profiles, [profile]: entry },
    });
    const { t } = await context.texts();
    await context.output.done({ profile, variant: name }, () =>
      t('cli.done.variantUse', { profile, variant: name }),
    );
  },
};
