// Finding apps, and the titles of groups.
import { expect, test } from 'vitest';
import { greetingAt } from '#sdk/apps/rules/greeting.ts';
import type { AppEntry } from '#sdk/apps/apps-api.ts';
import { findApps } from '#sdk/apps/screens/find-apps.ts';
import { groupTitleFits, longestTitle } from '#sdk/apps/rules/group-title.ts';

const app = (id: string, zh: string, en: string, pinyin: string): AppEntry => ({
  id,
  name: { zh, en },
  pinyin,
  detail: { zh: '', en: '' },
  categoryId: '1',
  icon: 'apps',
  hue: 0,
  kind: 'browser',
  exchange: false,
  opened: 0,
  lastTime: null,
  favorite: false,
  rev: 1,
});
const apps = [
  app('1', '设备台账', 'Equipment', 'shebeitaizhang sbtz'),
  app('2', '用车', 'Cars', 'yongche yc'),
];

test('apps are found by name in both languages, by pinyin and by initials', () => {
  const found = (text: string): string[] => findApps(apps, text).map(({ id }) => id);
  expect(found('设备')).toEqual(['1']);
  expect(found('EQUIP')).toEqual(['1']);
  expect(found('sbtz')).toEqual(['1']);
  expect(found('yongche')).toEqual(['2']);
  expect(found('')).toEqual(['1', '2']);
  expect(found('nothing')).toEqual([]);
});

test('a group needs a title', () => {
  expect(groupTitleFits('  ')).toBe(false);
  expect(groupTitleFits('值班')).toBe(true);
  expect(groupTitleFits('字'.repeat(longestTitle))).toBe(true);
  expect(groupTitleFits('字'.repeat(longestTitle + 1))).toBe(false);
});

test('nobody is wished a good morning at night', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
