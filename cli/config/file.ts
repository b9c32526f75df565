// The configuration file of a person: read, checked, and written whole with nobody else reading it.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../errors.ts';
import { nearestWord } from '../suggest.ts';
import { configKeys, configNames, isConfigName } from './keys.ts';

/** What one profile is: where it belongs and who signed in last. */
export type ProfileEntry = { server?: string; variant?: string; user?: string };
/** The file as data. */
export type ConfigFile = {
  /** The profile that is used when none is named. */
  profile?: string;
  values: Readonly<Record<string, string>>;
  profiles: Readonly<Record<string, ProfileEntry>>;
};

/** A profile's name (protocol decision 11). */
export function isProfileName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,31}$/.test(name);
}

function readJson(path: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
  return parsedJson(text, path);
}

function parsedJson(text: string, path: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CliError('configDamaged', { path }, { param: path });
}

const texts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/**
 * Reads a person's configuration; an absent file is an empty one.
 * @throws CliError `configDamaged`
 */
export function readConfig(path: string): ConfigFile {
  return configOf(readJson(path) ?? {});
}

function configOf({ profile, profiles, ...values }: Record<string, unknown>): ConfigFile {
  const entries = typeof profiles === 'object' && profiles !== null ? Object.entries(profiles) : [];
  return {
    ...(typeof profile === 'string' && isProfileName(profile) && { profile }),
    values: texts(values),
    profiles: Object.fromEntries(
      entries.filter(([name]) => isProfileName(name)).map(([name, entry]) => [name, texts(entry)]),
    ),
  };
}

/** A configuration file with nothing in it. */
export const emptyConfig = '{\n  "profiles": {}\n}\n';

/** Whether something is a name with texts by name: what a profile is. */
const isEntry = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/**
 * Reads a configuration somebody typed, and looks at every word of it.
 * @throws CliError `configDamaged`; `configKeyUnknown` with the nearest key; `invalidValue`; `profileInvalid`
 */
export function checkConfig(text: string, path: string): ConfigFile {
  const typed = parsedJson(text, path);
  const { profile, profiles = {}, ...values } = typed;
  const checkValue = (
    key: string,
    value: unknown,
    valid: readonly string[],
    scope: 'profile' | 'user',
  ): void => {
    if (!isConfigName(key) || configKeys[key].scope !== scope) {
      const suggestion = nearestWord(key, valid);
      throw new CliError(
        'configKeyUnknown',
        { key },
        { param: key, valid, ...(suggestion && { suggestion }) },
      );
    }
    if (typeof value !== 'string' || !configKeys[key].accepts(value))
      throw new CliError('invalidValue', { name: key, value: JSON.stringify(value) }, { param: key });
  };
  const named = (scope: 'profile' | 'user') => configNames.filter((name) => configKeys[name].scope === scope);
  for (const [key, value] of Object.entries(values)) checkValue(key, value, named('user'), 'user');
  if (profile !== undefined && (typeof profile !== 'string' || !isProfileName(profile)))
    throw new CliError('profileInvalid', { name: JSON.stringify(profile) }, { param: 'profile' });
  if (typeof profiles !== 'object' || profiles === null || Array.isArray(profiles))
    throw new CliError('configDamaged', { path }, { param: 'profiles' });
  for (const [name, entry] of Object.entries(profiles)) {
    if (!isProfileName(name)) throw new CliError('profileInvalid', { name }, { param: name });
    if (!isEntry(entry))
      throw new CliError('invalidValue', { name, value: JSON.stringify(entry) }, { param: name });
    for (const [key, value] of Object.entries(entry as object))
      if (key !== 'user') checkValue(key, value, [...named('profile'), 'user'], 'profile');
  }
  return configOf(typed);
}

/** Writes a person's configuration: aside first, then in place, readable by nobody else. */
export function writeConfig(path: string, config: ConfigFile): void {
  const content = {
    ...(config.profile && { profile: config.profile }),
    ...config.values,
    profiles: config.profiles,
  };
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.${process.pid}.new`;
  writeFileSync(fresh, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, path);
}

/**
 * The settings of the project a folder belongs to: the nearest `.tangramrc.json` from there upward.
 * @throws CliError `configDamaged`; `configNotAllowed` where it names a server, a variant or a profile;
 *   `configKeyUnknown`
 */
export function readProject(folder: string): { path?: string; values: Readonly<Record<string, string>> } {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, '.tangramrc.json');
    const found = readJson(path);
    if (found !== undefined) {
      for (const key of Object.keys(found)) {
        if (key === 'profile' || (isConfigName(key) && !configKeys[key].inProject)) {
          throw new CliError('configNotAllowed', { key, path }, { param: key });
        }
        if (!isConfigName(key)) throw new CliError('configKeyUnknown', { key }, { param: key });
      }
      return { path, values: texts(found) };
    }
    if (dirname(at) === at) return { values: {} };
  }
}
