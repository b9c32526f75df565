// `tangram config set`: keeps a setting; server and variant belong to the profile, the rest to the person.
import type { CommandSpec } from '../../command.ts';
import { writeConfig } from '../../config/file.ts';
import { configKeys } from '../../config/keys.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import type { Context } from '../../context.ts';
import type { SettingName } from '#sdk/settings/table.ts';
import { keyArgument } from './key-argument.ts';

async function setShared(context: Context, key: SettingName, value: string): Promise<void> {
  const { personSettings, planPersonSetting } = await import('../../config/person-settings.ts');
  const keep = planPersonSetting(context, key, value);
  if (context.flags.dryRun)
    return showPlan(context, [{ call: 'settings', input: { key, value } }], ['value']);
  await keep();
  const { t } = await context.texts();
  const now = (await personSettings(context)).find((row) => row.key === key);
  await context.output.done({ ...now }, () => t('cli.done.configSet', { key, value: now?.value ?? value }));
}

/** The command. */
export const set: CommandSpec = {
  name: 'set',
  summary: 'cliHelp.config.set.summary',
  mutates: true,
  fields: ['key', 'value', 'origin'],
  arguments: [
    { name: 'key', required: true, text: 'cliHelp.config.key' },
    { name: 'value', required: true, text: 'cliHelp.config.set.value' },
  ],
  examples: [
    { line: 'tangram config set lang en', text: 'cliHelp.config.set.exampleLang' },
    {
      line: 'tangram config set server http://127.0.0.1:4600 --profile work',
      text: 'cliHelp.config.set.exampleServer',
    },
  ],
  async run(context, input) {
    const named = await keyArgument(context, input);
    const value = input.required('value');
    if ('shared' in named) return setShared(context, named.shared, value);
    const key = named.own;
    if (!configKeys[key].accepts(value))
      throw new CliError('invalidValue', { name: key, value }, { param: key });
    if (key === 'variant') (await import('#variants/index.ts')).pickVariant(value);
    if (key === 'keys') (await import('../../tui/keys/own-keys.ts')).ownKeyRows(value, await context.texts());
    const profile = context.settings.profile.value;
    const { user } = context;
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'config', input: { key, value } }], ['value']);
    const { scope } = configKeys[key];
    const entry = { ...user.profiles[profile], [key]: value };
    writeConfig(
      context.parts.paths.configFile,
      scope === 'profile'
        ? { ...user, profiles: { ...user.profiles, [profile]: entry } }
        : { ...user, values: { ...user.values, [key]: value } },
    );
    const { t } = await context.texts();
    await context.output.done({ key, value, origin: scope }, () => t('cli.done.configSet', { key, value }));
  },
};
