// Decides how a setting is written on a command line, and what a written value means.
import { settingRow, settingProblem, type SettingName, type SettingType } from '../table.ts';

/** The value as text: `on` and `off` for switches, the value itself otherwise. */
export function printSetting(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What may be written for a setting, for help and error sentences; empty where anything of its kind goes. */
export function settingChoices(name: SettingName): readonly string[] {
  const row = settingRow(name);
  if (row.type === 'number') return [`${row.min}–${row.max}`];
  if (row.type === 'time') return ['HH:MM'];
  return (row.values ?? []).map(printSetting);
}

/** The value a text means, or undefined where it means none that the setting can have. */
export function parseSetting(name: SettingName, text: string): unknown {
  const { type } = settingRow(name);
  const value = valueOf(type, text.trim());
  return settingProblem(name, value) === undefined ? value : undefined;
}

function valueOf(type: SettingType, text: string): unknown {
  if (type === 'switch') {
    if (/^(?:on|true|yes)$/i.test(text)) return true;
    return /^(?:off|false|no)$/i.test(text) ? false : undefined;
  }
  if (type === 'number') {
    if (/^never$/i.test(text)) return 0;
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  }
  // What faces remember by themselves is not typed by people.
  return type === 'record' ? undefined : text;
}
