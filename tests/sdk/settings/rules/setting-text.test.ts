// Proves how settings are written on a command line, and that writing and reading are inverses.
import { expect, test } from 'vitest';
import { parseSetting, printSetting, settingChoices } from '#sdk/settings/rules/setting-text.ts';
import { defaultSettings, settingNames, settingRow } from '#sdk/settings/table.ts';

test('what is printed is read back', () => {
  const values = defaultSettings();
  for (const name of settingNames.filter((each) => settingRow(each).type !== 'record'))
    expect(parseSetting(name, printSetting(values[name]))).toEqual(values[name]);
});

test.each([
  ['messageSound', 'off', false],
  ['messageSound', 'TRUE', true],
  ['messageSound', 'perhaps', undefined],
  ['autoLockMinutes', 'never', 0],
  ['autoLockMinutes', '15', 15],
  ['autoLockMinutes', '-1', undefined],
  ['autoLockMinutes', '99999', undefined],
  ['autoLockMinutes', '1.5', undefined],
  ['sendWay', 'ctrlEnter', 'ctrlEnter'],
  ['sendWay', 'shout', undefined],
  ['quietFrom', '07:05', '07:05'],
  ['quietFrom', '7:05', undefined],
  ['quietFrom', '24:00', undefined],
  ['inputHeights', '{}', undefined],
] as const)('%s "%s" means %s', (name, text, value) => expect(parseSetting(name, text)).toBe(value));

test('help can say what may be written', () => {
  expect(settingChoices('sendWay')).toEqual(['enter', 'ctrlEnter']);
  expect(settingChoices('messageSound')).toEqual(['on', 'off']);
  expect(settingChoices('autoLockMinutes')).toEqual(['0–1440']);
  expect(settingChoices('quietFrom')).toEqual(['HH:MM']);
  expect(settingChoices('cacheFolder')).toEqual([]);
});
