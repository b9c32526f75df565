// What a setting is: what it may be, whose it is, and how every face draws it.
import type { TextKey } from '../locales/index.ts';
import type { Features } from '#variants/index.ts';

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

/** The groups of rows on a page, in their order there. */
export const settingSections = {
  appearance: 'settings.appearance',
  typing: 'settings.typing',
  session: 'settings.session',
  lock: 'settings.lock',
  window: 'settings.window',
  terminal: 'settings.terminal',
  advanced: 'settings.advanced',
  notices: 'settings.notices',
  topics: 'topics.title',
  cache: 'settings.cache',
} as const satisfies Record<string, TextKey>;

/** Name of a group. */
export type SettingSection = keyof typeof settingSections;

/** Where a setting can do something: a page in a browser, the desktop window, the terminal client, single commands. */
export type SettingPlace = 'browser' | 'desktop' | 'terminal' | 'command';

/** Parts of the product that read settings and may not be built yet; rows of those are shown nowhere. */
export type SettingReader = 'filesInChats' | 'desktopShell';

/** How a row is drawn: its page and group, its words, where it works, and why not elsewhere. */
export type SettingFace<T> = {
  page: SettingPage;
  section: SettingSection;
  label: TextKey;
  hint?: TextKey;
  /** One label per value of a choice. */
  choices?: Readonly<Record<string, TextKey>>;
  /** What each value of a choice means, where one hint cannot say it. */
  hints?: Readonly<Record<string, TextKey>>;
  places: readonly SettingPlace[];
  /** Shown with the row where it cannot work; without a sentence for the place the row is left out there. */
  elsewhere?: Partial<Readonly<Record<SettingPlace, TextKey>>>;
  /** Only variants with this switch offer it (spec §1). */
  feature?: keyof Features;
  capability?: SettingReader;
  /** Only whoever administers the office has something of it. */
  forAdministrators?: true;
  /** Values a face offers for a number; the command line takes any in range. */
  offered?: readonly T[];
  /** What nought means; «never» where nothing is said. */
  nought?: TextKey;
  /** A switch without which the row does nothing: it is left out while that is off. */
  under?: string;
};

/** What a setting's value is; a `time` is a time of day as `HH:MM`, 00:00 to 23:59. */
export type SettingType = 'choice' | 'switch' | 'number' | 'time' | 'text' | 'record';

/** One row per setting: what it may be, what it is until somebody decides, whose it is. */
export type SettingRow<T> = {
  type: SettingType;
  default: T;
  values?: readonly T[];
  min?: number;
  max?: number;
  unit?: 'minutes' | 'megabytes' | 'pixels';
  /** `person`: of whoever is signed in on this device; `device`: of everybody who uses it. */
  scope: 'person' | 'device';
  /** Left out: remembered by the faces themselves, not drawn. */
  face?: SettingFace<T>;
};
