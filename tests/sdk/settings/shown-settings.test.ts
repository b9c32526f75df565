// Proves which settings a face shows.
import { expect, test } from 'vitest';
import { isSettingShown } from '#sdk/settings/rules/setting-shown.ts';
import { pickVariant } from '#variants/index.ts';

const variant = pickVariant('default');

test('a variant without languages shows no language', () => {
  expect(isSettingShown('language', variant)).toBe(true);
  expect(isSettingShown('language', { features: { ...variant.features, showLanguage: false } })).toBe(false);
});

test('what the window remembers by itself is not shown', () => {
  expect(isSettingShown('listWidth', variant)).toBe(false);
  expect(isSettingShown('theme', variant)).toBe(true);
});
