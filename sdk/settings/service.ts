// Keeps the settings of this device: reads them leniently, writes them only when they are possible.
import type { SettingsApi } from '../api.ts';
import { LiveValue } from '../base/live-value.ts';
import { feedOf } from '../base/feed.ts';
import { OfficeError } from '../errors.ts';
import type { DeviceStore } from '../host/port.ts';
import { defaultSettings, settingProblem, type SettingName, type SettingValues } from './table.ts';

const storedName = 'settings';

/** The settings, and what the rest of the SDK asks of them. */
export type Settings = SettingsApi & {
  current(): SettingValues;
  /** What the person decided; everything else is only usual. */
  chosen(): Partial<SettingValues>;
};

/**
 * The settings, over the device's small values. A stored value that cannot be is left out, never fatal.
 * @param usual what holds in this build until somebody decides, over the table's own defaults
 */
export function createSettings(device: DeviceStore, usual: Partial<SettingValues> = {}): Settings {
  const values = new LiveValue<SettingValues>({ ...defaultSettings(), ...usual, ...readStored(device) });
  return {
    state: feedOf(values),
    current: () => values.get(),
    chosen: () => readStored(device),
    async set(name, value) {
      if (settingProblem(name, value) !== undefined)
        throw new OfficeError('settingInvalid', { params: { name, value: String(value) } });
      const stored = { ...readStored(device), [name]: value };
      device.set(storedName, JSON.stringify(stored));
      values.set({ ...values.get(), [name]: value });
    },
  };
}

function readStored(device: DeviceStore): Partial<SettingValues> {
  const text = device.get(storedName);
  if (text === undefined) return {};
  const found = parseObject(text);
  return Object.fromEntries(
    Object.entries(found).filter(([name, value]) => settingProblem(name as SettingName, value) === undefined),
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Somebody edited the file by hand: the defaults stand until the next change writes it anew.
    return {};
  }
}
