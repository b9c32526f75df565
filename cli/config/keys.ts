// The settings of the command line: name, where it may come from, and what may stand there.
import { parseDuration } from '../output/times.ts';

/** Where a value came from; the order is the precedence (cli.md C19). */
export const origins = ['flag', 'environment', 'project', 'profile', 'user', 'default'] as const;
/** One place a value may come from. */
export type Origin = (typeof origins)[number];

/** One setting. */
export type ConfigKey = {
  /** `profile`: each profile has its own; `user`: one for all profiles. */
  scope: 'profile' | 'user';
  environment: string;
  /** Whether a project's file may set it: never who is asked or as whom (protocol decision 11). */
  inProject: boolean;
  fallback: string;
  accepts(value: string): boolean;
};

const oneOf =
  (...values: string[]) =>
  (value: string): boolean =>
    values.includes(value);

/** The table of settings. */
export const configKeys = {
  server: {
    scope: 'profile',
    environment: 'TANGRAM_SERVER',
    inProject: false,
    fallback: '',
    accepts: (value) => /^https?:\/\/[^\s/?#@]+[^\s?#@]*$/i.test(value),
  },
  variant: {
    scope: 'profile',
    environment: 'TANGRAM_VARIANT',
    inProject: false,
    fallback: 'default',
    accepts: (value) => /^[a-z][a-z0-9.-]*$/.test(value),
  },
  lang: {
    scope: 'user',
    environment: 'TANGRAM_LANG',
    inProject: true,
    fallback: 'auto',
    accepts: oneOf('auto', 'zh', 'en'),
  },
  timeout: {
    scope: 'user',
    environment: 'TANGRAM_TIMEOUT',
    inProject: true,
    fallback: '10s',
    accepts: (value) => (parseDuration(value) ?? 0) > 0,
  },
  retries: {
    scope: 'user',
    environment: 'TANGRAM_RETRIES',
    inProject: true,
    fallback: '3',
    accepts: (value) => /^(?:\d|10)$/.test(value),
  },
  limit: {
    scope: 'user',
    environment: 'TANGRAM_LIMIT',
    inProject: true,
    fallback: '30',
    accepts: (value) => /^[1-9]\d{0,4}$/.test(value),
  },
  keys: {
    scope: 'user',
    environment: 'TANGRAM_KEYS',
    inProject: false,
    fallback: '',
    // What each of them means is looked at by the client that has the keys: it would have to be loaded for it.
    accepts: (value) => /^[^\n]*$/.test(value),
  },
  contrast: {
    scope: 'user',
    environment: 'TANGRAM_CONTRAST',
    inProject: false,
    fallback: 'normal',
    accepts: oneOf('normal', 'high'),
  },
} as const satisfies Record<string, ConfigKey>;

/** Name of a setting. */
export type ConfigName = keyof typeof configKeys;

/** All names, in the order they are listed. */
export const configNames = Object.keys(configKeys) as ConfigName[];

/** True for the name of a setting. */
export function isConfigName(name: string): name is ConfigName {
  return Object.hasOwn(configKeys, name);
}
