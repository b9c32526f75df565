// Keeps the settings of this device and of the person signed in: reads them leniently, writes only what is possible.
import type { SettingsApi } from '../api.ts';
import { LiveValue } from '../base/live-value.ts';
import { feedOf } from '../base/feed.ts';
import { OfficeError } from '../errors.ts';
import type { DeviceStore } from '../host/port.ts';
import {
  defaultSettings,
  settingProblem,
  settingRow,
  type SettingName,
  type SettingValues,
} from './table.ts';

const storedName = 'settings';

/** The settings, and what the rest of the SDK asks of them. */
export type Settings = SettingsApi & {
  current(): SettingValues;
  /** What was decided; everything else is only usual. */
  chosen(): Partial<SettingValues>;
  /** From now on somebody is signed in (or nobody is): their own settings stand over the device's. */
  belongTo(owner: { officeId: string; personId: string } | undefined): void;
};

/**
 * The settings, over the device's small values. A stored value that cannot be is left out, never fatal.
 * What is chosen while nobody is signed in holds on this device until a person decides for themselves.
 * @param usual what holds in this build until somebody decides, over the table's own defaults
 */
export function createSettings(device: DeviceStore, usual: Partial<SettingValues> = {}): Settings {
  let ownName: string | undefined;
  const chosen = (): Partial<SettingValues> => ({
    ...readStored(device, storedName),
    ...(ownName === undefined ? {} : readStored(device, ownName)),
  });
  const all = (): SettingValues => ({ ...defaultSettings(), ...usual, ...chosen() });
  const values = new LiveValue<SettingValues>(all());
  const placeOf = (name: SettingName): string =>
    settingRow(name).scope === 'person' ? (ownName ?? storedName) : storedName;
  const write = (place: string, change: (stored: Partial<SettingValues>) => Partial<SettingValues>): void => {
    device.set(place, JSON.stringify(change(readStored(device, place))));
    values.set(all());
  };
  return {
    state: feedOf(values),
    current: () => values.get(),
    chosen,
    belongTo(owner) {
      ownName = owner && `${storedName} ${owner.officeId}-${owner.personId}`;
      values.set(all());
    },
    async set(name, value) {
      if (settingProblem(name, value) !== undefined)
        throw new OfficeError('settingInvalid', { params: { name, value: String(value) } });
      write(placeOf(name), (stored) => ({ ...stored, [name]: value }));
    },
    async reset(name) {
      if (settingProblem(name, defaultSettings()[name]) !== undefined)
        throw new OfficeError('settingInvalid', { params: { name, value: '' } });
      for (const place of new Set([placeOf(name), storedName]))
        write(place, (stored) =>
          Object.fromEntries(Object.entries(stored).filter(([stands]) => stands !== name)),
        );
    },
  };
}

function readStored(device: DeviceStore, place: string): Partial<SettingValues> {
  const text = device.get(place);
  if (text === undefined) return {};
  const found = parseObject(text);
  return Object.fromEntries(
    Object.entries(found).filter(([name, value]) => settingProblem(name, value) === undefined),
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
