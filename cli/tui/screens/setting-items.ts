// What a settings page lists: the rows of the table, and what is told or done beside them.
import type { ShownSetting } from '#sdk/settings/screens/setting-rows.ts';

/** One line of the page. Sentences are sentences already. */
export type SettingItem =
  | { readonly type: 'setting'; readonly setting: ShownSetting }
  | { readonly type: 'fact'; readonly name: string; readonly label: string; readonly value: string }
  | {
      readonly type: 'act';
      readonly name: string;
      readonly label: string;
      readonly value: string;
      readonly hint: string;
      readonly act: () => void;
    };

/** The key of a line in its list. */
export const keyOfItem = (item: SettingItem): string =>
  item.type === 'setting' ? item.setting.name : item.name;
