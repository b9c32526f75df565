// Proves how names are joined.
import { expect, test } from 'vitest';
import { listText } from '#sdk/locales/list-text.ts';

test.each([
  ['zh-CN', [], ''],
  ['zh-CN', ['甲'], '甲'],
  ['zh-CN', ['甲', '乙'], '甲、乙'],
  ['zh-CN', ['甲', 'Bo', '丙'], '甲、Bo、丙'],
  ['en', ['Ann', 'Bo'], 'Ann, Bo'],
  ['en', ['Ann', 'Bo', '丙'], 'Ann, Bo, 丙'],
])('in %s %j is «%s»', (locale, names, text) => expect(listText({ locale }, names)).toBe(text));
