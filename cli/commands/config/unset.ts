// `tangram config unset`: forgets a setting, so that the next source of its value counts.
import type { CommandSpec } from '../../command.ts';
import { readConfig, writeConfig } from '../../config/file.ts';
import { configKeys } from '../../config/keys.ts';
import { showPlan } from '../../dry-run.ts';
import { keyArgument } from './key-argument.ts';

const without = <T extends object>(from: T, key: string): T =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key)) as T;

/** The command. */
export const unset: CommandSpec = {
  name: 'unset',
  summary: 'cliHelp.config.unset.summary',
  mutates: true,
  fields: ['key', 'value', 'origin'],
  arguments: [{ name: 'key', required: true, text: 'cliHelp.config.key' }],
  examples: [
    { line: 'tangram config unset lang', text: 'cliHelp.config.unset.exampleLang' },
    { line: 'tangram config unset server --profile work', text: 'cliHelp.config.unset.exampleServer' },
  ],
  async run(context, input) {
    const named = await keyArgument(context, input);
    const key = 'own' in named ? named.own : named.shared;
    const profile = context.settings.profile.value;
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'config', input: { key, value: null } }], ['key']);
    const { t } = await context.texts();
    const said = (): string => t('cli.done.configUnset', { key });
    if ('shared' in named) {
      await (await import('../../config/person-settings.ts')).resetPersonSetting(context, named.shared);
      return context.output.done({ key, value: null, origin: null }, said);
    }
    const user = readConfig(context.parts.paths.configFile);
    const entry = without(user.profiles[profile] ?? {}, key);
    writeConfig(
      context.parts.paths.configFile,
      configKeys[named.own].scope === 'profile'
        ? { ...user, profiles: { ...user.profiles, [profile]: entry } }
        : { ...user, values: without(user.values, key) },
    );
    await context.output.done({ key, value: null, origin: null }, said);
  },
};
