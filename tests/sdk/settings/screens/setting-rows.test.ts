// Proves which rows a place shows, and what stands beside those that cannot work there.
import { expect, test } from 'vitest';
import { choiceText } from '#sdk/locales/choice-text.ts';
import { withClock } from '#sdk/locales/date-format.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { settingSectionsOf } from '#sdk/settings/screens/setting-rows.ts';
import {
  defaultSettings,
  settingNames,
  settingPages,
  settingRow,
  type SettingPlace,
  type SettingReader,
} from '#sdk/settings/table.ts';
import { pickVariant } from '#variants/index.ts';

const variant = pickVariant('default');
const everything = new Set<SettingReader>(['filesInChats', 'desktopShell']);
const rows = (place: SettingPlace, readers = everything, values = defaultSettings()) =>
  settingPages.flatMap((page) =>
    settingSectionsOf({ page, place, variant, values, readers }).flatMap((section) => section.rows),
  );

test('a row whose reader is not built stands nowhere', () => {
  const names = rows('browser', new Set()).map((row) => row.name);
  expect(names).not.toContain('cacheImageSizeMb');
  expect(names).not.toContain('closeToTray');
  expect(names).toContain('sendWay');
});

test('what only the desktop client can do says so in a browser and works there', () => {
  const inBrowser = rows('browser').find((row) => row.name === 'cacheFolder');
  expect(inBrowser?.unavailable).toEqual({ key: 'settings.cacheFolderBrowser' });
  expect(rows('desktop').find((row) => row.name === 'cacheFolder')?.unavailable).toBeUndefined();
});

test('the alarms of the office are a row of those who administer it', () => {
  const shown = (administers?: boolean): boolean =>
    settingSectionsOf({
      ...{ page: 'messageInform', place: 'browser', variant, values: defaultSettings() },
      ...(administers !== undefined && { administers }),
    }).some((section) => section.rows.some(({ name }) => name === 'noticeOffice'));
  expect([shown(true), shown(false), shown()]).toEqual([true, false, true]);
});

test('a terminal has no row for a tray it never has', () => {
  expect(rows('terminal').map((row) => row.name)).not.toContain('closeToTray');
  expect(rows('browser').map((row) => row.name)).toContain('closeToTray');
});

test('a terminal is not asked for the density of a window', () => {
  expect(rows('terminal').map((row) => row.name)).not.toContain('density');
});

test('a number nobody offers stands among the others, in its order', () => {
  const row = rows('browser', everything, { ...defaultSettings(), autoLockMinutes: 7 }).find(
    ({ name }) => name === 'autoLockMinutes',
  );
  const { control } = row ?? {};
  if (control?.kind !== 'choice') throw new Error('a number is a choice');
  expect(control.value).toBe(7);
  expect(control.choices.map(({ value }) => value)).toEqual([0, 1, 5, 7, 10, 30, 60]);
  expect(control.choices[0]?.label).toEqual({ key: 'settings.never' });
});

test('the times of quiet hours stand there while there are quiet hours, by the clock of who reads', () => {
  const shown = (quietHours: boolean) =>
    rows('terminal', everything, { ...defaultSettings(), quietHours, quietFrom: '22:15' });
  expect(shown(false).map(({ name }) => name)).not.toContain('quietFrom');
  const control = shown(true).find(({ name }) => name === 'quietFrom')?.control;
  if (control?.kind !== 'choice') throw new Error('a time is a choice');
  const at = control.choices.findIndex(({ value }) => value === '22:15');
  expect(control.choices.slice(at - 1, at + 2).map(({ value }) => value)).toEqual([
    '22:00',
    '22:15',
    '22:30',
  ]);
  const label = control.choices[at]?.label ?? { key: 'settings.never' };
  const reader = createTranslator('en');
  expect(choiceText(reader, label)).toBe('22:15');
  const timeLocale = withClock(reader.timeLocale, '12h');
  expect(choiceText({ ...reader, timeLocale }, label)).toMatch(/^10:15\sPM$/u);
});

test('the way of sending explains itself by its value', () => {
  const hint = (sendWay: 'enter' | 'ctrlEnter') =>
    rows('browser', everything, { ...defaultSettings(), sendWay }).find(({ name }) => name === 'sendWay')
      ?.hint?.key;
  expect([hint('enter'), hint('ctrlEnter')]).toEqual([
    'settings.sendWayHintEnter',
    'settings.sendWayHintCtrlEnter',
  ]);
});

test('every drawn setting has its words in both languages, and every choice a label', () => {
  for (const language of ['zh', 'en'] as const) {
    const { translateRef } = createTranslator(language);
    for (const place of ['browser', 'desktop', 'terminal'] as const)
      for (const row of rows(place))
        for (const ref of [row.label, row.hint, row.unavailable].filter((each) => each !== undefined))
          expect(translateRef(ref)).not.toBe(ref.key);
  }
  for (const name of settingNames) {
    const { values, face, type } = settingRow(name);
    if (type === 'choice') expect(Object.keys(face?.choices ?? {})).toEqual(values);
  }
});
