// The settings of a person on a device, as one table that every face draws.
import type { Variant } from '#variants/index.ts';

/** The pages below `/setting`, in the order of the menu; each name is its route (spec §2). */
export const settingPages = [
  'userInfo',
  'messageInform',
  'generalSetting',
  'fileManager',
  'shortcutKey',
  'about',
] as const;

/** Name of a settings page. */
export type SettingPage = (typeof settingPages)[number];

/** One row per setting: what it may be and what it is until somebody decides. */
export type SettingRow<T> = {
  default: T;
  values?: readonly T[];
  min?: number;
  max?: number;
  show: 'general' | 'hidden';
};

const row = <T>(setting: SettingRow<T>): SettingRow<T> => setting;

/** The table. `language: auto` follows the browser or system (spec §1). */
export const settingTable = {
  language: row<'auto' | 'zh' | 'en'>({ default: 'auto', values: ['auto', 'zh', 'en'], show: 'general' }),
  theme: row<'system' | 'light' | 'dark'>({
    default: 'system',
    values: ['system', 'light', 'dark'],
    show: 'general',
  }),
  density: row<'comfortable' | 'compact'>({
    default: 'comfortable',
    values: ['comfortable', 'compact'],
    show: 'general',
  }),
  sendWay: row<'enter' | 'ctrlEnter'>({ default: 'enter', values: ['enter', 'ctrlEnter'], show: 'general' }),
  debug: row<boolean>({ default: false, values: [true, false], show: 'general' }),
  listWidth: row<number>({ default: 304, min: 264, max: 420, show: 'hidden' }),
  inputHeights: row<Record<string, number>>({ default: {}, show: 'hidden' }),
} as const;

/** Name of a setting. */
export type SettingName = keyof typeof settingTable;
/** Values of all settings. */
export type SettingValues = {
  -readonly [Name in SettingName]: (typeof settingTable)[Name] extends SettingRow<infer T> ? T : never;
};

/** The values before anybody decided anything. */
export function defaultSettings(): SettingValues {
  return Object.fromEntries(
    Object.entries(settingTable).map(([name, setting]) => [name, setting.default]),
  ) as SettingValues;
}

/** Why a value cannot be a setting's value, or undefined when it can. */
export function settingProblem(name: SettingName, value: unknown): 'unknownName' | 'wrongValue' | undefined {
  const setting = settingTable[name] as SettingRow<unknown> | undefined;
  if (setting === undefined || !Object.hasOwn(settingTable, name)) return 'unknownName';
  if (setting.values !== undefined) return setting.values.includes(value) ? undefined : 'wrongValue';
  if (typeof value !== typeof setting.default || value === null) return 'wrongValue';
  if (typeof value === 'number' && (value < (setting.min ?? value) || value > (setting.max ?? value)))
    return 'wrongValue';
  return undefined;
}

/** Whether a face shows a setting: rows of the table, and the language only where the variant offers one (spec §1). */
export function isSettingShown(name: SettingName, variant: Pick<Variant, 'features'>): boolean {
  if (settingTable[name].show === 'hidden') return false;
  return name !== 'language' || variant.features.showLanguage;
}
