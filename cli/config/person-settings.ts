// The settings of the product beside the command line's own: the same table, the same limits as on the settings pages.
import { isSettingShown } from '#sdk/settings/rules/setting-shown.ts';
import { parseSetting, settingChoices } from '#sdk/settings/rules/setting-text.ts';
import { presentValue } from '../feeds.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { defaultSettings, settingNames, settingRow, type SettingName } from '#sdk/settings/table.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { pickVariant } from '#variants/index.ts';
import type { Context } from '../context.ts';
import { CliError } from '../errors.ts';
import { writableFolder } from './writable-folder.ts';

/** A setting as `tangram config` lists it. */
export type PersonSetting = { key: SettingName; value: string; origin: 'setting' | 'variant' | 'default' };

/** The settings this build has, in the table's order. */
export function personSettingNames(context: Context): SettingName[] {
  const variant = pickVariant(context.settings.values.variant.value);
  return settingNames.filter((name) => isSettingShown(name, variant));
}

/** True where there is an office whose people may have settings. */
function hasOffice(context: Context): boolean {
  return context.server !== undefined || pickVariant(context.settings.values.variant.value).server !== null;
}

/** The office with whoever is signed in; settings of the device need nobody. */
async function officeOfSettings(context: Context): Promise<OfficeApi> {
  try {
    return await context.signedIn();
  } catch (error) {
    if (asOfficeError(error).kind !== 'auth') throw error;
    return context.office();
  }
}

/** All settings with where their values come from; before an office is chosen, as they are at the beginning. */
export async function personSettings(context: Context): Promise<PersonSetting[]> {
  const variant = pickVariant(context.settings.values.variant.value);
  const sendWay = variant.constants.sendWay ?? defaultSettings().sendWay;
  const usual = { ...defaultSettings(), sendWay };
  const values = hasOffice(context)
    ? await presentValue((await officeOfSettings(context)).settings.state)
    : usual;
  return personSettingNames(context).map((key) => {
    const byVariant = usual[key] === settingRow(key).default ? 'default' : 'variant';
    return {
      key,
      value: `${values[key] as string | number | boolean}`,
      origin: values[key] === usual[key] ? byVariant : 'setting',
    };
  });
}

/** A typed value in the setting's own type. @throws CliError `invalidValue` with the values there are */
function parseValue(key: SettingName, typed: string): unknown {
  const value = parseSetting(key, typed);
  if (value !== undefined) return value;
  const valid = settingRow(key).values?.map(String) ?? settingChoices(key);
  throw new CliError(
    'invalidValue',
    { name: key, value: typed },
    { param: key, ...(valid.length > 0 && { valid }) },
  );
}

/** Checks a value and answers what keeps it; nothing is kept before that is called. */
export function planPersonSetting(context: Context, key: SettingName, typed: string): () => Promise<void> {
  const value = parseValue(key, typed);
  return async () => {
    const kept = key === 'cacheFolder' ? await writableFolder(typed) : value;
    await (await officeOfSettings(context)).settings.set(key, kept as never);
  };
}

/** Forgets what was chosen for a setting. */
export async function resetPersonSetting(context: Context, key: SettingName): Promise<void> {
  if (!hasOffice(context)) throw new OfficeError('notSignedIn');
  await (await officeOfSettings(context)).settings.reset(key);
}
