// Decides the value of every setting: flag, environment, project, profile, user, built-in default — first one wins.
import { CliError } from '../errors.ts';
import type { Environment } from '../io.ts';
import { isProfileName, type ConfigFile } from './file.ts';
import { configKeys, configNames, origins, type ConfigName, type Origin } from './keys.ts';

/** A value with the place it came from. */
export type Resolved = { value: string; origin: Origin };
/** All settings in force for one call. */
export type Settings = { profile: Resolved; values: Readonly<Record<ConfigName, Resolved>> };

/** Everything a value may come from. */
export type ConfigSources = {
  flags: Readonly<Partial<Record<ConfigName | 'profile', string>>>;
  environment: Environment;
  project: Readonly<Record<string, string>>;
  user: ConfigFile;
};

function resolveProfile({ flags, environment, user }: ConfigSources): Resolved {
  const given = flags.profile ?? (environment['TANGRAM_PROFILE'] || undefined);
  if (given !== undefined && !isProfileName(given)) {
    throw new CliError('profileInvalid', { name: given }, { param: '--profile' });
  }
  if (flags.profile !== undefined) return { value: flags.profile, origin: 'flag' };
  if (given !== undefined) return { value: given, origin: 'environment' };
  if (user.profile !== undefined) return { value: user.profile, origin: 'user' };
  return { value: 'default', origin: 'default' };
}

/**
 * Resolves every setting. Pure.
 * @throws CliError `profileInvalid`; `invalidValue` for a value of any source that its key does not accept
 */
export function resolveSettings(sources: ConfigSources): Settings {
  const profile = resolveProfile(sources);
  const entry = sources.user.profiles[profile.value] ?? {};
  const resolveOne = (name: ConfigName): Resolved => {
    const key = configKeys[name];
    const from: Record<Origin, string | undefined> = {
      flag: sources.flags[name],
      environment: sources.environment[key.environment] || undefined,
      project: key.inProject ? sources.project[name] : undefined,
      profile: name === 'server' || name === 'variant' ? entry[name] : undefined,
      user: key.scope === 'user' ? sources.user.values[name] : undefined,
      default: key.fallback,
    };
    const origin = origins.find((place) => from[place] !== undefined) ?? 'default';
    const value = from[origin] ?? key.fallback;
    if (origin !== 'default' && !key.accepts(value)) {
      const param = origin === 'flag' ? `--${name}` : origin === 'environment' ? key.environment : name;
      throw new CliError('invalidValue', { name: param, value }, { param });
    }
    return { value, origin };
  };
  const values = Object.fromEntries(configNames.map((name) => [name, resolveOne(name)]));
  return { profile, values: values as Record<ConfigName, Resolved> };
}
