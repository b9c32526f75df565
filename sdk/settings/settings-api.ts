// What the SDK offers of settings.
import type { ValueFeed } from '../base/api-shape.ts';
import type { SettingName, SettingValues } from './table.ts';

/** Settings of this person on this device. */
export interface SettingsApi {
  state: ValueFeed<SettingValues>;
  set<Name extends SettingName>(name: Name, value: SettingValues[Name]): Promise<void>;
  /** Forgets what was chosen: the build's, the office's or the table's own value holds again. */
  reset(name: SettingName): Promise<void>;
}
