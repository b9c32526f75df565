// The settings of a person on a device, as one table that every face draws.
import type { TextKey } from '../locales/index.ts';
import { constantTable } from '#variants/constants.ts';
import { noticeTopicRows } from './notice-rows.ts';
import { quietHoursRows } from './quiet-rows.ts';
import type { SettingFace, SettingRow } from './setting-row.ts';

export { settingPages, settingSections } from './setting-row.ts';
export type {
  SettingPage,
  SettingPlace,
  SettingReader,
  SettingRow,
  SettingSection,
  SettingType,
} from './setting-row.ts';

const choice = <const V extends string>(
  values: readonly V[],
  start: NoInfer<V>,
  scope: 'person' | 'device',
  face: Omit<SettingFace<NoInfer<V>>, 'choices'> & { choices: Readonly<Record<V, TextKey>> },
): SettingRow<V> => ({ type: 'choice', values, default: start, scope, face });
const toggle = (
  start: boolean,
  scope: 'person' | 'device',
  face: SettingFace<boolean>,
): SettingRow<boolean> => ({ type: 'switch', values: [true, false], default: start, scope, face });
/** A number of spec §9: default and range are its constant's. */
const constant = (
  name: 'autoLockMinutes' | 'cacheImageSizeMb' | 'cacheVideoSizeMb' | 'autoDownloadSizeMb',
  unit: 'minutes' | 'megabytes',
  face: SettingFace<number>,
): SettingRow<number> => {
  const { value, min, max } = constantTable[name];
  return { type: 'number', default: value, min, max, unit, scope: 'person', face };
};

const windows = ['browser', 'desktop'] as const;
const screens = [...windows, 'terminal'] as const;

/** How many transfers run at once; a queue that is longer waits. */
const atOnce = (start: number, label: TextKey, offered: readonly number[]): SettingRow<number> => ({
  ...{ type: 'number', default: start, min: 1, max: 100, scope: 'person' },
  face: {
    ...{ page: 'fileManager', section: 'cache', label, places: [...screens, 'command'] },
    ...{ capability: 'filesInChats', offered },
  },
});

/** The table. `language: auto` follows the browser or system (spec §1). */
export const settingTable = {
  language: choice(['auto', 'zh', 'en'], 'auto', 'person', {
    page: 'generalSetting',
    section: 'appearance',
    label: 'settings.language',
    hint: 'settings.languageHint',
    choices: {
      auto: 'settings.languageSystem',
      zh: 'words.languageName.zh',
      en: 'words.languageName.en',
    },
    places: screens,
    feature: 'showLanguage',
  }),
  nameLetters: toggle(true, 'person', {
    page: 'generalSetting',
    section: 'appearance',
    label: 'settings.nameLetters',
    hint: 'settings.nameLettersHint',
    places: [...screens, 'command'],
  }),
  theme: choice(['system', 'light', 'dark'], 'system', 'person', {
    page: 'generalSetting',
    section: 'appearance',
    label: 'settings.theme',
    choices: {
      system: 'settings.themeSystem',
      light: 'settings.themeLight',
      dark: 'settings.themeDark',
    },
    places: screens,
  }),
  clock: choice(['24h', '12h'], '24h', 'person', {
    page: 'generalSetting',
    section: 'appearance',
    label: 'settings.clock',
    choices: { '24h': 'settings.clock24', '12h': 'settings.clock12' },
    places: screens,
  }),
  density: choice(['comfortable', 'compact'], 'comfortable', 'person', {
    page: 'generalSetting',
    section: 'appearance',
    label: 'settings.density',
    hint: 'settings.densityHint',
    choices: { comfortable: 'settings.densityComfortable', compact: 'settings.densityCompact' },
    places: windows,
  }),
  textSize: choice(['normal', 'large', 'larger'], 'normal', 'person', {
    page: 'generalSetting',
    section: 'appearance',
    label: 'settings.textSize',
    choices: {
      normal: 'settings.textSizeNormal',
      large: 'settings.textSizeLarge',
      larger: 'settings.textSizeLarger',
    },
    places: windows,
  }),
  sendWay: choice(['enter', 'ctrlEnter'], 'enter', 'person', {
    page: 'generalSetting',
    section: 'typing',
    label: 'settings.sendWay',
    hints: { enter: 'settings.sendWayHintEnter', ctrlEnter: 'settings.sendWayHintCtrlEnter' },
    choices: { enter: 'settings.sendWayEnter', ctrlEnter: 'settings.sendWayCtrlEnter' },
    places: screens,
  }),
  showTyping: toggle(true, 'person', {
    page: 'generalSetting',
    section: 'typing',
    label: 'settings.showTyping',
    hint: 'settings.showTypingHint',
    places: screens,
  }),
  autoSignIn: toggle(true, 'device', {
    page: 'generalSetting',
    section: 'session',
    label: 'settings.autoSignIn',
    hint: 'settings.autoSignInHint',
    // In a window the sign-in page asks, and keeps the answer in a cookie of its own.
    places: ['terminal', 'command'],
  }),
  autoLockMinutes: constant('autoLockMinutes', 'minutes', {
    page: 'generalSetting',
    section: 'lock',
    label: 'settings.autoLock',
    hint: 'settings.autoLockHint',
    places: screens,
    offered: [0, 1, 5, 10, 30, 60],
  }),
  closeToTray: toggle(true, 'device', {
    page: 'generalSetting',
    section: 'window',
    label: 'settings.closeToTray',
    hint: 'settings.closeToTrayHint',
    places: ['desktop'],
    elsewhere: { browser: 'settings.desktopOnly' },
    capability: 'desktopShell',
  }),
  /** The hide-window-on-screenshot flag of the specification (§5). */
  screenshotHides: toggle(false, 'device', {
    page: 'generalSetting',
    section: 'window',
    label: 'settings.screenshotHides',
    hint: 'settings.screenshotHidesHint',
    places: ['desktop'],
    elsewhere: { browser: 'settings.desktopOnly' },
    capability: 'desktopShell',
  }),
  /** How the terminal client reaches the person outside of its screen. */
  terminalNotice: choice(['auto', 'bell', 'osc9', 'osc777', 'off'], 'auto', 'device', {
    page: 'generalSetting',
    section: 'terminal',
    label: 'settings.terminalNotice',
    hint: 'settings.terminalNoticeHint',
    choices: {
      auto: 'settings.terminalAuto',
      bell: 'settings.terminalNoticeBell',
      osc9: 'settings.terminalNoticeOsc9',
      osc777: 'settings.terminalNoticeOsc777',
      off: 'settings.terminalOff',
    },
    places: ['terminal', 'command'],
  }),
  terminalPassthrough: toggle(false, 'device', {
    page: 'generalSetting',
    section: 'terminal',
    label: 'settings.terminalPassthrough',
    hint: 'settings.terminalPassthroughHint',
    places: ['terminal', 'command'],
  }),
  terminalMouse: toggle(false, 'device', {
    page: 'generalSetting',
    section: 'terminal',
    label: 'settings.terminalMouse',
    hint: 'settings.terminalMouseHint',
    places: ['terminal', 'command'],
  }),
  terminalPictures: choice(['auto', 'blocks', 'off'], 'auto', 'device', {
    page: 'generalSetting',
    section: 'terminal',
    label: 'settings.terminalPictures',
    hint: 'settings.terminalPicturesHint',
    choices: {
      auto: 'settings.terminalAuto',
      blocks: 'settings.terminalPicturesBlocks',
      off: 'settings.terminalOff',
    },
    places: ['terminal', 'command'],
  }),
  /** How wide the terminal draws characters that Unicode calls ambiguous. `auto` asks it at the start. */
  ambiguousWidth: choice(['auto', 'narrow', 'wide'], 'auto', 'device', {
    page: 'generalSetting',
    section: 'terminal',
    label: 'settings.ambiguousWidth',
    hint: 'settings.ambiguousWidthHint',
    choices: {
      auto: 'settings.terminalAuto',
      narrow: 'settings.ambiguousNarrow',
      wide: 'settings.ambiguousWide',
    },
    places: ['terminal', 'command'],
  }),
  debug: toggle(false, 'person', {
    page: 'generalSetting',
    section: 'advanced',
    label: 'settings.debug',
    hint: 'settings.debugHint',
    places: windows,
  }),
  messageTip: toggle(true, 'person', {
    page: 'messageInform',
    section: 'notices',
    label: 'settings.messageTip',
    hint: 'settings.messageTipHint',
    places: screens,
  }),
  messageTipContent: toggle(true, 'person', {
    page: 'messageInform',
    section: 'notices',
    label: 'settings.messageTipContent',
    hint: 'settings.messageTipContentHint',
    places: screens,
  }),
  messageSound: toggle(true, 'person', {
    page: 'messageInform',
    section: 'notices',
    label: 'settings.messageSound',
    hint: 'settings.messageSoundHint',
    places: screens,
  }),
  doNotDisturb: toggle(false, 'person', {
    page: 'messageInform',
    section: 'notices',
    label: 'settings.doNotDisturb',
    hint: 'settings.doNotDisturbHint',
    places: screens,
  }),
  ...quietHoursRows,
  ...noticeTopicRows,
  cacheFolder: {
    type: 'text',
    default: '',
    scope: 'device',
    face: {
      page: 'fileManager',
      section: 'cache',
      label: 'settings.cacheFolder',
      hint: 'settings.cacheFolderHint',
      places: ['desktop', 'terminal', 'command'],
      elsewhere: { browser: 'settings.cacheFolderBrowser' },
      capability: 'filesInChats',
    },
  } as SettingRow<string>,
  cacheImageSizeMb: constant('cacheImageSizeMb', 'megabytes', {
    page: 'fileManager',
    section: 'cache',
    label: 'settings.cacheImages',
    hint: 'settings.cacheSizeHint',
    places: [...screens, 'command'],
    capability: 'filesInChats',
    offered: [0, 10, 50, 100, 200],
  }),
  cacheVideoSizeMb: constant('cacheVideoSizeMb', 'megabytes', {
    page: 'fileManager',
    section: 'cache',
    label: 'settings.cacheVideos',
    hint: 'settings.cacheSizeHint',
    places: [...screens, 'command'],
    capability: 'filesInChats',
    offered: [0, 10, 50, 100, 200],
  }),
  autoDownload: toggle(false, 'person', {
    page: 'fileManager',
    section: 'cache',
    label: 'settings.autoDownload',
    hint: 'settings.autoDownloadHint',
    places: [...screens, 'command'],
    capability: 'filesInChats',
  }),
  autoDownloadSizeMb: constant('autoDownloadSizeMb', 'megabytes', {
    page: 'fileManager',
    section: 'cache',
    label: 'settings.autoDownloadSize',
    places: [...screens, 'command'],
    capability: 'filesInChats',
    offered: [10, 50, 100, 500],
  }),
  uploadsAtOnce: atOnce(3, 'settings.uploadsAtOnce', [1, 2, 3, 5, 10]),
  downloadsAtOnce: atOnce(5, 'settings.downloadsAtOnce', [1, 3, 5, 10, 20]),
  transferRateMb: {
    ...{ type: 'number', default: 0, min: 0, max: 10_000, unit: 'megabytes', scope: 'person' },
    face: {
      page: 'fileManager',
      section: 'cache',
      label: 'settings.transferRate',
      hint: 'settings.transferRateHint',
      places: [...screens, 'command'],
      capability: 'filesInChats',
      offered: [0, 1, 5, 20, 100],
      nought: 'settings.noLimit',
    },
  } as SettingRow<number>,
  receiveDirect: toggle(true, 'person', {
    page: 'fileManager',
    section: 'cache',
    label: 'settings.receiveDirect',
    hint: 'settings.receiveDirectHint',
    places: windows,
    elsewhere: { terminal: 'settings.receiveDirectElsewhere' },
    capability: 'filesInChats',
  }),
  listWidth: {
    type: 'number',
    default: 304,
    min: 264,
    max: 420,
    unit: 'pixels',
    scope: 'person',
  } as SettingRow<number>,
  inputHeights: { type: 'record', default: {}, scope: 'person' } as SettingRow<Record<string, number>>,
  /** The first steps are still shown where no chat is open. */
  showFirstSteps: {
    type: 'switch',
    values: [true, false],
    default: true,
    scope: 'person',
  } as SettingRow<boolean>,
  /** Announcements of groups that have been read, by group: a mark of their wording. */
  readNotices: { type: 'record', default: {}, scope: 'person' } as SettingRow<Record<string, string>>,
  /** Keys of shortcuts by name, where they are not the table's own. */
  shortcutKeys: { type: 'record', default: {}, scope: 'person' } as SettingRow<Record<string, string>>,
} as const;

/** Name of a setting. */
export type SettingName = keyof typeof settingTable;
/** Values of all settings. */
export type SettingValues = {
  -readonly [Name in SettingName]: (typeof settingTable)[Name] extends SettingRow<infer T> ? T : never;
};

/** All names, in the table's order. */
export const settingNames = Object.keys(settingTable) as readonly SettingName[];

/** A row, seen without its exact type. */
export const settingRow = (name: SettingName): SettingRow<unknown> =>
  settingTable[name] as SettingRow<unknown>;

/** The values before anybody decided anything. */
export function defaultSettings(): SettingValues {
  return Object.fromEntries(settingNames.map((name) => [name, settingTable[name].default])) as SettingValues;
}

const isTimeOfDay = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Why a value cannot be a setting's value, or undefined when it can. */
export function settingProblem(name: string, value: unknown): 'unknownName' | 'wrongValue' | undefined {
  if (!Object.hasOwn(settingTable, name)) return 'unknownName';
  const row = settingRow(name as SettingName);
  if (row.values !== undefined) return row.values.includes(value) ? undefined : 'wrongValue';
  if (typeof value !== typeof row.default || value === null || Array.isArray(value)) return 'wrongValue';
  if (row.type === 'time') return isTimeOfDay(value) ? undefined : 'wrongValue';
  if (typeof value !== 'number') return undefined;
  const fits = Number.isFinite(value) && value >= (row.min ?? value) && value <= (row.max ?? value);
  return fits && (row.unit === 'pixels' || Number.isInteger(value)) ? undefined : 'wrongValue';
}
